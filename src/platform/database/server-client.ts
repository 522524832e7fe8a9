import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { preparedName } from "./prepared.ts";

/** A connection to a server, lent by node-postgres's pool; it keeps statements that are marked as prepared. */
export class ServerClient implements PostgresPoolClient {
  #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== "string") throw new Error("Cursors are not for the embedded database, so they are for none.");
    const name = preparedName(sql);
    const values = [...parameters];
    return name === undefined ? this.#client.query(sql, values) : this.#client.query({ name, text: sql, values });
  }

  release(broken?: boolean): void {
    this.#client.release(broken);
  }
}
