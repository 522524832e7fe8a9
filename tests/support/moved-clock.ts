import { mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../src/platform/database/database.ts";

const dayMs = 86_400_000;
/** How old what the site has read of its clock may be. */
const readEveryMs = 100;

/** At ten in the morning in Jakarta, the next time that it is. */
function untilTen(now: number): number {
  const ten = 3 * 3_600_000;
  return (ten - (now % dayMs) + dayMs) % dayMs;
}

/**
 * Lets the database of a site go by the same clock: its own functions stand before PostgreSQL's, and pg-boss, which
 * asks PostgreSQL's by name, gets another clock of its own. So a job is begun as soon as its time has come by this
 * clock. Rows that a column's default dates keep the machine's time.
 * @param file what CLOCK_FILE names
 */
export async function moveDatabaseClock({ run }: Database, file: string): Promise<void> {
  const ahead = `pg_catalog.pg_read_file('${file}')::double precision * interval '1 millisecond'`;
  for (const [name, kind] of [
    ["now", "stable"],
    ["clock_timestamp", "volatile"],
  ]) {
    await run(`create or replace function public.${name}() returns timestamptz language sql ${kind}
      as $$ select pg_catalog.${name}() + ${ahead} $$`);
  }
  // Where no site has run on the database yet, pg-boss makes its own at the first start.
  await run(`do $do$ begin
    if to_regprocedure('pgboss.job_now()') is not null then
      create or replace function pgboss.job_now() returns timestamptz language sql stable
        as $$ select pg_catalog.now() + ${ahead} $$;
    end if;
  end $do$`);
  await run(`do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$`);
}

/**
 * A clock for a site of its own, which begins at ten in the morning and goes ahead on request.
 * @param laterMs how much later than ten it begins
 */
export function movedClock(laterMs = 0) {
  const file = join(mkdtempSync(join(tmpdir(), "karier-clock-")), "ahead");
  let ahead = untilTen(Date.now()) + laterMs;
  // Anyone who reads meanwhile finds the time before or the time after, never an empty file.
  const write = () => {
    writeFileSync(`${file}.next`, String(ahead));
    renameSync(`${file}.next`, file);
  };
  write();
  const preload = join(import.meta.dirname, "moved-clock-preload.ts");
  return {
    /** The site's environment. */
    settings: { CLOCK_FILE: file, CLOCK_READ_MS: String(readEveryMs), NODE_OPTIONS: `--import=${preload}` },
    now: () => new Date(Date.now() + ahead),
    /** @returns when the site goes by it: whatever asks the time later hears the new one */
    async goAhead(ms: number): Promise<void> {
      ahead += ms;
      write();
      await wait(2 * readEveryMs);
    },
  };
}
