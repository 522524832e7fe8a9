import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../../src/app/app.ts";
import { doJobs } from "../../src/app/jobs.ts";
import { platformOver } from "../../src/app/open-platform.ts";
import { phaseOrder } from "../../src/features/applications/phases.server.ts";
import { createStaffCookies } from "../../src/features/identity/desk/staff-cookies.server.ts";
import { staffPrincipal } from "../../src/features/identity/principal.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { aRecruiter, getSession } from "../../tests/support/bench-recruiter.ts";
import { inventApplications } from "../../tests/support/invented-applications.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { fill } from "./filled-database.ts";
import { type JobsAtDesk, jobRows, measureJobs } from "./jobs.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

/** Applications to one vacancy (recruiting §13). */
const applications = 100_000;
const calls = 40;
const warmUp = 5;

/** p95 budgets in ms on a server and embedded (recruiting §13). */
const budgets = { list: [300, 600], words: [500, 1_000], next: [200, 400] } as const;

type Ask = (path: string) => Promise<unknown>;

interface Filled {
  vacancyId: number;
  firstId: number;
  staffId: number;
}

async function fillDesk(database: Database, name: string): Promise<Filled> {
  await fill(database, 1, () => {});
  const row = database.db.selectFrom("vacancies").select(["id", "company_id"]).orderBy("id");
  const { id: vacancyId, company_id } = await row.executeTakeFirstOrThrow();
  const began = performance.now();
  const firstId = await inventApplications(database, vacancyId, applications);
  await database.run("vacuum analyze desk_applications");
  console.log(`${name}: ${applications} applications (${Math.round((performance.now() - began) / 1000)} s)`);
  return { vacancyId, firstId, staffId: await aRecruiter(database, company_id) };
}

type Send = JobsAtDesk["send"];

/** Speaks to the desk in process, as the recruiter; jobs are worked on beside. */
async function speakAs(database: Database, staffId: number): Promise<{ send: Send; stop: () => Promise<void> }> {
  const settings = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")), LIMITS_FACTOR: "100000" });
  const platform = await platformOver(database, settings, () => new Date(), createLog({ level: "silent" }));
  const app = createApp(platform);
  await doJobs(platform, ["mail", "acts-release", "acts-due", "bulk-jobs", "bulk-jobs-due"]);
  await platform.jobs.start();
  const token = await getSession(database, staffPrincipal(staffId));
  const [cookie = ""] = createStaffCookies(settings, platform.sealer).session(token).split(";", 1);
  const inner = { address: "127.0.0.1", requestId: "bench", shows: () => {} };
  const send: Send = async (method, path, body) => {
    const headers = { cookie, origin: settings.publicUrl, "content-type": "application/json" };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await app.fetch(new Request(`${settings.publicUrl}/api/v1/staff/${path}`, sent), { inner });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  return { send, stop: () => platform.jobs.stop() };
}

/** Rows chosen by a span of salaries: of a hundred thousand that differ, so many lie below. */
async function listOf(database: Database, vacancyId: number, rows: number): Promise<string> {
  const { salary } = await database.db
    .selectFrom("desk_applications")
    .select("salary")
    .where("vacancy_id", "=", vacancyId)
    .where("tab", "=", 1)
    .orderBy("salary")
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  return `vacancyId=${vacancyId}&tab=1&salaryTo=${salary}`;
}

async function p95(ask: Ask, pathOf: (turn: number) => string): Promise<number> {
  const times: number[] = [];
  for (let turn = -warmUp; turn < calls; turn++) {
    const began = performance.now();
    await ask(pathOf(turn + warmUp));
    if (turn >= 0) times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(calls * 0.95) - 1] ?? 0;
}

const sorts = [
  "-score",
  "name",
  "waiting",
  "-applied",
  "salary",
  "-stars",
  "domicile",
  "institution",
  "experience",
  "source",
];
const filters = [
  "scoreFrom=70",
  "stars=2,3",
  "degree=7",
  "domicile=3,9,12",
  "salaryTo=7000000",
  "waiting=late",
  "must=none",
];
const words = ["gudang", "wms%20logistik", "kata42", "python", "perawat", "cv77", "lest"];
const pick = (texts: readonly string[]) => (turn: number) => texts[turn % texts.length] ?? "";

/** The measured requests, by name, each with its budget. */
function questions({ vacancyId, firstId }: Filled): [string, keyof typeof budgets, (turn: number) => string][] {
  const of = `vacancyId=${vacancyId}`;
  return [
    ["first page", "list", () => `applications?${of}`],
    ["tab", "list", (turn) => `applications?${of}&tab=${1 + (turn % 5)}`],
    ["tabs with counts", "list", () => `applications/tabs?${of}`],
    ["sort", "list", (turn) => `applications?${of}&tab=1&sort=${pick(sorts)(turn)}`],
    ["filter", "list", (turn) => `applications?${of}&${pick(filters)(turn)}`],
    ["facets", "list", (turn) => `applications/facets?${of}&${pick(filters)(turn)}`],
    ["my day", "list", () => "day"],
    ["words", "words", (turn) => `applications?${of}&q=${pick(words)(turn)}`],
    [
      "next candidate",
      "next",
      (turn) => `applications/${firstId + turn * 997}?list=${encodeURIComponent(`${of}&tab=1`)}`,
    ],
  ];
}

async function measure(name: string, database: Database, place: 0 | 1): Promise<Figure[]> {
  const filled = await fillDesk(database, name);
  const { send, stop } = await speakAs(database, filled.staffId);
  const ask: Ask = (path) => send("GET", path);
  const figures: Figure[] = [];
  for (const [what, budget, pathOf] of questions(filled)) {
    figures.push(atMost(`${name}: ${what}, p95`, await p95(ask, pathOf), budgets[budget][place], " ms"));
  }
  await database.db.updateTable("vacancies").set({ lead: "desk" }).where("id", "=", filled.vacancyId).execute();
  const phaseId = (await phaseOrder(database.db)).at(-1)?.id ?? 0;
  const chosen = await listOf(database, filled.vacancyId, jobRows);
  figures.push(...(await measureJobs(name, { send, phaseId, list: chosen }, place)));
  await stop();
  await database.close();
  return figures;
}

async function onServer(): Promise<Figure[]> {
  const server = await startPostgres();
  if (typeof server === "string") return [textFigure("PostgreSQL", server)];
  try {
    return await measure("PostgreSQL", await openDatabase({ url: server.url }), 0);
  } finally {
    await server.stop();
  }
}

/** The desk's table, and my day, over a hundred thousand applications to one vacancy, on both databases. */
export async function measureDesk(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const embedded = await measure("embedded", await openDatabase({ dataDir }), 1);
  return [...embedded, ...(await onServer())];
}
