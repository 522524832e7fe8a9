import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { migrations } from "../../../src/app/migrations.ts";
import { type Database, openDatabase } from "../../../src/platform/database/database.ts";
import { templateKey } from "../../../tests/support/database-template.ts";
import { startPostgres } from "../../../tests/support/postgres.ts";
import { fillPeople } from "./fill-people.ts";
import { fillVacancies } from "./fill-vacancies.ts";
import { firstPerson } from "./first-person.ts";
import { large, type Size, small } from "./sizes.ts";

/** A server with a filled database of each size. */
export interface FilledServer {
  small: string;
  large: string;
  stop(): Promise<void>;
}

const sources = globSync("scripts/bench/scale/{fill-*,first-person}.ts").sort();
const source = createHash("sha256")
  .update(sources.map((path) => readFileSync(path, "utf8")).join(""))
  .digest("hex");
// Another schema, another filling or another month, in which vacancies have closed, is another database.
const month = () => new Date().toISOString().slice(0, 7);
const getName = ({ vacancies }: Size) =>
  `scale-${vacancies}-${month()}-${source.slice(0, 8)}-${templateKey({ migrations }).slice(0, 12)}`;

const hour = 3_600_000;

/** Over one connection, without a limit of time: what fills a table takes minutes. */
async function alone(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url, connections: 1, statementMs: hour });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function fill(url: string, size: Size): Promise<void> {
  const began = performance.now();
  await alone(url, (database) => fillVacancies(database, size));
  const first = await firstPerson(await openDatabase({ url }));
  await alone(url, async (database) => {
    await fillPeople(database, size, first);
    await database.run("vacuum (analyze)");
  });
  console.log(`${size.applications} applications filled in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** A database by its size, filled the first time; a filling that was broken off begins again. */
async function filled(admin: Database, url: string, size: Size): Promise<string> {
  const [name, unfinished] = [getName(size), `${getName(size)}-unfinished`];
  const at = (database: string) => url.replace(/\/postgres$/, `/${database}`);
  const known = await admin.run("select 1 from pg_database where datname = $1", [name]);
  if (known.length > 0) return at(name);
  await admin.run(`drop database if exists "${unfinished}"`);
  await admin.run(`create database "${unfinished}"`);
  console.log(`Filling ${name} …`);
  await fill(at(unfinished), size);
  await admin.run(`alter database "${unfinished}" rename to "${name}"`);
  return at(name);
}

/** Both sizes on a server of our own whose folder is kept; or why there are none. */
export async function filledServer(): Promise<FilledServer | string> {
  const server = await startPostgres(".cache/bench/scale");
  if (typeof server === "string") return server;
  const admin = await openDatabase({ url: server.url });
  try {
    const urls = { small: await filled(admin, server.url, small), large: await filled(admin, server.url, large) };
    await admin.run("checkpoint");
    return { ...urls, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await admin.close();
  }
}
