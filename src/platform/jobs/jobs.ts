import { fromKysely, PgBoss, type QueueOptions } from "pg-boss";
import type { Database, Db } from "../database/database.ts";
import { type Log, logFault } from "../log/log.ts";
import type { Waiting } from "../operations/clock-state.ts";
import type { ClockWatch } from "../operations/clock-watch.ts";
import { unavailableWords } from "../unavailable.ts";
import { bossOptions } from "./boss-options.ts";
import { bringBackFromAhead, wakeChannel } from "./waiting-jobs.ts";

const alwaysBelieved: Pick<ClockWatch, "may"> = { may: async () => true };

const stopWithinMs = 4_000;
// A notification wakes a worker at once; asking as well finds the jobs whose time has come.
const askEverySeconds = 2;
const nobody = "00000000-0000-0000-0000-000000000000";

/** Does one job; `signal` says that the process is to stop, `payload` is what `send` was given, to be parsed. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

export interface WorkOptions {
  /** How often a job that throws is tried again, after 1, 2, 4 … at most 600 s. */
  retries: number;
  /** A job that takes longer counts as failed. */
  timeoutSeconds: number;
  /** True: never two at once, in all processes. */
  alone?: boolean;
  /** Effects that must not happen by a wrong clock; a skipped run is found again later. */
  waits?: Waiting;
  /** True: it finds its own work, and `wakeJob` says that there is some. */
  woken?: boolean;
}

export interface Jobs {
  /** Stores a job; with a transaction it exists if and when that commits. `name` must have a worker. */
  send(db: Db, name: string, payload: object, options?: { afterSeconds: number }): Promise<void>;
  /** Stores a job for later, unless one waits to be begun; not inside a transaction. */
  sendOnce(name: string, options: { afterSeconds: number }): Promise<void>;
  /** Says who does a job's work; before `start()`. */
  work(name: string, options: WorkOptions, handler: JobHandler): Promise<void>;
  /**
   * Does something at the times of a cron expression (Asia/Jakarta), in one process; before `start()`. `byClock` says
   * what it does that must not be done by a wrong clock: it is skipped until the clock is believed.
   */
  schedule(name: string, cron: string, byClock: ByClock, handler: JobHandler): Promise<void>;
  /** How many jobs of each kind wait, run, and failed lately, as counted within the last seconds. */
  counts(): Promise<{ name: string; queued: number; active: number; failed: number }[]>;
  start(): Promise<void>;
  /** Lets running jobs end (4 s), so that the database can close. */
  stop(): Promise<void>;
}

// One that failed and waits to be tried again may wait for minutes: it blocks no other. The table is pg-boss's
// own.
const oneWaits = "select 1 from pgboss.job where name = $1 and state = 'created' limit 1";

/** A job's effects that may not come too early; `any-clock`: nothing irreversible. */
export type ByClock = Waiting | "any-clock";

type Worker = { name: string; options: WorkOptions; handler: JobHandler; cron?: string };

/** How often it is said that the database is away: pg-boss meets it many times a second. */
const awayEveryMs = 60_000;

function tellingFaults(log: Log): (error: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    // pg-boss reports a copy, which has the message.
    if (!error.message.startsWith(unavailableWords("database"))) return logFault(log, { job: "pg-boss" }, error);
    if (performance.now() - toldAt < awayEveryMs) return;
    toldAt = performance.now();
    log.warn({ job: "pg-boss" }, "jobs wait: the database is not available");
  };
}

/** Background work that survives a crash: pg-boss, on the product's own database. */
export async function openJobs(database: Database, log: Log, clockWatch = alwaysBelieved): Promise<Jobs> {
  const boss = new PgBoss(bossOptions(database));
  boss.on("error", tellingFaults(log));
  boss.on("warning", ({ message }) => log.warn({ job: "pg-boss" }, message));
  const workers: Worker[] = [];
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;
  let waking: Waking | undefined;

  async function sendOnce(name: string, { afterSeconds }: { afterSeconds: number }): Promise<void> {
    const waiting = await database.run(oneWaits, [name]);
    if (waiting.length === 0) await boss.send(name, {}, { startAfter: afterSeconds });
  }

  /** Anyone who cannot store it now does when the database is back, or another process does. */
  async function store(name: string): Promise<void> {
    if (stopping.signal.aborted) return;
    await sendOnce(name, { afterSeconds: 0 }).catch((error: unknown) => logFault(log, { job: name }, error));
  }

  return {
    sendOnce,
    async send(db, name, payload, options) {
      const startAfter = options === undefined ? {} : { startAfter: options.afterSeconds };
      await boss.send(name, payload, { ...startAfter, db: fromKysely(db) });
    },
    async work(name, options, handler) {
      workers.push({ name, options, handler });
    },
    async schedule(name, cron, byClock, handler) {
      const options = { retries: 3, timeoutSeconds: 600, alone: true };
      workers.push({
        name,
        options: byClock === "any-clock" ? options : { ...options, waits: byClock },
        handler,
        cron,
      });
    },
    async counts() {
      const queues = await boss.getQueues();
      return queues.map(({ name, queuedCount: queued, activeCount: active, failedCount: failed }) => {
        return { name, queued, active, failed };
      });
    },
    async start() {
      await bringBackFromAhead(database);
      await boss.start();
      if (database.kind === "embedded") await reviveAfterCrash(database);
      for (const worker of workers) await startWorker(boss, heldBack(worker, clockWatch), log, stopping.signal);
      const woken = workers.filter(({ options }) => options.woken).map(({ name }) => name);
      waking = await hearWakes(database, woken, store);
    },
    stop() {
      stopping.abort();
      stopped ??= (async () => {
        await waking?.stop();
        await boss.stop({ close: false, timeout: stopWithinMs });
      })();
      return stopped;
    },
  };
}

/** Skips a job that may not be done by a clock that is not believed. */
function heldBack(worker: Worker, clockWatch: Pick<ClockWatch, "may">): Worker {
  const { options, handler } = worker;
  const { waits } = options;
  if (waits === undefined) return worker;
  return {
    ...worker,
    async handler(payload, signal) {
      if (await clockWatch.may(waits)) await handler(payload, signal);
    },
  };
}

async function startWorker(boss: PgBoss, worker: Worker, log: Log, stopping: AbortSignal): Promise<void> {
  const { name, options, handler, cron } = worker;
  const queue = queueOptions(options);
  await boss.createQueue(name, { ...queue, notify: true, policy: options.alone ? "singleton" : "standard" });
  await boss.updateQueue(name, queue);
  // Makes pg-boss remember the queue: sending inside a transaction may not look it up on another connection.
  await boss.findJobs(name, { id: nobody });
  const polling = { pollingIntervalSeconds: askEverySeconds, notifyPollingIntervalSeconds: askEverySeconds };
  const work = boss.work<unknown>(name, polling, async ([job]) => {
    if (job === undefined) return;
    try {
      await handler(job.data, AbortSignal.any([job.signal, stopping]));
    } catch (error) {
      logFault(log, { job: name }, error);
      throw error;
    } finally {
      // Looks for the next job at once: one notification may stand for many jobs.
      boss.notifyWorker(await work);
    }
  });
  await work;
  if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: "Asia/Jakarta" });
}

function queueOptions(options: WorkOptions): QueueOptions {
  return {
    retryLimit: options.retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: options.timeoutSeconds,
    heartbeatSeconds: 20,
    // Payloads may name a person: they go soon after the work is done.
    deleteAfterSeconds: 24 * 60 * 60,
  };
}

/**
 * What a killed process had begun is begun again at once: on the embedded database no other process can work on it.
 * (On a server pg-boss does it when the heartbeat stays out.) It reaches into pg-boss's own table, so mind upgrades.
 */
async function reviveAfterCrash(database: Database): Promise<void> {
  await database.run(
    "update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit",
  );
}

/** Hears `wakeJob` of every process, and stores the job that was asked for. */
interface Waking {
  stop(): Promise<void>;
}

/**
 * A notification is heard after its transaction has committed, so the job that then waits, this one or an earlier one
 * that nobody has begun, finds what was committed.
 * @param names jobs that may be woken; each is woken at the start and after a lost connection, when no notification
 * arrived
 * @param store stores a job unless one waits
 */
async function hearWakes(
  database: Database,
  names: readonly string[],
  store: (name: string) => Promise<void>,
): Promise<Waking> {
  const queues = new Set<string>();
  let stored = Promise.resolve();
  const wake = (name: string) => {
    // Anyone who asked before this one is looked after finds it asked for already.
    if (!names.includes(name) || queues.has(name)) return;
    queues.add(name);
    stored = stored.then(() => {
      queues.delete(name);
      return store(name);
    });
  };
  const wakeAll = () => names.forEach(wake);
  const stopListening = names.length > 0 ? await database.listen(wakeChannel, wake, wakeAll) : async () => {};
  wakeAll();
  return {
    async stop() {
      await stopListening();
      await stored;
    },
  };
}
