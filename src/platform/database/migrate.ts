import { sql } from "kysely";
import { z } from "zod";
import type { Database, Db, Tx } from "./database.ts";
import { withoutLimit } from "./raw-pool.ts";

/** One step of the schema. The name is for ever: it is how the database knows what it has. */
export interface Migration {
  name: string;
  up(db: Db): Promise<void>;
}

// Any number, the same in every process of the product.
const lockId = 7_214_905_133;

/** The database was brought further by a later version; the message is one sentence for the operator. */
export class NewerSchema extends Error {
  override readonly name = "NewerSchema";
}

/**
 * Brings the schema up to date, in the list's order, all or nothing; of several processes one does it.
 *
 * Not Kysely's Migrator: that sorts by name, while features are ordered by what they build on, and it looks at every
 * table first, 0.2 s at each start.
 * @returns the names that ran
 * @throws NewerSchema where the database has had migrations that are none of the list's, unless those are allowed
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  { allowsNewerSchema = false } = {},
): Promise<string[]> {
  const done = await namesDone(database);
  if (!allowsNewerSchema) refuseNewer(done, migrations);
  if (migrations.every(({ name }) => done.has(name))) return [];
  return database.transact((tx) => migrateWithin(tx, migrations));
}

/** Until the transaction ends, anyone else who would change the schema waits. */
export async function lockSchema(tx: Tx): Promise<void> {
  // Building an index may take longer than a page's query may, and so may waiting for the process that does it.
  await sql.raw(withoutLimit).execute(tx);
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
}

/** The same as `migrate`, in a transaction that does more than this. */
export async function migrateWithin(tx: Tx, migrations: readonly Migration[]): Promise<string[]> {
  await lockSchema(tx);
  await sql`create table if not exists migrations (
    name text primary key,
    ran_at timestamptz not null default now()
  )`.execute(tx);
  const ran: string[] = [];
  const done = new Set(await doneMigrations(tx));
  for (const { name, up } of migrations) {
    if (done.has(name)) continue;
    await up(tx);
    await sql`insert into migrations (name) values (${name})`.execute(tx);
    ran.push(name);
  }
  return ran;
}

/** The steps that a database has, whose table of them there is. */
export async function doneMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by ran_at, name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The steps that wait for the next start; changes nothing. */
export async function pendingMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const done = await namesDone(database);
  return migrations.flatMap(({ name }) => (done.has(name) ? [] : [name]));
}

/** Read without a lock, so that the usual start, with nothing to do, waits for nobody. */
async function namesDone(database: Database): Promise<Set<string>> {
  const [table] = await database.run("select to_regclass('migrations') is not null as exists");
  const exists = z.object({ exists: z.boolean() }).parse(table).exists;
  const rows = exists ? await database.run("select name from migrations") : [];
  return new Set(
    z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name),
  );
}

function refuseNewer(done: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const [newer] = [...done].filter((name) => !known.has(name));
  if (newer === undefined) return;
  throw new NewerSchema(
    `The database was brought further by a later version (${newer}): start that version, or set ALLOW_NEWER_SCHEMA=true while the two run side by side.`,
  );
}
