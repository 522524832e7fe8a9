import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const BLOCK = 512;
const FOLDER = "5";

/**
 * Unpacks a fresh database as PGlite dumps one: gzip around tar, with folders and plain files whose paths are short.
 * @param folder is made; nothing may lie in it
 */
export function unpackArchive(archive: Uint8Array, folder: string): void {
  const tar = gunzipSync(archive);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let at = 0; tar[at] !== 0 && at < tar.length; ) {
    const text = (from: number, length: number) =>
      tar.toString("latin1", at + from, at + from + length).replace(/\0.*$/s, "");
    const path = join(folder, text(345, 155), text(0, 100));
    const size = Number.parseInt(text(124, 12), 8);
    const from = at + BLOCK;
    if (text(156, 1) === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, tar.subarray(from, from + size), { mode: 0o600, flag: "wx" });
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}
