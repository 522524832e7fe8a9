import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { chown, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { bareEnvironment, commandLine, FolderRefused, type Programs } from "./programs.ts";

/**
 * Where `pg_control` of PostgreSQL 18 says whether 8-byte values go by value: not on 32 bits, which WebAssembly has.
 */
const BY_VALUE_AT = 248;

/** Whether a folder is the database of a version of the site that ran on PGlite. */
export function isPgliteFolder(folder: string): boolean {
  const [version, control] = [join(folder, "PG_VERSION"), join(folder, "global/pg_control")];
  if (!existsSync(version) || !existsSync(control)) return false;
  return readFileSync(version, "utf8").trim() === "18" && readFileSync(control)[BY_VALUE_AT] === 0;
}

const run = promisify(execFile);

/** The same on every machine: text is UTF-8, sorted by its bytes, with the letters of Unicode. */
const parameters = [
  ...["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"],
  ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--wal-segsize=4", "--no-instructions"],
];

/** For chown(2). */
const UNCHANGED = -1;

const major = "18";

async function initialize(programs: Programs, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await giveTo(folder, programs.owner);
  const [program = "", ...rest] = commandLine(programs, "initdb", ["--pgdata", folder, ...parameters]);
  await run(program, rest, { cwd: "/", env: bareEnvironment() });
}

/** PostgreSQL opens only what is its user's own. */
async function giveTo(folder: string, owner: number): Promise<void> {
  if (process.getuid?.() !== 0 || (await stat(folder)).uid === owner) return;
  // The folder itself last: where this is broken off, it is done again.
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), owner, UNCHANGED);
  }
  await chown(folder, owner, UNCHANGED);
}

function refuseOther(dataFolder: string, folder: string): void {
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (!existsSync(join(folder, "global/pg_control"))) throw halfDatabase(dataFolder);
  if (isPgliteFolder(folder)) {
    throw new FolderRefused(
      `The database in ${dataFolder} is PGlite's, of an earlier version of the site: bring it over once with npm run move-database (docs/backup.md, "From PGlite").`,
    );
  }
  if (version === major) return;
  throw new FolderRefused(
    `The database in ${dataFolder} is one of PostgreSQL ${version}, and this version of the site brings PostgreSQL ${major}: back it up with the version that made it, and restore the archive here.`,
  );
}

const halfDatabase = (dataFolder: string) =>
  new FolderRefused(
    `The folder ${dataFolder} holds files, but not a whole database: restore it from a backup, or move it away to begin with an empty one.`,
  );

/**
 * Makes an empty cluster where the folder is empty; what holds one is left alone. It is made beside, in
 * `<folder>.new`, and renamed: a start that is broken off leaves an empty folder, never half a cluster.
 * @param dataFolder an existing folder that this process has locked
 * @param make puts a whole cluster into a folder that is not there yet
 * @throws FolderRefused when something else is there: remains of a cluster, or one of another version
 */
export async function makeClusterWhereEmpty(programs: Programs, dataFolder: string, make = initialize): Promise<void> {
  const folder = realpathSync(dataFolder);
  if (existsSync(join(folder, "PG_VERSION"))) {
    refuseOther(dataFolder, folder);
    return giveTo(folder, programs.owner);
  }
  if (readdirSync(folder).length > 0) throw halfDatabase(dataFolder);
  if (existsSync(`${folder}.moved`)) {
    throw new FolderRefused(
      `The move of the database in ${dataFolder} was broken off: run npm run move-database again.`,
    );
  }
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  await make(programs, aside);
  rmdirSync(folder);
  renameSync(aside, folder);
}
