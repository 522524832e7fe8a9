import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from "kysely";
import { findRunningServer, startEmbeddedServer } from "./embedded/embedded-server.ts";
import { type AroundWork, joinedTransaction, joinTransactions } from "./joined-transaction.ts";
import type { RawPool, StopListening } from "./raw-pool.ts";
import { type ServerOptions, ServerPool } from "./server-pool.ts";
import type { Tables } from "./tables.ts";
import { inTransaction, refuseInsideTransaction } from "./transaction-scope.ts";

/** Queries outside a transaction. A store takes `Db`, which a transaction is too. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Database {
  db: Db;
  kind: "embedded" | "server";
  /** All of the work or nothing; inside it only `tx` may be used, `db` throws at once. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Does work whose transactions are all one, with what stands around them: all of it or nothing, however many times
   * the work says `transact`. Outside a transaction `db` uses the same connection from the first of them on.
   */
  join<T>(work: () => Promise<T>, around: AroundWork<T>): Promise<T>;
  /** A transaction that only reads, and sees one moment of the database. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** SQL as text, for libraries that bring their own; the rows of all its statements. */
  run(sql: string, parameters?: readonly unknown[]): Promise<unknown[]>;
  /**
   * Hears `notify channel, 'payload'` of every process.
   * `again` is called after a lost connection is back: what was said in between was not heard.
   */
  listen(channel: string, on: (payload: string) => void, again?: () => void): Promise<StopListening>;
  /** Asks past all that waits. @throws Unavailable when the database does not answer within 2 s */
  ping(): Promise<void>;
  /** Whether what other processes say by `notify` is heard just now. */
  isHearing(): boolean;
  /** How many connections there are, how many of them lie idle, and how many callers wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** Waits for what runs; then the data folder is free. Closing it once more does nothing. */
  close(): Promise<void>;
}

/** Hears of each statement how long it took, in seconds, and whether it failed. */
type OnQuery = (seconds: number, hasFailed: boolean) => void;

/** How long one statement may take; no page waits longer. `withoutLimit` lifts it for a transaction. */
type Common = { statementMs?: number; onQuery?: OnQuery };

/** A server: its address, or a pooler's with the server's own beside it (`directUrl`). */
type ServerPlace = Pick<ServerOptions, "url" | "directUrl"> &
  Partial<Pick<ServerOptions, "connections" | "onConnectionLost" | "connectWithinMs">>;

/** A folder, made when it is missing. */
interface EmbeddedPlace extends Partial<Pick<ServerOptions, "connections" | "onConnectionLost">> {
  dataDir: string;
  /** Uses the PostgreSQL that another process runs on the folder, where one does; else the folder is refused. */
  joins?: boolean;
}

export type DatabaseOptions = (ServerPlace & Common) | (EmbeddedPlace & Common);

const statementMs = 10_000;
const connections = 10;
/** Those of commands beside the site, of who listens and asks, and what PostgreSQL keeps for its superuser. */
const besideThePool = 30;

/**
 * Opens PostgreSQL: a server by its address, else one that this process runs on a folder.
 * @throws Error with one sentence for the operator: folder in use, folder damaged, server not to be reached
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const common = { connections, onConnectionLost: () => {}, ...options, limitMs: options.statementMs ?? statementMs };
  if ("url" in options) return databaseOver(new ServerPool({ ...common, url: options.url }), "server", options.onQuery);
  const running = options.joins === true ? findRunningServer(options.dataDir) : null;
  if (running !== null) return databaseOver(new ServerPool({ ...common, url: running }), "embedded", options.onQuery);
  const server = await startEmbeddedServer(options.dataDir, {
    max_connections: String(common.connections + besideThePool),
  });
  const raw = new ServerPool({ ...common, url: server.url });
  const end = async () => {
    await raw.end();
    await server.stop();
  };
  return { ...databaseOver(raw, "embedded", options.onQuery), close: end };
}

function databaseOver(raw: RawPool, kind: Database["kind"], onQuery: OnQuery = () => {}): Database {
  const over = (pool: PostgresPool): Db =>
    new Kysely({
      dialect: new PostgresDialect({ pool }),
      log: ({ level, queryDurationMillis }) => onQuery(queryDurationMillis / 1000, level === "error"),
    });
  const db = over(guarded(raw));
  const ofJoined = over(keptByJoined(raw));
  return {
    db,
    kind,
    transact: async (work) => {
      refuseInsideTransaction();
      return joinedTransaction()?.part(work) ?? db.transaction().execute((tx) => inTransaction(() => work(tx)));
    },
    join: (work, around) => joinTransactions(ofJoined, work, around),
    snapshot: (work) =>
      joinedTransaction()?.part(work) ??
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute((tx) => inTransaction(() => work(tx))),
    run(sql, parameters) {
      refuseInsideTransaction();
      if (joinedTransaction()?.isOpen)
        throw new Error('"run" has a connection of its own: not in a joined transaction.');
      return raw.run(sql, parameters);
    },
    listen: (channel, on, again) => raw.listen(channel, on, again),
    ping: () => raw.ping(),
    isHearing: () => raw.isHearing(),
    connections: () => raw.connections(),
    close: () => raw.end(),
  };
}

function guarded({ pool }: RawPool): typeof pool {
  return {
    options: pool.options,
    async connect() {
      refuseInsideTransaction();
      const joined = joinedTransaction();
      return joined?.isOpen ? joined.lend() : pool.connect();
    },
    end: () => pool.end(),
  };
}

/** The pool of joined transactions, each of which knows the connection that it runs on. */
function keptByJoined({ pool }: RawPool): typeof pool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      return joinedTransaction()?.keep(client) ?? client;
    },
    end: () => pool.end(),
  };
}
