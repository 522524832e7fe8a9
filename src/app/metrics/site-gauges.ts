import { collectDefaultMetrics } from "prom-client";
import { findTrailCheck } from "../../features/audit/trail-check.queries.server.ts";
import { standardOutput } from "../../platform/log/log-output.ts";
import { mailCounts } from "../../platform/mail/outbox.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashing } from "../../platform/security/passwords.ts";
import type { PageCache } from "../../web/page-cache/page-cache.ts";
import { buildVersion } from "../build-version.ts";
import { type Found, freeBytes } from "../health/health.ts";
import { processDeaths, silentProcesses } from "./gather-metrics.ts";

/** How long a number of the database's is waited for. */
const patienceMs = 1_000;

function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("late")), patienceMs).unref();
  });
  return Promise.race([answer, late]);
}

/** Registers the site's own gauges: dependencies, jobs, mail, caches, queues, disk and build. */
export function tellSite(platform: Platform, cache: PageCache | undefined, found: () => Found): void {
  platform.metrics.tell(
    {
      name: "karier_available",
      help: "1 while the dependency answers, else 0.",
      label: "foundation",
      of: "min",
    },
    () => new Map(Object.entries(found()).map(([name, isThere]) => [name, isThere ? 1 : 0])),
  );
  const { scanner } = platform;
  if (scanner !== null) {
    platform.metrics.tell(
      { name: "karier_scanner_available", help: "1 while the virus scanner answers, else 0.", of: "min" },
      async () => ((await soon(scanner.check()).catch(() => "late")) === null ? 1 : 0),
    );
  }
  tellDatabase(platform);
  tellTrail(platform);
  tellBackground(platform);
  tellProcess(platform, cache);
}

function tellDatabase({ metrics, database }: Platform): void {
  metrics.tell(
    { name: "karier_database_connections", help: "Connections of the pool by what they do.", label: "state" },
    () => new Map(Object.entries(database.connections())),
  );
  metrics.tell(
    { name: "karier_database_hearing", help: "1 while changes by other processes are heard, else 0.", of: "min" },
    () => (database.isHearing() ? 1 : 0),
  );
}

/** Results of the nightly check of the sealed trail; empty before the first start with jobs. */
function tellTrail({ metrics, database }: Platform): void {
  const readGauges = async () => {
    const check = await soon(findTrailCheck(database.db));
    if (check === undefined) throw new Error("Nothing was checked yet.");
    return check;
  };
  metrics.tell(
    {
      name: "karier_trail_checked_timestamp_seconds",
      help: "When the last complete check of the sealed trail ended; before the first one, when checking began.",
      of: "max",
    },
    async () => Math.floor((await readGauges()).at.getTime() / 1000),
  );
  metrics.tell(
    { name: "karier_trail_checked_entries", help: "Entries that the last complete check read.", of: "max" },
    async () => (await readGauges()).entries,
  );
  metrics.tell(
    {
      name: "karier_trail_whole",
      help: "0 since a check found a seal of the trail that does not fit, until one finds none; else 1.",
      of: "min",
    },
    async () => ((await readGauges()).isWhole ? 1 : 0),
  );
}

function tellBackground({ metrics, database, jobs, clock, clockWatch }: Platform): void {
  const ofQueues = (state: "queued" | "active" | "failed") => async () =>
    new Map((await soon(jobs.counts())).map((queue) => [queue.name, queue[state]]));
  for (const state of ["queued", "active", "failed"] as const) {
    metrics.tell(
      { name: `karier_jobs_${state}`, help: `Jobs that are ${state}, by kind.`, label: "kind", of: "max" },
      ofQueues(state),
    );
  }
  metrics.tell(
    {
      name: "karier_clock_jump_seconds",
      help: "How far the clock jumped and is not believed since, else 0: nothing is erased meanwhile.",
      of: "max",
    },
    () => clockWatch.aheadSeconds(),
  );
  const mails = () => soon(mailCounts(database.db));
  metrics.tell(
    { name: "karier_mails_waiting", help: "Mails that still have to go out.", of: "max" },
    async () => (await mails()).waiting,
  );
  metrics.tell(
    { name: "karier_mails_oldest_seconds", help: "How long the oldest of them has waited.", of: "max" },
    async () => {
      const { oldest } = await mails();
      return oldest === null ? 0 : Math.max(0, (clock().getTime() - oldest.getTime()) / 1000);
    },
  );
  metrics.tell(
    { name: "karier_mails_failed", help: "Mails of the last 30 days that were given up.", of: "max" },
    async () => (await mails()).failed,
  );
}

function tellProcess({ metrics, settings }: Platform, cache: PageCache | undefined): void {
  // Memory, processor time, the event loop's lag, handles.
  collectDefaultMetrics({ register: metrics.registry });
  metrics.tell({ name: "karier_processes", help: "Processes that serve together." }, () => 1);
  metrics.tell(processDeaths, () => 0);
  metrics.tell(silentProcesses, () => 0);
  metrics.tell({ name: "karier_page_cache_pages", help: "Finished pages that are kept." }, () => cache?.size ?? 0);
  metrics.tell(
    { name: "karier_password_hashes", help: "Passwords being hashed, and waiting for it.", label: "state" },
    () => new Map(Object.entries(hashing.counts())),
  );
  metrics.tell(
    { name: "karier_log_lines_dropped", help: "Log lines that standard output did not take." },
    () => standardOutput.dropped,
  );
  metrics.tell(
    { name: "karier_disk_free_bytes", help: "What may still be written in DATA_DIR.", of: "max" },
    async () => (await freeBytes(settings.dataDir)) ?? Number.NaN,
  );
  metrics.tell(
    { name: "karier_build", help: "1; the build as a label.", label: "version", of: "max" },
    () => new Map([[buildVersion(), 1]]),
  );
}
