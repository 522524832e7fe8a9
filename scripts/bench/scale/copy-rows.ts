import { z } from "zod";
import type { Database } from "../../../src/platform/database/database.ts";

/** How rows that the product wrote become many. */
export interface Copying {
  table: string;
  /** Which of its rows are copied, as SQL about `made`. */
  where: string;
  count: number;
  /** Columns that differ between copies, as SQL over `n` (1 to `count`), `made` and the joined tables. */
  set: Readonly<Record<string, string>>;
  joined?: string;
}

const columnsSchema = z.array(z.object({ name: z.string(), isOwn: z.boolean() }));

/** Columns of a table that can be written; `isOwn` are those that the database numbers on its own. */
async function listColumns(database: Database, table: string) {
  const found = await database.run(
    `select column_name as name, is_identity = 'YES' as "isOwn" from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return columnsSchema.parse(found);
}

/**
 * Copies rows so many times within the database. Columns that nobody names are copied, whatever the schema gets later,
 * so that what is measured stays what the product writes.
 */
export async function copyRows(database: Database, { table, where, count, set, joined = "" }: Copying): Promise<void> {
  const columns = (await listColumns(database, table)).filter(({ name, isOwn }) => !isOwn || name in set);
  const unknown = Object.keys(set).filter((name) => columns.every((column) => column.name !== name));
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(", ")}.`);
  const made = z.tuple([z.object({ rows: z.number() })]);
  const [{ rows }] = made.parse(await database.run(`select count(*) as rows from ${table} as made where ${where}`));
  if (rows === 0) throw new Error(`${table} has no row to copy.`);
  const began = performance.now();
  await database.run(
    `insert into ${table} (${columns.map(({ name }) => name).join(", ")})
       overriding system value
     select ${columns.map(({ name }) => set[name] ?? `made.${name}`).join(", ")}
     from generate_series(1, ${count}) as n cross join (select * from ${table} as made where ${where}) as made ${joined}`,
  );
  console.log(
    `  ${table}: ${(count * rows).toLocaleString("en")} (${Math.round((performance.now() - began) / 1000)} s)`,
  );
}
