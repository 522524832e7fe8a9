import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { type EmbeddedServer, startEmbeddedServer } from "../../src/platform/database/embedded/embedded-server.ts";

/** Names the setting that says where the server of this run of tests is. */
export const OWN_SERVER = "TEST_OWN_SERVER";

const mostTemplates = 30;
const folder = join(hasRoom("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-tests");

/**
 * A crash may lose what a test wrote: nobody minds. Commits are waited for, else VACUUM finds rows that it may not call
 * visible. Plans are those of fresh tables, however long a test runs.
 */
const settings = {
  ...{ fsync: "off", full_page_writes: "off", autovacuum: "off" },
  ...{ max_connections: "400", shared_buffers: "128MB", max_wal_size: "1GB", checkpoint_timeout: "1h" },
};

/** Whether the databases of a run fit there; a container's disk may be small. */
function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > 2 * 1024 ** 3;
  } catch {
    return false;
  }
}

/**
 * Removes the servers of clones that are gone: they lie in memory.
 * @param place folder of the servers; `NAME.clone` there names the clone that has the server `NAME`
 */
export function removeLeftServers(place: string): void {
  const names = readdirSync(place);
  for (const note of names.filter((name) => name.endsWith(".clone"))) {
    if (existsSync(readFileSync(join(place, note), "utf8"))) continue;
    const server = note.slice(0, -".clone".length);
    for (const name of names.filter((each) => each.split(".", 1)[0] === server))
      rmSync(join(place, name), { recursive: true, force: true });
  }
}

/** The server whose templates are kept from one run to the next; one of its own beside another run in this folder. */
async function startServer(): Promise<EmbeddedServer> {
  const name = createHash("sha256").update(resolve(".")).digest("hex").slice(0, 12);
  const socketPath = join(folder, name);
  writeFileSync(join(folder, `${name}.clone`), resolve("."));
  try {
    return await startEmbeddedServer(socketPath, settings);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("is in use by"))) {
      // What a machine without power left, or another version.
      rmSync(socketPath, { recursive: true, force: true });
      return startEmbeddedServer(socketPath, settings);
    }
    const own = await mkdtemp(join(folder, "run-"));
    const server = await startEmbeddedServer(join(own, "database"), settings);
    return { ...server, stop: () => server.stop().then(() => rmSync(own, { recursive: true, force: true })) };
  }
}

/** Leftovers of killed tests, and all templates where there are too many of them: those of earlier sources. */
async function removeOld(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^(test|building|site)_'
      or datname like 'template\\_%' and (select count(*) from pg_database where datname like 'template\\_%') > $1`,
    [mostTemplates],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

/**
 * Starts one PostgreSQL for a whole run of vitest, from the binaries that the site runs by. It ends with the run,
 * however that ends. None is started where TEST_DATABASE_URL names one.
 */
export default async function startOwnServer(): Promise<() => Promise<void>> {
  if (process.env["TEST_DATABASE_URL"] !== undefined) return async () => {};
  mkdirSync(folder, { recursive: true });
  removeLeftServers(folder);
  const server = await startServer();
  await removeOld(server.url);
  process.env[OWN_SERVER] = server.url;
  return () => server.stop();
}
