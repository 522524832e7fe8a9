import { z } from "zod";
import type { Database } from "../../../src/platform/database/database.ts";

const tablesSchema = z.array(z.object({ name: z.string(), scans: z.number(), rows: z.number(), isLarge: z.boolean() }));
type Tables = z.infer<typeof tablesSchema>;

/** A table of more rows than this is never to be read through. */
const LARGE = 10_000;

// What indexes gave counts as read, be it for the table's rows or instead of them.
const statistics = `select s.relname as name, coalesce(s.seq_scan, 0) as scans,
    coalesce(s.seq_tup_read, 0) + coalesce((select sum(idx_tup_read) from pg_stat_user_indexes i
      where i.relid = s.relid), 0)::bigint as rows,
    c.reltuples > ${LARGE} as "isLarge"
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.schemaname = 'public'`;

/** As many as a pool has: each asks on its own. */
const CONNECTIONS = 10;

/** The database's own statistics, once every connection of the site has reported its work. */
async function readTables(database: Database): Promise<Tables> {
  const flush = () => database.run("select pg_stat_force_next_flush(), pg_sleep(0.1)");
  await Promise.all(Array.from({ length: CONNECTIONS }, flush));
  return tablesSchema.parse(await database.run(statistics));
}

/** Rows that a call reads, and large tables that it reads through. */
export interface RowsRead {
  rows: number;
  readThrough: string[];
}

/** How many rows a call reads, by the database's own counting: what every plan, trigger and check of a key did. */
export async function rowsRead(
  database: Database,
  ask: (turn: number) => Promise<unknown>,
  turns: readonly number[],
): Promise<RowsRead> {
  const before = await readTables(database);
  for (const turn of turns) await ask(turn);
  const after = await readTables(database);
  const was = new Map(before.map((table) => [table.name, table]));
  const readThrough = after.filter(({ name, scans, isLarge }) => isLarge && scans > (was.get(name)?.scans ?? 0));
  const sum = (tables: Tables) => tables.reduce((all, { rows }) => all + rows, 0);
  return {
    rows: Math.round((sum(after) - sum(before)) / turns.length),
    readThrough: readThrough.map(({ name }) => name),
  };
}
