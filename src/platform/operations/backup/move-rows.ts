import { sql } from "kysely";
import type { Database, Tx } from "../../database/database.ts";
import { doneMigrations, lockSchema, type Migration, migrateWithin } from "../../database/migrate.ts";
import { openQueues, readWaitingJobs } from "../../jobs/waiting-jobs.ts";
import { everySomeSeconds, type Say } from "../command.ts";
import type { TableEntry } from "./archive-format.ts";
import { dumpTable, getRows } from "./dump-table.ts";
import { loadTable, withoutRules } from "./load-table.ts";
import { checkEmpty, checkMigrations, goOnCounting, makeSchema, verify } from "./restore.ts";
import { readSequences, readShapes, speakPlainly, type TableShape } from "./table-shapes.ts";

async function* getBytes(from: Tx, shape: TableShape): AsyncGenerator<Uint8Array> {
  for await (const lines of getRows(from, shape)) yield Buffer.from(`${lines.join("\n")}\n`);
}

/**
 * Moves everything from one database into an empty one: rows, jobs that wait, what sequences counted. Each table's hash
 * is the same afterwards. The database stays the same installation, since its files stay where they are.
 * @param from a transaction on a database without other writers
 * @returns how many rows there are
 * @throws ArchiveRefused where the other database is not empty, or this product does not know the schema
 */
export async function moveRows(
  from: Tx,
  to: Database,
  migrations: readonly Migration[],
  say: Say,
): Promise<{ tables: number; rows: number; jobs: number }> {
  const tell = everySomeSeconds(say);
  await speakPlainly(from);
  const tables: TableEntry[] = [];
  const shapes = await readShapes(from);
  for (const shape of shapes) tables.push(await dumpTable(from, shape));
  const contents = { migrations: await doneMigrations(from), tables, sequences: await readSequences(from) };
  checkMigrations({ ...contents, product: "before" }, migrations);
  const jobs = await readWaitingJobs(from);
  const queues = await openQueues(to, jobs);
  try {
    await to.transact(async (tx) => {
      await lockSchema(tx);
      await checkEmpty(tx);
      const made = await makeSchema(tx, migrations, contents);
      await withoutRules(tx, made, async () => {
        for (const shape of made) {
          tell(() => `Table ${shape.name}.`);
          await loadTable(tx, shape, getBytes(from, shape));
        }
      });
      await goOnCounting(tx, contents);
      await verify(tx, made, contents, tell);
      await migrateWithin(tx, migrations);
      for (const job of jobs) await queues.send(tx, job);
      await sql`analyze`.execute(tx);
    });
  } finally {
    await queues.close();
  }
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), jobs: jobs.length };
}
