import type { PGlite } from "@electric-sql/pglite";

const checkEveryQueries = 32;
const checkEveryMs = 10_000;
const restMs = 5 * 60_000;
const allowedBytes = 64 * 1024 * 1024;

/**
 * Keeps the write-ahead log short: PGlite has no process that does it, and loading 100,000 rows once left 14 GB.
 * A checkpoint comes five minutes after the first write, or after 64 MB of log; one inside a transaction is allowed.
 * @returns what the worker calls after each query, and what it calls to make a checkpoint now
 */
export function keepWalShort(db: PGlite): { afterQuery(): Promise<void>; checkpoint(): Promise<void> } {
  let queries = 0;
  let lastPosition: string | undefined;
  let lastAt = performance.now();

  async function checkpoint(): Promise<void> {
    await db.exec("checkpoint");
    const { rows } = await db.query<{ position: string }>("select pg_current_wal_insert_lsn()::text as position");
    lastPosition = rows[0]?.position;
    lastAt = performance.now();
  }

  async function check(): Promise<void> {
    queries = 0;
    const written = await bytesSince(db, lastPosition);
    const rested = performance.now() - lastAt > restMs;
    if (written > allowedBytes || (rested && written > 0)) await checkpoint();
  }

  // Inside a transaction that has failed every statement is refused: the next check comes soon enough.
  const tryCheck = () => check().catch(() => {});
  setInterval(tryCheck, checkEveryMs).unref();
  return { checkpoint, afterQuery: async () => (++queries < checkEveryQueries ? undefined : tryCheck()) };
}

async function bytesSince(db: PGlite, position: string | undefined): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn)::float8 as bytes",
    [position ?? "0/0"],
  );
  return rows[0]?.bytes ?? 0;
}
