import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Unavailable } from "../unavailable.ts";
import { copyFolder } from "./copy-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { Listeners } from "./listeners.ts";
import { FolderRefused, makeDatabaseWhereEmpty } from "./make-database.ts";
import { type Lender, PgliteClient, query } from "./pglite-client.ts";
import { PgliteThread } from "./pglite-thread.ts";
import type { RawPool, StopListening } from "./raw-pool.ts";
import { Turns } from "./turns.ts";

// Opening may mean replaying the database's log after a kill, on a machine that does much else.
const openWithinMs = 300_000;
const checkpointWithinMs = 60_000;
const pingWithinMs = 2_000;

/** PGlite behind the face of node-postgres's pool, with exactly one connection. */
export class PglitePool implements RawPool, PostgresPool {
  readonly options = {};
  #turns = new Turns();
  #listeners = new Listeners();
  #thread: Promise<PgliteThread>;
  #closed = false;
  #openThread: () => Promise<PgliteThread>;
  #limitMs: number;
  #unlock: () => void;
  #folder: string;
  /** The statement outside a transaction that was sent last. */
  #underway: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, limitMs: number, unlock: () => void) {
    this.#limitMs = limitMs;
    this.#unlock = unlock;
    this.#folder = folder;
    this.#openThread = () => openThread(folder, this.#listeners);
    this.#thread = this.#openThread();
  }

  /** @param folder where the data lies, made when missing; "memory" for a database that is gone at the end */
  static async open(folder: string, limitMs: number): Promise<PglitePool> {
    const isInMemory = folder === "memory";
    const unlock = isInMemory ? () => {} : lockFolder(folder);
    try {
      if (!isInMemory) await makeDatabaseWhereEmpty(folder);
      const pool = new PglitePool(folder, limitMs, unlock);
      await pool.#thread;
      return pool;
    } catch (error) {
      unlock();
      if (error instanceof FolderRefused) throw error;
      throw new Error(`The embedded database in ${folder} cannot be opened: it may be damaged, or the disk full.`, {
        cause: error,
      });
    }
  }

  get pool(): PostgresPool {
    return this;
  }

  /** The connection: a transaction has it alone until `release()`, a statement until the next may be sent. */
  async connect(): Promise<PostgresPoolClient> {
    const giveBack = await this.#turns.take();
    const thread = await this.#runningThread().catch((error) => {
      giveBack();
      throw error;
    });
    return new PgliteClient(this.#lender(thread), giveBack);
  }

  #lender(thread: PgliteThread): Lender {
    return {
      thread,
      limitMs: this.#limitMs,
      take: () => this.#turns.take(),
      giveBackBehind: (statement, giveBack) => {
        void this.#underway.then(giveBack);
        this.#underway = statement.catch(() => {});
      },
    };
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    return this.#turns.during(async () => {
      const thread = await this.#runningThread();
      try {
        return (await query(thread, sql, parameters, this.#limitMs)).flatMap(({ rows }) => rows);
      } catch (error) {
        // Text with a "begin" of its own may leave a failed transaction behind.
        if (parameters.length === 0) await query(thread, "rollback", [], this.#limitMs).catch(() => {});
        throw error;
      }
    });
  }

  async listen(channel: string, on: (payload: string) => void, again = () => {}): Promise<StopListening> {
    const { first, remove } = this.#listeners.add(channel, { on, again });
    if (first) await this.run(this.#listeners.listenSql(channel));
    return async () => {
      if (remove() && !this.#closed) await this.run(this.#listeners.unlistenSql(channel));
    };
  }

  async checkpoint(): Promise<void> {
    await this.#turns.during(async () =>
      (await this.#runningThread()).send({ call: "checkpoint" }, checkpointWithinMs),
    );
  }

  async ping(): Promise<void> {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Unavailable("database", "no answer within 2 s")), pingWithinMs).unref();
    });
    await Promise.race([this.run("select 1"), late]);
  }

  isHearing = () => true;

  connections() {
    const { isTaken, waiting } = this.#turns;
    return { total: 1, idle: isTaken ? 0 : 1, waiting };
  }

  /** What was acknowledged lies in the folder's files, which nobody writes between the checkpoint and the end of the turn. */
  async copyTo(copy: string): Promise<void> {
    await this.#turns.during(async () => {
      await (await this.#runningThread()).send({ call: "checkpoint" }, checkpointWithinMs);
      await copyFolder(this.#folder, copy);
    });
  }

  /** Waits for what runs, closes PGlite, frees the folder. */
  async end(): Promise<void> {
    if (this.#closed) return;
    const giveBack = await this.#turns.take();
    this.#closed = true;
    const thread = await this.#thread.catch(() => undefined);
    if (thread?.isRunning) await thread.send({ call: "close" }, checkpointWithinMs).catch(() => {});
    await thread?.stop();
    this.#unlock();
    giveBack();
  }

  /** After PostgreSQL stopped by itself (a full disk, say) the next query opens it anew. */
  async #runningThread(): Promise<PgliteThread> {
    if (this.#closed) throw new Error("The database is closed.");
    const thread = await this.#thread.catch(() => undefined);
    if (thread?.isRunning) return thread;
    await thread?.exited;
    this.#thread = this.#openThread();
    const opened = await this.#thread;
    for (const channel of this.#listeners.channels()) {
      await query(opened, this.#listeners.listenSql(channel), [], this.#limitMs);
    }
    this.#listeners.tellAgain();
    return opened;
  }
}

async function openThread(folder: string, listeners: Listeners): Promise<PgliteThread> {
  const at = folder === "memory" ? { dataDir: "memory://", makes: true } : { dataDir: folder, makes: false };
  const thread = new PgliteThread(at, (channel, payload) => listeners.tell(channel, payload));
  try {
    await thread.send({ call: "ready" }, openWithinMs);
    return thread;
  } catch (error) {
    await thread.stop();
    throw error;
  }
}
