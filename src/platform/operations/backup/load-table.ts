import { sql } from "kysely";
import { z } from "zod";
import type { Tx } from "../../database/database.ts";
import { ArchiveRefused, longestLine } from "./archive-format.ts";
import type { TableShape } from "./table-shapes.ts";

const NEWLINE = 10;

/** The lines of a text that comes in pieces, several at once, without their ends. */
async function* getLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const end = bytes.lastIndexOf(NEWLINE);
    if (end >= 0) {
      yield Buffer.concat([...begun, bytes.subarray(0, end)])
        .toString("utf8")
        .split("\n");
      begun = [];
      begunBytes = 0;
    }
    begun.push(bytes.subarray(end + 1));
    begunBytes += bytes.length - end - 1;
    if (begunBytes > longestLine) throw new ArchiveRefused("A row in the archive is longer than it can be.");
  }
  if (begunBytes > 0) throw new ArchiveRefused("A table in the archive is cut off.");
}

/** Characters and rows that one statement brings. */
const MOST = { length: 1024 * 1024, rows: 2000 };

function insertFrom({ name, columns }: TableShape, lines: readonly string[]) {
  const into = sql.join(columns.map((column) => sql.ref(column.name)));
  const columnDefinitions = sql.join(columns.map((column) => sql`${sql.ref(column.name)} text`));
  const values = sql.join(columns.map((column) => sql`${sql.ref(`r.${column.name}`)}::${sql.raw(column.type)}`));
  return sql`insert into ${sql.table(name)} (${into}) overriding system value
    select ${values} from json_to_recordset(${`[${lines.join(",")}]`}::json) as r (${columnDefinitions})`;
}

/** Puts the rows of an archive's table into the table. */
export async function loadTable(tx: Tx, shape: TableShape, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  let waiting: string[] = [];
  let length = 0;
  const flush = async () => {
    if (waiting.length > 0) await insertFrom(shape, waiting).execute(tx);
    waiting = [];
    length = 0;
  };
  for await (const lines of getLines(chunks)) {
    for (const line of lines) {
      waiting.push(line);
      length += line.length;
      if (length >= MOST.length || waiting.length >= MOST.rows) await flush();
    }
  }
  await flush();
}

const foreignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });

/**
 * Loads with foreign keys and triggers aside: tables come in no order, and what triggers made is in the archive. The
 * keys are checked when they come back, all at once.
 */
export async function withoutRules(tx: Tx, shapes: readonly TableShape[], load: () => Promise<void>): Promise<void> {
  const { rows } = await sql`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace`.execute(tx);
  const keys = z.array(foreignKey).parse(rows);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  }
  for (const { name } of shapes) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  // The steps of the schema put rows in of their own.
  await sql`truncate table ${sql.join(shapes.map(({ name }) => sql.table(name)))} restart identity`.execute(tx);
  await load();
  for (const { name } of shapes) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
  }
}
