import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../database/database.ts";
import type { TableEntry } from "./archive-format.ts";
import type { TableShape } from "./table-shapes.ts";

const FIRST_BATCH = 100;
const MOST_ROWS = 4000;
/** The target size of one database answer, in characters. */
const AIM = 256 * 1024;

/**
 * A row is an object of texts, as PostgreSQL itself writes each value: it reads them again as they were, whatever their
 * type, on any version and through any driver.
 */
function toLine({ columns }: TableShape) {
  const texts = columns.map(({ name }) => sql`${sql.ref(`r.${name}`)}::text as ${sql.ref(name)}`);
  return sql`(select row_to_json(texts)::text from (select ${sql.join(texts)}) as texts)`;
}

function getOrder({ order }: TableShape) {
  // By its bytes: collations differ from server to server.
  const keys = order.map(({ name, isText }) => sql`${sql.ref(`r.${name}`)}${sql.raw(isText ? ' collate "C"' : "")}`);
  return sql.join(keys.length > 0 ? keys : [sql`1`]);
}

/** All rows of a table, as lines of JSON, some at a time; in a transaction, whose cursor it uses. */
export async function* getRows(tx: Tx, shape: TableShape): AsyncGenerator<string[]> {
  await sql`declare rows_of_table no scroll cursor for
    select ${toLine(shape)} as line from ${sql.table(shape.name)} as r order by ${getOrder(shape)}`.execute(tx);
  for (let batch = FIRST_BATCH; ; ) {
    const { rows } = await sql<{ line: string }>`fetch forward ${sql.lit(batch)} from rows_of_table`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const length = rows.reduce((sum, { line }) => sum + line.length, 0);
    batch = Math.min(MOST_ROWS, Math.max(1, Math.round((batch * AIM) / Math.max(length, 1))));
  }
  await sql`close rows_of_table`.execute(tx);
}

/** Reads a table to its end. @param write is given each piece of its text */
export async function dumpTable(
  tx: Tx,
  shape: TableShape,
  write: (text: Buffer) => Promise<void> = async () => {},
): Promise<TableEntry> {
  const hash = createHash("sha256");
  const counted = { rows: 0, bytes: 0 };
  for await (const lines of getRows(tx, shape)) {
    const text = Buffer.from(`${lines.join("\n")}\n`);
    hash.update(text);
    counted.rows += lines.length;
    counted.bytes += text.byteLength;
    await write(text);
  }
  return { name: shape.name, columns: shape.columns.map(({ name }) => name), ...counted, sha256: hash.digest("hex") };
}
