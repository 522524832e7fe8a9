import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Of the owner alone. */
const only = { mask: 0o077, folder: 0o700, file: 0o600 } as const;

async function isOpen(path: string): Promise<boolean> {
  return ((await lstat(path)).mode & only.mask) !== 0;
}

/** Files below; a link leads elsewhere and is skipped. */
async function closeBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() && !entry.isFile()) continue;
    if (await isOpen(path)) await chmod(path, entry.isDirectory() ? only.folder : only.file);
    if (entry.isDirectory()) await closeBelow(path);
  }
}

/**
 * Makes the data folder this user's own, and everything that the process writes from now on: it holds passwords'
 * hashes, resumes and the secret. One that was open to other users of the machine is closed with all its content.
 * @param dataDir made where it is not there
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  process.umask(only.mask);
  await mkdir(dataDir, { recursive: true, mode: only.folder });
  if (!(await isOpen(dataDir))) return;
  // First the folder, then its content.
  await chmod(dataDir, only.folder);
  await closeBelow(dataDir);
}
