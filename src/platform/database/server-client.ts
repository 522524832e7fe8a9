import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { Unavailable } from "../unavailable.ts";
import { preparedName } from "./prepared.ts";
import { withoutLimit } from "./raw-pool.ts";
import { fromDatabase } from "./unavailable-database.ts";

/** How connections of a pool are used. */
export interface ClientRules {
  /** After so long without an answer a connection is given up: the server ends a statement sooner by itself. */
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
