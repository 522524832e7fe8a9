import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { parse } from "postgres-array";
import { Unavailable } from "../unavailable.ts";
import { preparedName } from "./prepared.ts";
import { withoutLimit } from "./raw-pool.ts";
import { fromDatabase } from "./unavailable-database.ts";

/** How connections of a pool are used. */
export interface ClientRules {
  /** After this time without an answer a connection is closed: the server cancels a statement sooner. */
  patienceMs: number;
  /** Whether a connection keeps statements that are marked as prepared; a pooler's is another's in a moment. */
  keepsStatements: boolean;
  /** A connection was silent for `patienceMs`: others may be, too. */
  onSilence: () => void;
}

/** A connection to a server, lent by node-postgres's pool; one that falls silent is destroyed, and its statement fails. */
export class ServerClient implements PostgresPoolClient {
  #client: pg.PoolClient;
  #rules: ClientRules;
  #patienceMs: number;

  constructor(client: pg.PoolClient, rules: ClientRules) {
    this.#client = client;
    this.#rules = rules;
    this.#patienceMs = rules.patienceMs;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== "string") throw new Error("Cursors are not for the embedded database, so they are for none.");
    // The same words that lift the server's limit for a transaction.
    if (sql === withoutLimit) this.#patienceMs = 0;
    const name = this.#rules.keepsStatements ? preparedName(sql) : undefined;
    const values = [...parameters];
    return this.#answered(
      name === undefined ? this.#client.query(sql, values) : this.#client.query({ name, text: sql, values }),
    );
  }

  /** @param broken true where the connection may not be lent again */
  release(broken?: boolean): void {
    this.#client.release(broken);
  }

  async #answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const timer = this.#patienceMs > 0 ? setTimeout(() => this.#giveUp(), this.#patienceMs) : undefined;
    try {
      return await fromDatabase(answer);
    } finally {
      clearTimeout(timer);
    }
  }

  #giveUp(): void {
    destroyConnection(this.#client, `no answer within ${this.#patienceMs / 1000} s`);
    this.#rules.onSilence();
  }
}

/** Ends a connection that may never answer again, not even a goodbye; what waits for it fails at once. */
export function destroyConnection(client: pg.Client, why: string): void {
  client.connection.stream.destroy(new Unavailable("database", why));
}

type Parser = (text: string) => unknown;

const asText = (text: string) => text;
// With the default bytea_output, hex: "\x0102".
const bytes = (text: string) => Uint8Array.from(Buffer.from(text.slice(2), "hex"));
// "2026-11-21 08:30:00.5+07" as "2026-11-21T08:30:00.5+07:00"; by places, which is quicker than by a regular expression.
const instant = (text: string) => new Date(`${text.slice(0, 10)}T${text.slice(11)}${endsInHours(text) ? ":00" : ""}`);
const endsInHours = (text: string) => /[+-]/.test(text.at(-3) ?? "");

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`int8 ${text} is not a safe integer; select it as ::text`);
  }
  return number;
}

/** PostgreSQL's type, the id of its array type, and what a value of it becomes. The ids are those of pg_type. */
const types: { id: number; arrayId: number; parser: Parser }[] = [
  { id: 16, arrayId: 1000, parser: (text) => text === "t" }, // bool
  { id: 17, arrayId: 1001, parser: bytes }, // bytea
  { id: 20, arrayId: 1016, parser: wholeNumber }, // int8, and so count(*) and every id
  { id: 21, arrayId: 1005, parser: Number }, // int2
  { id: 23, arrayId: 1007, parser: Number }, // int4
  { id: 25, arrayId: 1009, parser: asText }, // text
  { id: 26, arrayId: 1028, parser: Number }, // oid
  { id: 114, arrayId: 199, parser: JSON.parse }, // json
  { id: 700, arrayId: 1021, parser: Number }, // float4
  { id: 701, arrayId: 1022, parser: Number }, // float8
  { id: 1042, arrayId: 1014, parser: asText }, // char(n)
  { id: 1043, arrayId: 1015, parser: asText }, // varchar
  { id: 1082, arrayId: 1182, parser: asText }, // date: a day has no zone, so it stays "2026-11-21"
  { id: 1083, arrayId: 1183, parser: asText }, // time
  { id: 1114, arrayId: 1115, parser: (text) => instant(`${text}+00`) }, // timestamp, read as UTC
  { id: 1184, arrayId: 1185, parser: instant }, // timestamptz
  { id: 1186, arrayId: 1187, parser: asText }, // interval
  { id: 1266, arrayId: 1270, parser: asText }, // timetz
  { id: 1700, arrayId: 1231, parser: asText }, // numeric: a float would lose digits
  { id: 2950, arrayId: 2951, parser: asText }, // uuid
  { id: 3802, arrayId: 3807, parser: JSON.parse }, // jsonb
];

/** node-postgres on its own makes objects of these; text on both. */
const leftAsText = [600, 651, 718, 791, 1008, 1017, 1040, 1041, 3907];

/** One set of rules for both kinds of database: a type's id to the function that reads its text. */
export const typeParsers: Record<number, Parser> = {
  ...Object.fromEntries(leftAsText.map((id) => [id, asText])),
  ...Object.fromEntries(types.map(({ id, parser }) => [id, parser])),
  ...Object.fromEntries(types.map(({ arrayId, parser }) => [arrayId, (text: string) => parse(text, parser)])),
};
