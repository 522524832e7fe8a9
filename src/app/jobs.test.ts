import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../tests/support/database.ts";
import { referenceLists } from "../../tests/support/seeds.ts";
import { createLog } from "../platform/log/log.ts";
import type { Platform } from "../platform/platform.ts";
import { readSettings } from "../platform/settings/settings.ts";
import { type JobName, jobNames, jobs } from "./jobs.ts";
import { migrations } from "./migrations.ts";
import { closePlatform, platformOver } from "./open-platform.ts";
import { startWork } from "./start-work.ts";

const log = createLog({ level: "silent" });
let dataDir: string;
let platform: Platform;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "karier-jobs-"));
  const database = await testDatabase(migrations, referenceLists);
  platform = await platformOver(database, readSettings({ DATA_DIR: dataDir }), () => new Date(), log);
  await startWork(platform);
});
afterAll(async () => {
  await closePlatform(platform);
  await rm(dataDir, { recursive: true, force: true });
});

const isScheduled = (name: JobName) => "cron" in jobs[name];

test("pg-boss has scheduled what the catalogue schedules, at its times, and nothing else", async () => {
  const rows = z
    .array(z.object({ name: z.string(), cron: z.string(), timezone: z.string() }))
    .parse(await platform.database.run("select name, cron, timezone from pgboss.schedule"));
  const scheduled = jobNames.filter(isScheduled).map((name) => {
    const job = jobs[name];
    return { name, cron: "cron" in job ? job.cron : "", timezone: "Asia/Jakarta" };
  });
  expect(rows.sort((one, other) => one.name.localeCompare(other.name))).toEqual(
    scheduled.sort((one, other) => one.name.localeCompare(other.name)),
  );
});

test.each(jobNames)("%s has a queue that keeps two from running at once where the catalogue says so", async (name) => {
  const job = jobs[name];
  const alone = "cron" in job || job.alone;
  const rows = await platform.database.run("select policy from pgboss.queue where name = $1", [name]);
  expect(rows).toEqual([{ policy: alone ? "singleton" : "standard" }]);
});
