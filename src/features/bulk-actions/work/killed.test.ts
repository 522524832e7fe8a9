// Shows: F34

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aRecruiter } from "../../../../tests/support/bench-recruiter.ts";
import { testDatabaseAt } from "../../../../tests/support/database.ts";
import { inventApplications } from "../../../../tests/support/invented-applications.ts";
import { referenceLists } from "../../../../tests/support/seeds.ts";
import { aVacancyRow } from "../../../../tests/support/vacancy-row.ts";
import { doJobs } from "../../../app/jobs.ts";
import { migrations } from "../../../app/migrations.ts";
import { platformOver } from "../../../app/open-platform.ts";
import type { Database } from "../../../platform/database/database.ts";
import { createLog } from "../../../platform/log/log.ts";
import { readSettings } from "../../../platform/settings/settings.ts";
import { phaseOrder } from "../../applications/phases.server.ts";
import { everyCandidate } from "../../candidates/candidate.ts";
import { previewJob } from "../preview-job.server.ts";
import { startJob } from "../start-job.server.ts";
import { reachOfJob } from "./export-rows.server.ts";

const applications = 300;
/** How often the process is killed while rows are made, and while they are released. */
const kills = 3;
const siteName = () => "Situs Karier";

let dataDir: string;
let database: Database;
let at: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "karier-bulk-"));
  ({ database, at } = await testDatabaseAt(migrations, referenceLists));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A job over hundreds of applications, started and not worked on. */
async function prepare(): Promise<number> {
  const { vacancyId, companyId } = await aVacancyRow(database);
  await inventApplications(database, vacancyId, applications);
  const staffId = await aRecruiter(database, companyId);
  const settings = readSettings({ DATA_DIR: dataDir });
  const platform = await platformOver(database, settings, () => new Date(), createLog({ level: "silent" }));
  await doJobs(platform, ["acts-release", "bulk-jobs"], siteName);
  // Its queues exist once it was started; it does nothing of the job itself.
  await platform.jobs.start();
  await platform.jobs.stop();
  const quiet = { ...platform, jobs: { ...platform.jobs, send: async () => {} } };
  const by = { actor: { kind: "staff", id: staffId }, requestId: "killed" } as const;
  const reach = reachOfJob({ companyIds: [companyId] });
  const preparing = {
    by,
    needed: "candidate.act",
    staffId,
    reach,
    language: "id",
    getAlias: (code: string) => code,
  } as const;
  const { id: phaseId = 0 } = (await phaseOrder(database.db)).at(-1) ?? {};
  const previewed = await previewJob(quiet, siteName, preparing, {
    work: { kind: "act", act: { kind: "move", phaseId, nextStep: { id: "Tunggu kabar.", en: "Wait." }, dueOn: null } },
    choice: { kind: "list", filter: everyOf(vacancyId), sort: "score", isDescending: true },
    lacking: [],
  });
  if (previewed.status !== "previewed") throw new Error(`The preview was ${previewed.status}.`);
  const { id, possible: count } = previewed;
  const started = await startJob(
    quiet,
    { by, staffId, isProved: true },
    { id, count, releaseAt: null, withStarred: false },
  );
  expect(started.status).toBe("started");
  return count;
}

const everyOf = (vacancyId: number) => ({ ...everyCandidate, vacancyIds: [vacancyId] });

/** Starts the process; kills it some time after it began to work, unless it is to end on its own. */
async function run(hoursAhead: number, killAfterMs: number | null): Promise<void> {
  const path = join(import.meta.dirname, "../../../../tests/support/jobs-process.ts");
  const child = spawn(process.execPath, [path, dataDir, at, String(hoursAhead)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), exited]);
  if (killAfterMs !== null) {
    await wait(killAfterMs);
    child.kill("SIGKILL");
  }
  const [code, signal] = await exited;
  // Whatever was done before the kill came may have been all of it.
  expect(killAfterMs === null ? code : (signal ?? code)).toBeOneOf(killAfterMs === null ? [0] : ["SIGKILL", 0]);
}

const counted = z.array(z.object({ count: z.number() }));
const count = async (sql: string) => counted.parse(await database.run(sql))[0]?.count;

test("through kill -9 at any moment each row is made once and each applicant gets one message", {
  timeout: 600_000,
}, async () => {
  const possible = await prepare();
  expect(possible).toBeGreaterThan(200);
  for (let kill = 0; kill < kills; kill++) await run(0, 40 + Math.random() * 500);
  expect(await count("select count(*) from acts where state <> 'held'")).toBe(0);
  await run(0, null);
  expect(await count("select count(*) from acts where state = 'held'")).toBe(possible);
  expect(await count("select count(*) from bulk_job_rows where act_id is not null")).toBe(possible);
  expect(await count("select count(*) from bulk_job_rows where done_at is null")).toBe(0);
  expect(await count("select count(*) from trail_entries where action = 'application.act-held'")).toBe(possible);

  for (let kill = 0; kill < kills; kill++) await run(24, 40 + Math.random() * 500);
  await run(24, null);
  expect(await count("select count(*) from acts where state = 'released'")).toBe(possible);
  expect(await count("select count(*) from notifications")).toBe(possible);
  expect(await count("select count(distinct applicant_id) from notifications")).toBe(possible);
  expect(await count("select count(*) from outbox")).toBe(possible);
  expect(await count("select count(*) from application_events where kind = 'progressed'")).toBe(possible);
  expect(await count("select count(*) from bulk_jobs where state = 'held'")).toBe(1);
});
