import type { PGlite } from "@electric-sql/pglite";
import { serialize } from "pg-protocol";
import {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  NotificationResponseMessage,
  RowDescriptionMessage,
} from "pg-protocol/dist/messages.js";
import { Parser } from "pg-protocol/dist/parser.js";
import type { Row, SentParameter, StatementResult } from "./pglite-messages.ts";
import { preparedName } from "./prepared.ts";
import { typeParsers } from "./type-parsers.ts";

type Column = { name: string; parser: (text: string) => unknown };

/**
 * PGlite asked in PostgreSQL's protocol, written and read by node-postgres: PGlite's own `query` takes several times as
 * long to read an answer, and goes into WebAssembly and back for each of a statement's six messages.
 */
export class PgliteSession {
  #db: PGlite;
  #onNotification: (channel: string, payload: string) => void;
  #preparedNames = new Set<string>();

  constructor(db: PGlite, onNotification: (channel: string, payload: string) => void) {
    this.#db = db;
    this.#onNotification = onNotification;
  }

  /**
   * Runs SQL text as node-postgres does: without parameters by the simple protocol, which allows several statements,
   * else one, which is kept when it is marked as `prepared`. Parameters come as node-postgres encodes them.
   * @returns a result for each statement
   * @throws what PostgreSQL answered
   */
  async query(sql: string, parameters: readonly SentParameter[] = []): Promise<StatementResult[]> {
    if (parameters.length === 0) return this.#resultsOf(await this.#ask(serialize.query(sql)));
    const name = preparedName(sql) ?? "";
    const isKept = this.#preparedNames.has(name);
    const results = this.#resultsOf(await this.#ask(inOne(name, isKept ? null : sql, parameters)));
    if (name !== "") this.#preparedNames.add(name);
    return results;
  }

  /** What the database answered, as bytes. */
  async #ask(question: Uint8Array): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    // Each chunk is a view of WebAssembly's memory. What is thrown in here would go through PostgreSQL: nothing is read yet.
    const onRawData = (chunk: Uint8Array) => chunks.push(chunk.slice());
    await this.#db.runExclusive(() => this.#db.execProtocolRawStream(question, { syncToFs: false, onRawData }));
    return Buffer.concat(chunks);
  }

  #resultsOf(answer: Buffer): StatementResult[] {
    const results: StatementResult[] = [];
    let columns: Column[] = [];
    let rows: Row[] = [];
    let fault: DatabaseError | undefined;
    new Parser().parse(answer, (message) => {
      if (message instanceof DataRowMessage) rows.push(rowOf(columns, message.fields));
      else if (message instanceof RowDescriptionMessage) columns = columnsOf(message);
      else if (message instanceof CommandCompleteMessage) {
        results.push({ ...commandOf(message), rows });
        rows = [];
      } else if (message instanceof NotificationResponseMessage) this.#onNotification(message.channel, message.payload);
      // What committed before it is told after it.
      else if (message instanceof DatabaseError) fault ??= message;
    });
    if (fault !== undefined) throw fault;
    return results;
  }
}

/** One that failed after it was read has its name already: it is closed first, which is no error where there is none. */
function announced(name: string, sql: string): Uint8Array[] {
  const parsed = serialize.parse({ name, text: sql });
  return name === "" ? [parsed] : [serialize.close({ type: "S", name }), parsed];
}

/** A Buffer that was sent to this thread arrives as its parent class, which node-postgres takes for text. */
function bytesAsBuffer(value: SentParameter): string | Buffer | null {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

/** A statement's messages as one. @param sql null when the database knows the name */
function inOne(name: string, sql: string | null, parameters: readonly SentParameter[]): Uint8Array {
  return Buffer.concat([
    ...(sql === null ? [] : announced(name, sql)),
    serialize.bind({ statement: name, values: parameters.map(bytesAsBuffer) }),
    serialize.describe({ type: "P" }),
    serialize.execute(),
    serialize.sync(),
  ]);
}

const asText = (text: string) => text;

function columnsOf({ fields }: RowDescriptionMessage): Column[] {
  return fields.map(({ name, dataTypeID }) => ({ name, parser: typeParsers[dataTypeID] ?? asText }));
}

function rowOf(columns: readonly Column[], values: readonly (string | null)[]): Row {
  const row: Row = {};
  columns.forEach(({ name, parser }, at) => {
    const value = values[at] ?? null;
    row[name] = value === null ? null : parser(value);
  });
  return row;
}

/** From PostgreSQL's tag, such as "INSERT 0 3" or "BEGIN". */
function commandOf({ text }: CommandCompleteMessage): Pick<StatementResult, "command" | "rowCount"> {
  const [command = "", ...numbers] = text.split(" ");
  const last = numbers.at(-1) ?? "";
  return { command, rowCount: /^\d+$/.test(last) ? Number(last) : null };
}
