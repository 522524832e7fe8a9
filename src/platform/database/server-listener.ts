import { randomUUID } from "node:crypto";
import pg from "pg";
import type { StopListening } from "./raw-pool.ts";
import { destroyConnection } from "./server-client.ts";
import { fromDatabase, PoolerInTheWay } from "./unavailable-database.ts";

type Listener = { on(payload: string): void; again(): void };

/** Who listens to which channel, apart from how the database learns it. */
class Listeners {
  #byChannel = new Map<string, Set<Listener>>();

  /** `first`: the database must start listening; `remove()` is true when it may stop. */
  add(channel: string, listener: Listener): { first: boolean; remove(): boolean } {
    const listeners = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, listeners.add(listener));
    return { first: listeners.size === 1, remove: () => this.#remove(channel, listener) };
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  tell(channel: string, payload: string): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener.on(payload);
  }

  tellAgain(): void {
    for (const listeners of this.#byChannel.values()) for (const listener of listeners) listener.again();
  }

  listenSql = (channel: string) => `listen ${quoted(channel)}`;
  unlistenSql = (channel: string) => `unlisten ${quoted(channel)}`;

  #remove(channel: string, listener: Listener): boolean {
    const listeners = this.#byChannel.get(channel);
    if (!listeners?.delete(listener) || listeners.size > 0) return false;
    return this.#byChannel.delete(channel);
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const firstRetryMs = 250;
const longestRetryMs = 5_000;
const connectTimeoutMs = 5_000;
/** How often the connection is asked to hear itself, and how soon it must: within 15 s a silent one is replaced. */
const heartbeatMs = 10_000;
const heardWithinMs = 3_000;

/** One connection of its own for LISTEN, opened when first needed and again whenever it breaks or falls silent. */
export class ServerListener {
  #url: string;
  #onLost: (error: Error) => void;
  #listeners = new Listeners();
  #client: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #ended = false;
  /** This connection's notification to itself. */
  #ownChannel = `heartbeat ${randomUUID()}`;
  #onHeartbeat: (() => void) | undefined;
  #isHearing = true;

  constructor(url: string, onLost: (error: Error) => void) {
    this.#url = url;
    this.#onLost = onLost;
  }

  /** Whether what is said is heard just now; true before anybody listens. */
  get isHearing(): boolean {
    return this.#isHearing;
  }

  async listen(channel: string, on: (payload: string) => void, again: () => void): Promise<StopListening> {
    const { first, remove } = this.#listeners.add(channel, { on, again });
    try {
      if (first) await this.#tell(this.#listeners.listenSql(channel));
    } catch (error) {
      remove();
      throw error;
    }
    return async () => {
      // A connection that is just broken listens to nothing, and the next one will not know the channel.
      if (remove() && !this.#ended) await this.#tell(this.#listeners.unlistenSql(channel)).catch(() => {});
    };
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    const client = await this.#client?.catch(() => undefined);
    if (client === undefined) return;
    const silent = setTimeout(() => destroyConnection(client, "no goodbye"), heardWithinMs);
    await client.end();
    clearTimeout(silent);
  }

  async #tell(sql: string): Promise<void> {
    this.#client ??= this.#connect();
    await fromDatabase((await this.#client).query(sql));
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client.on("notification", ({ channel, payload }) => {
      if (channel === this.#ownChannel) this.#onHeartbeat?.();
      else this.#listeners.tell(channel, payload ?? "");
    });
    client.on("error", this.#onLost);
    try {
      await fromDatabase(client.connect());
      await this.#listenAnew(client);
    } catch (error) {
      this.#client = undefined;
      destroyConnection(client, "listening did not begin");
      throw error;
    }
    client.once("end", () => this.#reconnect(firstRetryMs));
    this.#beat(client);
    return client;
  }

  async #listenAnew(client: pg.Client): Promise<void> {
    const silent = setTimeout(() => destroyConnection(client, "no answer to LISTEN"), connectTimeoutMs);
    try {
      for (const channel of [this.#ownChannel, ...this.#listeners.channels()]) {
        await fromDatabase(client.query(this.#listeners.listenSql(channel)));
      }
    } finally {
      clearTimeout(silent);
    }
    await this.#hearAnother();
    this.#isHearing = true;
  }

  /** Notifies from a second connection: a pooler that lends the same one for both would hide that it is there. */
  async #hearAnother(): Promise<void> {
    const other = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: connectTimeoutMs });
    other.on("error", () => {});
    try {
      await fromDatabase(other.connect());
      await this.#hear(other);
      other.end().catch(() => {});
    } catch (error) {
      destroyConnection(other, "it was not heard");
      throw error;
    }
  }

  /** @throws PoolerInTheWay when the connection that listens does not get what the speaker notifies */
  async #hear(speaker: pg.Client): Promise<void> {
    const { promise: heard, resolve } = Promise.withResolvers<true>();
    this.#onHeartbeat = () => resolve(true);
    const query = speaker.query("select pg_notify($1, '')", [this.#ownChannel]);
    query.catch(() => {});
    const late = new Promise<false>((onLate) => setTimeout(() => onLate(false), heardWithinMs).unref());
    if (await Promise.race([heard, late])) return;
    throw new PoolerInTheWay();
  }

  #beat(client: pg.Client): void {
    this.#heartbeat = setTimeout(async () => {
      try {
        await this.#hear(client);
        if (!this.#ended) this.#beat(client);
      } catch {
        destroyConnection(client, "the connection that listens fell silent");
      }
    }, heartbeatMs);
    this.#heartbeat.unref();
  }

  #reconnect(waitMs: number): void {
    clearTimeout(this.#heartbeat);
    if (this.#ended) return;
    this.#isHearing = false;
    this.#retry = setTimeout(() => {
      this.#client = this.#connect();
      this.#client.then(
        () => this.#listeners.tellAgain(),
        () => this.#reconnect(Math.min(waitMs * 2, longestRetryMs)),
      );
    }, waitMs);
  }
}
