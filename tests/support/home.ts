import { randomUUID } from "node:crypto";
import { cp, lstat, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";

/** Where a site keeps its data: a folder and, when tests run on PostgreSQL, a database of its own there. */
export interface Home {
  env: Record<string, string>;
  remove(): Promise<void>;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Names the setting that says where a data folder with the sample content lies, to be copied. */
export const PREPARED = "PREPARED_DATA_DIR";

/** A site that had to end in haste leaves its socket behind, which cannot be copied. */
const isNoSocket = async (path: string) => !(await lstat(path)).isSocket();

/**
 * Makes a home; on the server that `TEST_DATABASE_URL` names, else embedded.
 * @param content `sample`: with the sample content where it was prepared; a site that finds none seeds it itself
 */
export async function newHome(content: "sample" | "empty" = "sample"): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  const prepared = process.env[PREPARED];
  if (prepared && content === "sample") await cp(prepared, dataDir, { recursive: true, filter: isNoSocket });
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) return { env: { DATA_DIR: dataDir }, remove: removeFolder };
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href, SAMPLE_CONTENT: "true" },
    async remove() {
      await removeFolder();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Works on the data of a home whose site has stopped, as time or an operator would. */
export async function inHome({ env }: Home, work: (database: Database) => Promise<void>): Promise<void> {
  const url = env["DATABASE_URL"];
  const database = await openDatabase(
    url === undefined ? { dataDir: join(env["DATA_DIR"] ?? "", "database") } : { url },
  );
  await work(database);
  await database.close();
}
