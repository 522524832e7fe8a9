import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
const startWithinMs = 300_000;

// A crash may lose what a test wrote: nobody minds, and everything is much faster.
const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export interface PrivatePostgres {
  /** For TEST_DATABASE_URL; its user may create databases. */
  url: string;
  /** Stops it at once and starts it on the same port and folder: connections break, data stays. */
  restart(): Promise<void>;
  /** Stops it by its process id and removes its folder, unless that is kept. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of our own, on a free port, in a folder of its own.
 * @param keptIn a folder that stays, with its databases, for the next time; else one that is gone at the end
 * @returns the server, or one sentence that says why there is none
 */
export async function startPostgres(keptIn?: string): Promise<PrivatePostgres | string> {
  const bin = findBinaries();
  if (bin === undefined) {
    return "PostgreSQL is not installed (no initdb in /usr/lib/postgresql/*/bin or PATH): tests on a server are left out. Install the package postgresql to run them.";
  }
  const folder = keptIn === undefined ? await mkdtemp(join(tmpdir(), "karier-postgres-")) : resolve(keptIn);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o777);
  const data = join(folder, "data");
  if (!existsSync(data)) {
    await asPostgres(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  }
  const port = await freePort();
  let server = await startServer(bin, data, port);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      await stopServer(data, server);
      server = await startServer(bin, data, port);
    },
    async stop() {
      await stopServer(data, server);
      if (keptIn === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where initdb and its like lie. */
export function findBinaries(): string | undefined {
  const { PATH = "" } = process.env;
  const debian = globSync("/usr/lib/postgresql/*/bin/initdb").sort((a, b) =>
    b.localeCompare(a, "en", { numeric: true }),
  );
  const found = debian[0] ?? PATH.split(delimiter).flatMap((folder) => globSync(join(folder, "initdb")))[0];
  return found?.replace(/\/initdb$/, "");
}

/** PostgreSQL refuses to run as root: there it runs as the user its package made. */
function command(program: string, parameters: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, parameters];
  return ["runuser", ["-u", "postgres", "--", program, ...parameters]];
}

/** Runs one of them to its end. */
export async function asPostgres(program: string, parameters: string[]): Promise<void> {
  await run(...command(program, parameters), { cwd: "/" });
}

async function startServer(bin: string, data: string, port: number): Promise<ChildProcess> {
  const settings = [...fast, "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
  const parameters = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const [program, all] = command(join(bin, "postgres"), parameters);
  const server = spawn(program, all, { cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  await readyToAnswer(server);
  return server;
}

function readyToAnswer(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = () => reject(new Error(`PostgreSQL did not start: ${output}`));
    const timer = setTimeout(fail, startWithinMs);
    server.once("exit", fail);
    server.stderr?.on("data", (text) => {
      output += text;
      if (!output.includes("ready to accept connections")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

async function stopServer(data: string, server: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => server.once("exit", resolve));
  const [pid] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
  // SIGQUIT: at once, without waiting for anyone who is connected.
  process.kill(Number(pid), "SIGQUIT");
  await exited;
}
