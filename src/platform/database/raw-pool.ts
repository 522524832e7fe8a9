import type { PostgresPool } from "kysely";

/** Lets one transaction's statements take as long as they need: the first statement in it. */
export const withoutLimit = "set local statement_timeout = 0";

export type StopListening = () => Promise<void>;

/** A server's connections: Kysely's pool, statements as text, and notifications. */
export interface RawPool {
  pool: PostgresPool;
  /** Runs SQL text on a connection of its own; the rows of all its statements, one after the other. */
  run(sql: string, parameters?: readonly unknown[]): Promise<unknown[]>;
  /** `again` is called whenever listening had to start again: what was said in between is lost. */
  listen(channel: string, on: (payload: string) => void, again?: () => void): Promise<StopListening>;
  /** @throws Unavailable when the database does not answer within 2 s */
  ping(): Promise<void>;
  /** Whether what is said by `notify` is heard just now. */
  isHearing(): boolean;
  /** How many connections there are, how many of them lie idle, and how many callers wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  end(): Promise<void>;
}
