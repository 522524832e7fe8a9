import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Database } from "../../src/platform/database/database.ts";

const columnRow = z.object({ table: z.string(), name: z.string(), type: z.string(), isNullable: z.boolean() });
const keyRow = z.object({ table: z.string(), columns: z.array(z.string()), isPrimary: z.boolean() });
const referenceRow = z.object({ table: z.string(), columns: z.array(z.string()), to: z.string() });

/** Columns in their order; `int8`, `text[]`. */
export type Column = z.infer<typeof columnRow>;
/** Unique columns of a table. */
export type Key = z.infer<typeof keyRow>;
/** A foreign key. */
export type Reference = z.infer<typeof referenceRow>;

/** The tables of our own, of every feature, as the migrations have made them. */
export interface Schema {
  columns: Column[];
  keys: Key[];
  references: Reference[];
  /** "features/agenda", by table. */
  rooms: ReadonlyMap<string, string>;
}

const columnsOf = `
  select table_name as "table", column_name as "name", is_nullable = 'YES' as "isNullable",
    case when udt_name like '\\_%' then substr(udt_name, 2) || '[]' else udt_name end as "type"
  from information_schema.columns
  where table_schema = 'public' and table_name <> 'migrations'
  order by table_name, ordinal_position`;

const keysOf = `
  select tables.relname as "table", indisprimary as "isPrimary",
    array(select attname::text collate "C" from unnest(indkey::int2[]) with ordinality as key (number, place)
      join pg_attribute on attrelid = indrelid and attnum = number order by place) as "columns"
  from pg_index join pg_class tables on tables.oid = indrelid
  where indisunique and indpred is null and indexprs is null and relnamespace = 'public'::regnamespace
  order by 1, 2 desc, 3`;

const referencesOf = `
  select tables.relname as "table", parents.relname as "to",
    array(select attname::text collate "C" from unnest(conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number order by place) as "columns"
  from pg_constraint join pg_class tables on tables.oid = conrelid join pg_class parents on parents.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace
  order by 1, 3, 2`;

/** Each table's feature: the folder below src whose `*.tables.ts` names it. */
function roomsOfTables(): Map<string, string> {
  const rooms = new Map<string, string>();
  for (const file of globSync("src/{features,platform}/*/**/*.tables.ts").sort()) {
    const [, room = ""] = /^src\/(\w+\/[\w-]+)\//.exec(file) ?? [];
    const [, named = ""] = /interface Tables \{(.*)/s.exec(readFileSync(file, "utf8")) ?? [];
    for (const [, table = ""] of named.matchAll(/^ {4}(\w+):/gm)) rooms.set(table, room);
  }
  return rooms;
}

export async function readSchema(database: Database): Promise<Schema> {
  return {
    columns: z.array(columnRow).parse(await database.run(columnsOf)),
    keys: z.array(keyRow).parse(await database.run(keysOf)),
    references: z.array(referenceRow).parse(await database.run(referencesOf)),
    rooms: roomsOfTables(),
  };
}
