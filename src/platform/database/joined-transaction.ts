import { AsyncLocalStorage } from "node:async_hooks";
import type {
  ControlledTransaction,
  Kysely,
  PostgresCursor,
  PostgresPoolClient,
  PostgresQueryResult,
  Transaction,
} from "kysely";
import { Unavailable } from "../unavailable.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction-scope.ts";

const longestWaitMs = 15_000;

/** A queue for something that only one may hold at a time. */
class Turns {
  #taken = false;
  #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#taken;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is the caller's turn, with what ends the turn (calling that twice does no harm). */
  async take(): Promise<() => void> {
    if (this.#taken) await this.#wait();
    this.#taken = true;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#next();
    };
  }

  /** Does the work when it is its turn. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(new Unavailable("database", `its only connection was not free within ${longestWaitMs} ms`));
      }, longestWaitMs);
      this.#waiting.push(turn);
    });
  }
}

type Tx = Transaction<Tables>;

/** Statements in the joined transaction around the work's own writes. */
export interface AroundWork<Result> {
  /** Right before the work's first transaction; at its end where it has none. What it throws ends the work. */
  begin(tx: Tx): Promise<void>;
  /** After the work, before all of it is committed. */
  end(tx: Tx, result: Result): Promise<void>;
}

const scopes = new AsyncLocalStorage<JoinedTransaction>();
const savepoint = "part";

/** A connection that is lent again while someone else keeps it. */
class LentAgain implements PostgresPoolClient {
  #client: PostgresPoolClient;
  readonly release: () => void;

  constructor(client: PostgresPoolClient, release: () => void) {
    this.#client = client;
    this.release = release;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof sql === "string" ? this.#client.query<R>(sql, parameters) : this.#client.query<R>(sql);
  }
}

/**
 * Several transactions of one task as one: each is a savepoint, and what is read between them sees what they wrote. It
 * begins with the first of them, so that what comes before holds no connection.
 */
class JoinedTransaction {
  #db: Kysely<Tables>;
  #begin: (tx: Tx) => Promise<void>;
  #opening: Promise<ControlledTransaction<Tables>> | undefined;
  #client: PostgresPoolClient | undefined;
  #turns = new Turns();
  #isOver = false;
  readonly afterCommit: (() => Promise<void>)[] = [];

  constructor(db: Kysely<Tables>, begin: (tx: Tx) => Promise<void>) {
    this.#db = db;
    this.#begin = begin;
  }

  get isOpen(): boolean {
    return this.#opening !== undefined && !this.#isOver;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Keeps the connection that the transaction runs on. */
  keep(client: PostgresPoolClient): PostgresPoolClient {
    this.#client = client;
    return client;
  }

  open(): Promise<ControlledTransaction<Tables>> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<ControlledTransaction<Tables>> {
    const tx = await this.#db.startTransaction().execute();
    try {
      await inTransaction(() => this.#begin(tx));
      return tx;
    } catch (error) {
      await quietly(() => tx.rollback().execute());
      throw error;
    }
  }

  /** A transaction of the work: what it throws takes back what it wrote, and nothing else. */
  async part<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const tx = await this.open();
    return this.#turns.during(async () => {
      const within = await tx.savepoint(savepoint).execute();
      try {
        const result = await inTransaction(() => work(within));
        await within.releaseSavepoint(savepoint).execute();
        return result;
      } catch (error) {
        // Where this fails the transaction is broken, and so is its end.
        await quietly(() => within.rollbackToSavepoint(savepoint).execute());
        throw error;
      }
    });
  }

  /** The transaction's own connection, for a statement between its parts. */
  async lend(): Promise<PostgresPoolClient> {
    await this.open();
    const giveBack = await this.#turns.take();
    if (this.#client === undefined) throw new Error("A joined transaction is open and has no connection.");
    return new LentAgain(this.#client, giveBack);
  }

  async commit(): Promise<void> {
    const tx = await this.open();
    this.#isOver = true;
    await tx.commit().execute();
    for (const work of this.afterCommit) await work();
  }

  async rollBack(): Promise<void> {
    this.#isOver = true;
    const tx = await this.#opening?.catch(() => undefined);
    if (tx !== undefined) await quietly(() => tx.rollback().execute());
  }
}

/** Cleans up after a failure: the first error is the one to throw. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => {});
}

/** The joined transaction of anyone who asks, as long as it lasts. */
export function joinedTransaction(): JoinedTransaction | undefined {
  const joined = scopes.getStore();
  return joined?.isOver ? undefined : joined;
}

/** Does work whose transactions are all one. @param db whose connections are kept by {@link JoinedTransaction.keep} */
export async function joinTransactions<T>(
  db: Kysely<Tables>,
  work: () => Promise<T>,
  around: AroundWork<T>,
): Promise<T> {
  const joined = new JoinedTransaction(db, around.begin);
  return scopes.run(joined, async () => {
    try {
      const result = await work();
      await joined.part((tx) => around.end(tx, result));
      await joined.commit();
      return result;
    } catch (error) {
      await joined.rollBack();
      throw error;
    }
  });
}

/** Does what may not be undone, such as removing a file, once everything before it is committed. */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const joined = joinedTransaction();
  if (joined?.isOpen) joined.afterCommit.push(work);
  else await work();
}
