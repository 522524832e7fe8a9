import type { PostgresPool } from "kysely";
import pg from "pg";
import type { RawPool, StopListening } from "./raw-pool.ts";
import { ServerClient } from "./server-client.ts";
import { ServerListener } from "./server-listener.ts";
import { typeParsers } from "./type-parsers.ts";

const connections = 10;
const connectTimeoutMs = 5_000;

/** Connections to a PostgreSQL server: node-postgres's pool, and one client more once somebody listens. */
export class ServerPool implements RawPool {
  readonly pool: PostgresPool;
  #pool: pg.Pool;
  #listener: ServerListener;

  constructor(url: string, limitMs: number, onLost: (error: Error) => void) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      types: parsers(),
      options: "-c timezone=UTC",
      statement_timeout: limitMs,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    // An idle connection that breaks leaves the pool by itself; without a listener it would end the process.
    this.#pool.on("error", onLost);
    this.pool = lending(this.#pool);
    this.#listener = new ServerListener(url, onLost);
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    // node-postgres answers several statements with an array of results, which its types leave out.
    const answer: unknown = await this.#pool.query(sql, [...parameters]);
    return [answer].flat().flatMap((result) => (hasRows(result) ? result.rows : []));
  }

  listen(channel: string, on: (payload: string) => void, again = () => {}): Promise<StopListening> {
    return this.#listener.listen(channel, on, again);
  }

  /** A server looks after its own log. */
  async checkpoint(): Promise<void> {}

  async end(): Promise<void> {
    await this.#listener.end();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

function lending(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new ServerClient(await pool.connect()),
    end: () => pool.end(),
  };
}

function parsers(): pg.TypeOverrides {
  const overrides = new pg.TypeOverrides();
  for (const [id, parser] of Object.entries(typeParsers)) overrides.setTypeParser(Number(id), parser);
  return overrides;
}

function hasRows(result: unknown): result is { rows: unknown[] } {
  return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows);
}
