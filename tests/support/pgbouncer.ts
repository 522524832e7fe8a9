import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";

export interface PgBouncer {
  url: string;
  stop(): Promise<void>;
}

const places = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"];

/**
 * A pgbouncer in front of a server, which lends each connection for one transaction.
 * @param isTolerant it ignores settings of the start instead of refusing them
 * @returns one sentence where there is none
 */
export async function startPgBouncer(
  serverUrl: string,
  { isTolerant }: { isTolerant: boolean },
): Promise<PgBouncer | string> {
  const program = places.find((place) => existsSync(place));
  if (program === undefined) return "pgbouncer is not installed: install the package pgbouncer to run its tests.";
  const { port: serverPort } = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), "karier-pgbouncer-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const settings = [
    "[databases]",
    `* = host=127.0.0.1 port=${serverPort} user=postgres`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 4",
    "max_client_conn = 300",
    ...(isTolerant ? ["ignore_startup_parameters = options,statement_timeout,extra_float_digits"] : []),
  ];
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, `${settings.join("\n")}\n`);
  const asRoot = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const child = spawn(program, [...asRoot, "-q", file], { stdio: "ignore", cwd: "/" });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await eventually(() => reached(port));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill("SIGINT");
      setTimeout(() => child.kill("SIGKILL"), 3_000).unref();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function reached(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });
}
