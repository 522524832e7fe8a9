import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { prepareValue } from "pg/lib/utils.js";
import type { StatementResult } from "./pglite-messages.ts";
import type { PgliteThread } from "./pglite-thread.ts";
import { withoutLimit } from "./raw-pool.ts";

/** What a client needs of its pool. */
export interface Lender {
  thread: PgliteThread;
  limitMs: number;
  /** Waits for the connection; what it answers gives the connection back. */
  take(): Promise<() => void>;
  /** Gives the connection back as soon as at most `statement` is on its way: the thread is never idle for want of news. */
  giveBackBehind(statement: Promise<unknown>, giveBack: () => void): void;
}

/** The embedded database's connection, lent to one caller: for a statement, or for a transaction until `release()`. */
export class PgliteClient implements PostgresPoolClient {
  #lender: Lender;
  #limitMs: number;
  #giveBack: (() => void) | undefined;
  #isInTransaction = false;

  constructor(lender: Lender, giveBack: () => void) {
    this.#lender = lender;
    this.#limitMs = lender.limitMs;
    this.#giveBack = giveBack;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== "string") throw new Error("The embedded database has no cursors.");
    return this.#ask(sql, parameters).then((results) => lastResult<R>(results));
  }

  release(broken?: boolean): void {
    const giveBack = this.#giveBack ?? (() => {});
    this.#giveBack = undefined;
    if (!broken) giveBack();
    else void query(this.#lender.thread, "rollback", [], this.#limitMs).then(giveBack, giveBack);
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<StatementResult[]> {
    // The same words that lift the limit for a transaction on a server.
    if (sql === withoutLimit) this.#limitMs = 0;
    this.#giveBack ??= await this.#lender.take();
    const answer = query(this.#lender.thread, sql, parameters, this.#limitMs);
    this.#isInTransaction ||= /^(begin|start transaction)\b/i.test(sql);
    if (!this.#isInTransaction) {
      this.#lender.giveBackBehind(answer, this.#giveBack);
      this.#giveBack = undefined;
    }
    return answer;
  }
}

/** Runs SQL text with its parameters encoded as node-postgres does it. */
export function query(
  thread: PgliteThread,
  sql: string,
  parameters: readonly unknown[],
  limitMs: number,
): Promise<StatementResult[]> {
  return thread.send({ call: "query", sql, parameters: parameters.map((value) => prepareValue(value)) }, limitMs);
}

function lastResult<R>(results: StatementResult[]): PostgresQueryResult<R> {
  const last: unknown = results.at(-1) ?? { command: "", rowCount: null, rows: [] };
  if (!isResult<R>(last)) throw new TypeError("The database worker answered without rows.");
  return last;
}

/** What a row holds is known to the query's author alone; here only that there are rows. */
function isResult<R>(value: unknown): value is PostgresQueryResult<R> {
  return typeof value === "object" && value !== null && "rows" in value && Array.isArray(value.rows);
}
