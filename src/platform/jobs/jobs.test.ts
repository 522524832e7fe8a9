import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { testDatabaseAt } from "../../../tests/support/database.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { createLog } from "../log/log.ts";
import { type JobHandler, openJobs, type WorkOptions } from "./jobs.ts";
import { wakeJob } from "./waiting-jobs.ts";

const log = createLog({ level: "silent" });
const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function aDatabase() {
  const { database, at } = await testDatabaseAt([]);
  closings.push(() => database.close());
  return { database, at };
}

async function startedJobs(database: Database, handler: JobHandler, options: Partial<WorkOptions> = {}) {
  const jobs = await openJobs(database, log);
  await jobs.work("count", { retries: 3, timeoutSeconds: 60, ...options }, handler);
  await jobs.start();
  closings.push(() => jobs.stop());
  return jobs;
}

test("a job sent in a transaction runs when that commits, and never when it rolls back", async () => {
  const { database } = await aDatabase();
  const done: unknown[] = [];
  const jobs = await startedJobs(database, async (payload) => void done.push(payload));
  for (let number = 0; number < 10; number++) {
    const work = database.transact(async (tx) => {
      await jobs.send(tx, "count", { number });
      if (number % 2 === 1) throw new Error("rolled back");
    });
    await work.catch(() => {});
  }
  await eventually(() => expect(done).toHaveLength(5));
  expect(done).toEqual([0, 2, 4, 6, 8].map((number) => ({ number })));
});

test("jobs that wait are done one after the other, without a pause between two", async () => {
  const { database } = await aDatabase();
  const done: unknown[] = [];
  const jobs = await startedJobs(database, async (payload) => void done.push(payload));
  const waiting = 30;
  // Asked for every two seconds, the last of them would come after this one.
  await jobs.send(database.db, "count", { last: true }, { afterSeconds: waiting });
  await database.transact(async (tx) => {
    for (let number = 0; number < waiting; number++) await jobs.send(tx, "count", { number });
  });
  await eventually(() => expect(done.length).toBeGreaterThanOrEqual(waiting));
  expect(done).toEqual(Array.from({ length: waiting }, (_, number) => ({ number })));
});

test("a job that throws comes again", async () => {
  const { database } = await aDatabase();
  let runs = 0;
  const jobs = await startedJobs(database, async () => {
    runs++;
    if (runs < 2) throw new Error("the first time it fails");
  });
  await jobs.send(database.db, "count", {});
  await eventually(() => expect(runs).toBe(2));
});

test("a job for later waits", async () => {
  const { database } = await aDatabase();
  const done: unknown[] = [];
  const jobs = await startedJobs(database, async (payload) => void done.push(payload));
  await jobs.send(database.db, "count", { later: true }, { afterSeconds: 600 });
  await jobs.send(database.db, "count", { later: false });
  await eventually(() => expect(done).toHaveLength(1));
  expect(done).toEqual([{ later: false }]);
});

test("work that must be alone is never done twice at once", async () => {
  const { database } = await aDatabase();
  let atOnce = 0;
  let most = 0;
  let runs = 0;
  const handler = async () => {
    most = Math.max(most, ++atOnce);
    await database.run("select 1");
    atOnce--;
    runs++;
  };
  const jobs = await startedJobs(database, handler, { alone: true });
  await startedJobs(database, handler, { alone: true });
  for (let i = 0; i < 5; i++) await jobs.send(database.db, "count", {});
  await eventually(() => expect(runs).toBe(5));
  expect(most).toBe(1);
});

test("exclusive work begins at once in a process that learnt late that earlier work had ended", async () => {
  const { database } = await aDatabase();
  const before = await startedJobs(database, async () => {}, { alone: true });
  await before.stop();
  // What pg-boss counts every quarter of a minute, had it counted while such work was under way.
  await database.run("update pgboss.queue set singletons_active = array[null]::text[] where name = 'count'");
  let runs = 0;
  const jobs = await startedJobs(database, async () => void runs++, { alone: true });
  await jobs.send(database.db, "count", {});
  await eventually(() => expect(runs).toBe(1));
});

test("work that is woken runs after the commit, never after a rollback, and one job waits however many ask", async () => {
  const { database } = await aDatabase();
  let runs = 0;
  const jobs = await startedJobs(database, async () => void runs++, { alone: true, woken: true });
  // It was asleep when it started: whatever came before is looked for.
  await eventually(() => expect(runs).toBe(1));
  await database
    .transact(async (tx) => {
      await wakeJob(tx, "count");
      throw new Error("rolled back");
    })
    .catch(() => {});
  await database.transact(async (tx) => {
    for (let i = 0; i < 500; i++) await wakeJob(tx, "count");
  });
  await eventually(() => expect(runs).toBe(2));
  await Promise.all(Array.from({ length: 200 }, () => database.transact((tx) => wakeJob(tx, "count"))));
  await eventually(() => expect(runs).toBeGreaterThan(2));
  await jobs.stop();
  expect((await database.run("select id from pgboss.job where name = 'count'")).length).toBeLessThan(10);
});

test("of a job that is sent once one waits, however long", async () => {
  const { database } = await aDatabase();
  const jobs = await startedJobs(database, async () => {});
  for (let i = 0; i < 3; i++) await jobs.sendOnce("count", { afterSeconds: 600 });
  expect(await database.run("select state from pgboss.job where name = 'count'")).toEqual([{ state: "created" }]);
});

test("one that is woken while it runs runs once more", async () => {
  const { database } = await aDatabase();
  const steps: string[] = [];
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const handler = async () => {
    steps.push("begun");
    await isReleased;
    steps.push("ended");
  };
  await startedJobs(database, handler, { alone: true, woken: true });
  await eventually(() => expect(steps).toEqual(["begun"]));
  await database.transact((tx) => wakeJob(tx, "count"));
  await eventually(async () => {
    const waiting = await database.run("select id from pgboss.job where name = 'count' and state = 'created'");
    expect(waiting).toHaveLength(1);
  });
  release();
  await eventually(() => expect(steps).toEqual(["begun", "ended", "begun", "ended"]));
});

test("what is scheduled runs once a time, however many processes there are", async () => {
  const { database } = await aDatabase();
  let runs = 0;
  for (let process = 0; process < 4; process++) {
    const jobs = await openJobs(database, log);
    await jobs.schedule("each-minute", "* * * * *", "any-clock", async () => void runs++);
    await jobs.start();
    closings.push(() => jobs.stop());
    // Each looks what is due as if it had never been looked.
    await database.run("update pgboss.version set cron_on = null");
  }
  const late = await openJobs(database, log);
  await late.schedule("each-minute", "* * * * *", "any-clock", async () => void runs++);
  await late.start();
  closings.push(() => late.stop());
  await eventually(() => expect(runs).toBeGreaterThan(0));
  const sent =
    "select count(*) as sent, count(distinct singleton_on) as times from pgboss.job where name = '__pgboss__send-it'";
  const [counted] = z.array(z.object({ sent: z.number(), times: z.number() })).parse(await database.run(sent));
  expect(counted?.sent).toBe(counted?.times);
  expect(runs).toBeLessThanOrEqual(counted?.times ?? 0);
  expect(await database.run("select name from pgboss.schedule")).toEqual([{ name: "each-minute" }]);
});

test("stopping signals the running job and waits for it", async () => {
  const { database } = await aDatabase();
  const steps: string[] = [];
  const jobs = await startedJobs(database, async (_payload, signal) => {
    steps.push("begun");
    await once(signal, "abort");
    steps.push("ended");
  });
  await jobs.send(database.db, "count", {});
  await eventually(() => expect(steps).toEqual(["begun"]));
  await jobs.stop();
  expect(steps).toEqual(["begun", "ended"]);
});

test("what a killed process had begun runs again at the next start of the embedded database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "karier-jobs-"));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, "jobs.crash.ts"), join(folder, "database")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");

  const database = await openDatabase({ dataDir: join(folder, "database") });
  closings.push(() => database.close());
  const done: unknown[] = [];
  await startedJobs(database, async (payload) => void done.push(payload));
  await eventually(() => expect(done).toEqual([{ number: 1 }]));
});
