import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { lockFolder } from "../folder-lock.ts";
import { makeClusterWhereEmpty } from "./make-cluster.ts";
import { isOf, readPostmaster } from "./postmaster-file.ts";
import { FolderRefused, findPrograms, type Programs } from "./programs.ts";
import { type ClusterPlace, PORT, type ServerProcess, startServerProcess } from "./server-process.ts";

/** A socket's path may have 103 bytes on every system; this is what PostgreSQL adds to its folder's. */
const LONGEST = 103 - "/.s.PGSQL.5432".length - ".lock".length;

/**
 * A folder for the socket of a cluster that only this user may enter: anyone who reaches the socket is trusted.
 * @param folder the cluster's, whose neighbour it is; where that path is too long, it is in the folder of temporary
 * files
 */
function makeSocketFolder(folder: string): string {
  const beside = `${folder}.socket`;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const place = Buffer.byteLength(beside) <= LONGEST ? beside : join(tmpdir(), `karier-${name}`);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(place);
  const user = process.getuid?.();
  // Root may give a command for the site's user.
  if ((uid !== user && user !== 0) || (mode & 0o077) !== 0)
    throw new Error(`The folder ${place} is not this user's alone: remove it.`);
  return place;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

export interface EmbeddedServer {
  /** Its address, for node-postgres. */
  url: string;
  /** Ends PostgreSQL with all that it holds written, and frees the folder. */
  stop(): Promise<void>;
}

const toAddress = (socketFolder: string) =>
  `postgres://postgres@localhost:${PORT}/postgres?ssl=0&host=${encodeURIComponent(socketFolder)}`;

/**
 * Starts PostgreSQL on a folder, made when it is missing; starts it again whenever it ends on its own.
 * @param settings of PostgreSQL, beside those that every embedded one has or instead
 * @throws FolderRefused, or Error with one sentence for the operator: folder in use, damaged
 */
export async function startEmbeddedServer(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedServer> {
  const unlock = lockFolder(dataFolder);
  try {
    const programs = await findPrograms(getOwner(realpathSync(dataFolder)));
    await makeClusterWhereEmpty(programs, dataFolder);
    const folder = realpathSync(dataFolder);
    const keeper = new Keeper(programs, folder, settings);
    await keeper.start();
    return {
      url: toAddress(keeper.socketFolder),
      async stop() {
        await keeper.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof FolderRefused) throw error;
    throw new Error(`The embedded database in ${dataFolder} cannot be opened: it may be damaged, or the disk full.`, {
      cause: error,
    });
  }
}

/** Whose the cluster is, or is to be: a command that root gives leaves it to the site's user. */
function getOwner(folder: string): Stats {
  const own = statSync(folder);
  return own.uid === 0 ? statSync(dirname(folder)) : own;
}

/** The address of the PostgreSQL that another process runs on a folder; null where none does. */
export function findRunningServer(dataFolder: string): string | null {
  if (!existsSync(dataFolder)) return null;
  const folder = realpathSync(dataFolder);
  const found = readPostmaster(folder);
  return found?.isReady && isOf(folder, found.pid) ? toAddress(found.socketFolder) : null;
}

/** Keeps PostgreSQL running until `stop` is called. */
class Keeper {
  readonly socketFolder: string;
  #programs: Programs;
  #place: ClusterPlace;
  #running: Promise<ServerProcess> | undefined;
  #isStopping = false;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(programs: Programs, folder: string, settings: Readonly<Record<string, string>>) {
    this.#programs = programs;
    this.socketFolder = makeSocketFolder(folder);
    this.#place = { folder, socketFolder: this.socketFolder, logFile: `${folder}.log`, settings };
  }

  async start(): Promise<void> {
    this.#running = startServerProcess(this.#programs, this.#place);
    const server = await this.#running;
    void server.ended.then(() => this.#startAgain());
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const server = await this.#running?.catch(() => undefined);
    await server?.stop();
  }

  #startAgain(): void {
    if (this.#isStopping) return;
    setTimeout(() => {
      if (this.#isStopping) return;
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
      this.start().then(
        () => {
          this.#pauseMs = FIRST_PAUSE_MS;
        },
        () => this.#startAgain(),
      );
    }, this.#pauseMs).unref();
  }
}
