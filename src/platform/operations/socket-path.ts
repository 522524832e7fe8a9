import { createHash } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Longest path that a Unix socket may have everywhere, in bytes. */
const longestPath = 100;

/** The folder that only the same user may enter, in the data folder. */
export function socketFolder(dataDir: string): string {
  return resolve(dataDir, "socket");
}

/** Where the socket lies; on Windows the name of a pipe, which has no folder. */
export function socketFile(dataDir: string): string {
  if (process.platform !== "win32") return join(socketFolder(dataDir), "command.sock");
  const name = createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 32);
  return `\\\\.\\pipe\\${name}`;
}

/** Uses the socket under a path that is short enough: a link in a folder of our own, where its own path is too long. */
export async function withShortPath<T>(dataDir: string, use: (path: string) => Promise<T>): Promise<T> {
  const path = socketFile(dataDir);
  if (Buffer.byteLength(path) <= longestPath || process.platform === "win32") return use(path);
  const folder = await mkdtemp(join(tmpdir(), "socket-"));
  try {
    await symlink(socketFolder(dataDir), join(folder, "at"));
    return await use(join(folder, "at", "command.sock"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
