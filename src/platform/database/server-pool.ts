import type { PostgresPool } from "kysely";
import pg from "pg";
import type { RawPool, StopListening } from "./raw-pool.ts";
import { type ClientRules, destroyConnection, ServerClient, typeParsers } from "./server-client.ts";
import { ServerListener } from "./server-listener.ts";
import { fromDatabase, PoolerInTheWay } from "./unavailable-database.ts";

const setting = "karier.lent_to";

/**
 * A connection keeps what was set on it. Behind a pooler that lends for a transaction, someone else reads it.
 * @param lend two connections, one after the other
 * @throws PoolerInTheWay
 */
async function refusePooler(lend: () => Promise<ServerClient>): Promise<void> {
  const one = await lend();
  const other = await lend();
  try {
    await one.query("select set_config($1, 'one', false)", [setting]);
    await other.query("begin", []);
    const read = [await lentTo(other), await lentTo(one)];
    await other.query("rollback", []);
    if (read[0] !== "" || read[1] !== "one") throw new PoolerInTheWay();
  } finally {
    // Not to be lent again with that setting.
    one.release(true);
    other.release();
  }
}

async function lentTo(client: ServerClient): Promise<string> {
  const { rows } = await client.query<{ value: string | null }>("select current_setting($1, true) as value", [setting]);
  return rows[0]?.value ?? "";
}

/** How a server is reached and used. */
export interface ServerOptions {
  url: string;
  /** The server itself, where `url` leads to a pooler that lends its connections for a transaction only. */
  directUrl?: string | undefined;
  /** Connections at most, beside the one that listens. */
  connections: number;
  /** How long a statement may take, in milliseconds. */
  limitMs: number;
  onConnectionLost: (error: Error) => void;
  /** How long a caller waits for a connection, new or given back, in milliseconds. */
  connectWithinMs?: number | undefined;
}

const connectTimeoutMs = 5_000;
/** How long a question whether the server answers waits. */
const pingWithinMs = 2_000;
/** The time within which a cancelled statement has to return. */
const wayBackMs = 2_000;
/** How long the end waits for connections to say goodbye. */
const goodbyeWithinMs = 2_000;
/** A connection is probed by the system after so long without a word. */
const keepAliveAfterMs = 10_000;

/** Connections to a PostgreSQL server: node-postgres's pool, and one client more once someone listens. */
export class ServerPool implements RawPool {
  readonly pool: PostgresPool;
  #pool: pg.Pool;
  /** Asks whether the server answers, also while all connections of the pool are busy. */
  #probe: pg.Pool;
  #listener: ServerListener;
  #idle = new Set<pg.PoolClient>();
  #connected = new Set<pg.PoolClient>();
  #rules: ClientRules;
  #isChecked: boolean;
  #isEnding = false;

  constructor({ url, directUrl, connections, limitMs, onConnectionLost, connectWithinMs }: ServerOptions) {
    const isDirect = directUrl === undefined;
    this.#isChecked = !isDirect;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      types: parsers(),
      connectionTimeoutMillis: connectWithinMs ?? connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveAfterMs,
      ...(isDirect ? { options: "-c timezone=UTC", statement_timeout: limitMs } : { onConnect: setByStatement }),
    });
    // Without a listener a connection that breaks would end the process, lent or idle.
    const onLost = (error: Error) => {
      // A server that goes down with us ends what has not said goodbye yet.
      if (!this.#isEnding) onConnectionLost(error);
    };
    this.#pool.on("connect", (client) => this.#connected.add(client.on("error", onLost)));
    this.#pool.on("error", ignore);
    this.#pool.on("acquire", (client) => this.#idle.delete(client));
    this.#pool.on("release", (_error, client) => this.#idle.add(client));
    this.#pool.on("remove", (client) => {
      this.#idle.delete(client);
      this.#connected.delete(client);
    });
    this.#rules = {
      patienceMs: limitMs + wayBackMs,
      keepsStatements: isDirect,
      // A new one is quickly made.
      onSilence: () => destroyAll(this.#idle, "another connection fell silent"),
    };
    this.#probe = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: pingWithinMs });
    this.#probe.on("connect", (client) => client.on("error", ignore));
    this.#probe.on("error", ignore);
    this.pool = { options: this.#pool.options, connect: () => this.#lend(), end: () => this.#pool.end() };
    this.#listener = new ServerListener(directUrl ?? url, onLost);
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    return listRows(this.#lend(), sql, parameters);
  }

  async ping(): Promise<void> {
    const rules = { patienceMs: pingWithinMs, keepsStatements: false, onSilence: ignore };
    const client = fromDatabase(this.#probe.connect()).then((lent) => new ServerClient(lent, rules));
    await listRows(client, "select 1", []);
  }

  isHearing = () => this.#listener.isHearing;

  connections() {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting };
  }

  /** @throws PoolerInTheWay where notifications would be lost */
  async listen(channel: string, on: (payload: string) => void, again = () => {}): Promise<StopListening> {
    await this.#checked();
    return this.#listener.listen(channel, on, again);
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#listener.end();
    const silent = setTimeout(() => destroyAll(this.#connected, "no goodbye"), goodbyeWithinMs);
    if (!this.#probe.ending) await this.#probe.end();
    if (!this.#pool.ending) await this.#pool.end();
    clearTimeout(silent);
  }

  /** Looked at once, with the first listener; without an answer again with the next. */
  async #checked(): Promise<void> {
    if (this.#isChecked) return;
    await refusePooler(() => this.#lend());
    this.#isChecked = true;
  }

  async #lend(): Promise<ServerClient> {
    return new ServerClient(await fromDatabase(this.#pool.connect()), this.#rules);
  }
}

const ignore = () => {};

function destroyAll(clients: ReadonlySet<pg.PoolClient>, why: string): void {
  for (const client of clients) destroyConnection(client, why);
}

async function listRows(lent: Promise<ServerClient>, sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
  const client = await lent;
  let isBroken = true;
  try {
    // node-postgres answers several statements with an array of results, which its types leave out.
    const answer: unknown = await client.query(sql, parameters);
    isBroken = false;
    return [answer].flat().flatMap((result) => (hasRows(result) ? result.rows : []));
  } finally {
    // Text with a "begin" of its own may leave a failed transaction behind.
    client.release(isBroken);
  }
}

/** A pooler hands on no settings of the start, but keeps these words' for its client. */
async function setByStatement(client: pg.ClientBase): Promise<void> {
  // What the types do not know: a pool waits for no statement of `onConnect` on its own.
  const patient = { text: "set timezone to 'UTC'", query_timeout: connectTimeoutMs };
  await client.query(patient);
}

function parsers(): pg.TypeOverrides {
  const overrides = new pg.TypeOverrides();
  for (const [id, parser] of Object.entries(typeParsers)) overrides.setTypeParser(Number(id), parser);
  return overrides;
}

function hasRows(result: unknown): result is { rows: unknown[] } {
  return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows);
}
