import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import { z } from "zod";
import type { Database, Db, Tx } from "../database/database.ts";
import { bossOptions } from "./boss-options.ts";

const nobody = "00000000-0000-0000-0000-000000000000";

/** A queue's options for pg-boss; a job takes the number of tries and the time limit from it. */
const waitingQueue = z.object({
  policy: z.enum(["standard", "singleton"]),
  retryLimit: z.int(),
  retryDelay: z.int(),
  retryBackoff: z.boolean(),
  retryDelayMax: z.int().optional(),
  expireInSeconds: z.int(),
  heartbeatSeconds: z.int().optional(),
  deleteAfterSeconds: z.int(),
});

/** A job that has to be done yet, as it travels from one database to another. */
export const waitingJob = z.object({
  name: z.string(),
  queue: waitingQueue,
  payload: z.record(z.string(), z.unknown()),
  /** When it is due, ISO 8601. */
  dueAt: z.iso.datetime(),
});
export type WaitingJob = z.infer<typeof waitingJob>;

/**
 * What is to be done yet: waiting, to be tried again, or being done this moment. pg-boss has no call for that inside a
 * transaction, so this reads its tables: mind upgrades.
 */
export async function readWaitingJobs(tx: Tx): Promise<WaitingJob[]> {
  const found = await sql`select 1 where to_regclass('pgboss.job') is not null`.execute(tx);
  if (found.rows.length === 0) return [];
  const { rows } = await sql`
    select job.name, coalesce(job.data, '{}') as payload,
      to_char(job.start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt",
      jsonb_strip_nulls(jsonb_build_object('policy', queue.policy, 'retryLimit', queue.retry_limit,
        'retryDelay', queue.retry_delay, 'retryBackoff', queue.retry_backoff, 'retryDelayMax', queue.retry_delay_max,
        'expireInSeconds', queue.expire_seconds, 'heartbeatSeconds', queue.heartbeat_seconds,
        'deleteAfterSeconds', queue.deletion_seconds)) as queue
    from pgboss.job join pgboss.queue on queue.name = job.name
    where job.state in ('created', 'retry', 'active') and not starts_with(job.name, '__pgboss__')
    order by job.created_on, job.id`.execute(tx);
  return z.array(waitingJob).parse(rows);
}

export interface Queues {
  /** Stores a job in the caller's transaction; one that was due is due now. */
  send(tx: Tx, job: WaitingJob): Promise<void>;
  close(): Promise<void>;
}

/** A setting that the schema omits is not passed to pg-boss either. */
function queueSettings({ retryDelayMax, heartbeatSeconds, ...rest }: z.infer<typeof waitingQueue>) {
  return {
    ...rest,
    ...(retryDelayMax === undefined ? {} : { retryDelayMax }),
    ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
    notify: true,
  };
}

/**
 * Makes pg-boss's tables where there are none, and the queues of these jobs, so that the jobs can be stored; does none.
 */
export async function openQueues(database: Database, jobs: readonly WaitingJob[]): Promise<Queues> {
  const boss = new PgBoss({ ...bossOptions(database), useListenNotify: false, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  for (const [name, queue] of new Map(jobs.map((job) => [job.name, job.queue]))) {
    await boss.createQueue(name, queueSettings(queue));
    // Makes pg-boss remember the queue: sending inside a transaction may not look it up on another connection.
    await boss.findJobs(name, { id: nobody });
  }
  return {
    async send(tx, { name, payload, dueAt }) {
      // pg-boss forgets what has waited for too long, counted from when it was due.
      const due = Date.parse(dueAt) > Date.now() ? { startAfter: new Date(dueAt) } : {};
      await boss.send(name, payload, { ...due, db: fromKysely(tx) });
    },
    close: () => boss.stop({ close: false, graceful: false }),
  };
}

/** Whether the database has pg-boss's tables. */
export async function hasQueues(database: Database): Promise<boolean> {
  return (await database.run("select 1 where to_regclass('pgboss.job') is not null")).length > 0;
}

/** Takes pg-boss's tables away. */
export async function removeQueues(database: Database): Promise<void> {
  await database.run("drop schema if exists pgboss cascade");
}

export const wakeChannel = "jobs_woken";

/**
 * Has a job run after this transaction commits, for work that finds on its own what there is to do. However many
 * transactions ask for it, one job waits at a time, and none of them waits for another. `name` must have a worker
 * with `woken`.
 */
export async function wakeJob(db: Db, name: string): Promise<void> {
  await sql`select pg_notify(${wakeChannel}, ${name})`.execute(db);
}

/** Longer than any job's delay. */
const longestWait = "interval '1 day'";

const moments = `select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'pgboss' and table_name in ('version', 'queue') and is_nullable = 'YES'
    and data_type = 'timestamp with time zone'`;
const momentRows = z.array(z.object({ table: z.enum(["version", "queue"]), column: z.string().regex(/^[a-z_]+$/) }));

/**
 * Brings back what a clock that ran ahead left of jobs: pg-boss would start no scheduled job before the moment at which
 * it looked last, and no waiting one before its own. It reaches into pg-boss's own tables, so mind upgrades.
 */
export async function bringBackFromAhead(database: Database): Promise<void> {
  const found = await database.run("select 1 where to_regclass('pgboss.job') is not null");
  if (found.length === 0) return;
  for (const { table, column } of momentRows.parse(await database.run(moments))) {
    await database.run(
      `update pgboss.${table} set ${column} = null where ${column} > clock_timestamp() + interval '1 hour'`,
    );
  }
  await database.run(
    `update pgboss.job set start_after = clock_timestamp()
      where state in ('created', 'retry') and start_after > clock_timestamp() + ${longestWait}`,
  );
  // One that another process works on now has a heartbeat of now.
  await database.run(
    `update pgboss.job set state = 'retry', start_after = clock_timestamp()
      where state = 'active' and started_on > clock_timestamp() + interval '1 hour'`,
  );
}
