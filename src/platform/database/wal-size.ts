import type { PgliteSession } from "./pglite-session.ts";

const checkEveryQueries = 32;
const checkEveryMs = 10_000;
const restMs = 5 * 60_000;
const allowedBytes = 64 * 1024 * 1024;

/**
 * Keeps the write-ahead log short: PGlite has no process that does it, and loading 100,000 rows once left 14 GB.
 * A checkpoint comes five minutes after the first write, or after 64 MB of log; one inside a transaction is allowed.
 * @returns what the worker calls after each query, and what it calls to make a checkpoint now
 */
export function keepWalShort(session: PgliteSession): { afterQuery(): Promise<void>; checkpoint(): Promise<void> } {
  let queries = 0;
  let lastPosition = "0/0";
  let lastAt = performance.now();

  async function checkpoint(): Promise<void> {
    await session.query("checkpoint");
    lastPosition = String(await oneValue(session, "select pg_current_wal_insert_lsn()::text as value"));
    lastAt = performance.now();
  }

  async function check(): Promise<void> {
    queries = 0;
    const written = await bytesSince(session, lastPosition);
    const rested = performance.now() - lastAt > restMs;
    if (written > allowedBytes || (rested && written > 0)) await checkpoint();
  }

  // Inside a transaction that has failed every statement is refused: the next check comes soon enough.
  const tryCheck = () => check().catch(() => {});
  setInterval(tryCheck, checkEveryMs).unref();
  return { checkpoint, afterQuery: async () => (++queries < checkEveryQueries ? undefined : tryCheck()) };
}

async function bytesSince(session: PgliteSession, position: string): Promise<number> {
  const written = "pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn)::float8";
  return Number(await oneValue(session, `select ${written} as value`, [position]));
}

async function oneValue(session: PgliteSession, sql: string, parameters: readonly string[] = []): Promise<unknown> {
  const [result] = await session.query(sql, parameters);
  return result?.rows[0]?.["value"];
}
