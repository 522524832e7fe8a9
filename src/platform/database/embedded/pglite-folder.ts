import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where `pg_control` of PostgreSQL 18 says whether 8-byte values go by value: not on 32 bits, which WebAssembly has. */
const BY_VALUE_AT = 248;

/** Whether a folder is the database of a version of the site that ran on PGlite. */
export function isPgliteFolder(folder: string): boolean {
  const [version, control] = [join(folder, "PG_VERSION"), join(folder, "global/pg_control")];
  if (!existsSync(version) || !existsSync(control)) return false;
  return readFileSync(version, "utf8").trim() === "18" && readFileSync(control)[BY_VALUE_AT] === 0;
}
