import { sql } from "kysely";
import { z } from "zod";
import type { Tx } from "../../database/database.ts";

/** A table as the database describes it. */
export interface TableShape {
  name: string;
  /** Its written columns, by name; generated columns fill themselves. */
  columns: { name: string; type: string }[];
  /** The sort key of its rows, the same in every database. */
  order: { name: string; isText: boolean }[];
}

/** Kept by `migrate`, which makes its rows again. */
const ownTable = "migrations";

const describedColumn = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  is_text: z.boolean(),
  key_place: z.int().nullable(),
});

function getShape(name: string, columns: readonly z.infer<typeof describedColumn>[]): TableShape {
  const keys = columns.filter((column) => column.key_place !== null);
  keys.sort((one, other) => (one.key_place ?? 0) - (other.key_place ?? 0));
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    order: keys.map((column) => ({ name: column.name, isText: column.is_text })),
  };
}

/** Every table with its columns, by name. */
export async function readShapes(tx: Tx): Promise<TableShape[]> {
  const { rows } = await sql`
    select pg_class.relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
      attcollation <> 0 as is_text, array_position(indkey::int2[], attnum) as key_place
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    left join pg_index on indrelid = pg_class.oid and indisprimary
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> ${ownTable}
    order by relname collate "C", attname collate "C"`.execute(tx);
  const byTable = Map.groupBy(z.array(describedColumn).parse(rows), ({ table }) => table);
  return [...byTable].map(([name, columns]) => getShape(name, columns));
}

const sequence = z.object({ name: z.string(), last: z.string().nullable() });

/** The last number that each sequence gave. A snapshot does not hold them still: it is never less than its rows have. */
export async function readSequences(tx: Tx): Promise<z.infer<typeof sequence>[]> {
  const { rows } = await sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by sequencename collate "C"`.execute(tx);
  return z.array(sequence).parse(rows);
}

/** Goes on counting where the sequences had come to. */
export async function setSequences(tx: Tx, sequences: readonly z.infer<typeof sequence>[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await sql`select setval(${`"${name}"`}::regclass, ${last}::bigint)`.execute(tx);
  }
}

/** Text of a value means the same on every server, whatever its settings. */
export async function speakPlainly(tx: Tx): Promise<void> {
  const settings = {
    datestyle: "ISO, YMD",
    intervalstyle: "postgres",
    timezone: "UTC",
    bytea_output: "hex",
    extra_float_digits: "1",
  };
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
}
