import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { mostFiles } from "../command.ts";
import { type PackFault, PackFaults } from "./pack-part.ts";

/** A file of a pack before anybody looked into it. */
export interface PackBytes {
  path: string;
  bytes: Uint8Array;
}

/** Bytes that a file of a pack may have: texts of a page are some thousand. */
const longestFile = 1024 * 1024;
async function wrongKind(path: string, file: string): Promise<PackFault[]> {
  const refuse = (reason: string) => [{ path, line: 1, reason }];
  const { size } = await stat(file);
  return size > longestFile ? refuse(`it has ${size} bytes, a file of a pack has at most ${longestFile}`) : [];
}

/**
 * Reads every file below a pack's folder, in order of path; hidden ones are passed over. Links are not followed: they may
 * lead out of the pack.
 * @throws PackFaults naming what is no plain file or too long
 */
export async function readPackFolder(dir: string): Promise<PackBytes[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const faults: PackFault[] = [];
  const found: { path: string; file: string }[] = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(dir, file).split(sep).join("/");
    if (entry.isDirectory() || path.split("/").some((name) => name.startsWith("."))) continue;
    if (!entry.isFile())
      faults.push({ path, line: 1, reason: "it is a link or another special file: put the file itself here" });
    else {
      faults.push(...(await wrongKind(path, file)));
      found.push({ path, file });
    }
  }
  if (found.length > mostFiles)
    faults.push({ path: dir, line: 1, reason: `it has ${found.length} files, a pack has at most ${mostFiles}` });
  if (faults.length > 0) throw new PackFaults(faults);
  found.sort((one, other) => (one.path < other.path ? -1 : 1));
  return Promise.all(found.map(async ({ path, file }) => ({ path, bytes: await readFile(file) })));
}
