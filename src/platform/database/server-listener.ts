import pg from "pg";
import { Listeners } from "./listeners.ts";
import type { StopListening } from "./raw-pool.ts";

const firstRetryMs = 250;
const longestRetryMs = 5_000;

/** One connection of its own for LISTEN, opened when first needed and again whenever it breaks. */
export class ServerListener {
  #url: string;
  #onLost: (error: Error) => void;
  #listeners = new Listeners();
  #client: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(url: string, onLost: (error: Error) => void) {
    this.#url = url;
    this.#onLost = onLost;
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
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #tell(sql: string): Promise<void> {
    this.#client ??= this.#connect();
    await (await this.#client).query(sql);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client.on("notification", ({ channel, payload }) => this.#listeners.tell(channel, payload ?? ""));
    client.on("error", this.#onLost);
    try {
      await client.connect();
      for (const channel of this.#listeners.channels()) await client.query(this.#listeners.listenSql(channel));
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => {});
      throw error;
    }
    client.once("end", () => this.#reconnect(firstRetryMs));
    return client;
  }

  #reconnect(waitMs: number): void {
    if (this.#ended) return;
    this.#retry = setTimeout(() => {
      this.#client = this.#connect();
      this.#client.then(
        () => this.#listeners.tellAgain(),
        () => this.#reconnect(Math.min(waitMs * 2, longestRetryMs)),
      );
    }, waitMs);
  }
}
