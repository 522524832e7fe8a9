import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStaffCookies } from "../../src/desk/account/staff-cookies.server.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { createApp } from "../../src/server/app.ts";
import { platformOver } from "../../src/server/open-platform.ts";
import { aRecruiter, sessionOf } from "../../tests/support/bench-recruiter.ts";
import { inventApplications } from "../../tests/support/invented-applications.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { fill } from "./filled-database.ts";
import { atMost, type Figure, told } from "./table.ts";

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

/** Asks the desk in process, as the recruiter. */
async function askAs(database: Database, staffId: number): Promise<Ask> {
  const settings = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")), LIMITS_FACTOR: "100000" });
  const platform = await platformOver(database, settings, () => new Date(), createLog({ level: "silent" }));
  const app = createApp(platform);
  const token = await sessionOf(database, staffId);
  const [cookie = ""] = createStaffCookies(settings, platform.sealer).session(token).split(";", 1);
  const inner = { address: "127.0.0.1", requestId: "bench", shows: () => {} };
  return async (path) => {
    const request = new Request(`${settings.publicUrl}/api/v1/staff/${path}`, { headers: { cookie } });
    const answer = await app.fetch(request, { inner });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
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

/** What is asked, by what it is called, and which budget it has. */
function questions({ vacancyId, firstId }: Filled): [string, keyof typeof budgets, (turn: number) => string][] {
  const of = `vacancyId=${vacancyId}`;
  return [
    ["first page", "list", () => `applications?${of}`],
    ["tab", "list", (turn) => `applications?${of}&tab=${1 + (turn % 5)}`],
    ["tabs with counts", "list", () => `applications/tabs?${of}`],
    ["sort", "list", (turn) => `applications?${of}&tab=1&sort=${pick(sorts)(turn)}`],
    ["filter", "list", (turn) => `applications?${of}&${pick(filters)(turn)}`],
    ["facets", "list", (turn) => `applications/facets?${of}&${pick(filters)(turn)}`],
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
  const ask = await askAs(database, filled.staffId);
  const figures: Figure[] = [];
  for (const [what, budget, pathOf] of questions(filled)) {
    figures.push(atMost(`${name}: ${what}, p95`, await p95(ask, pathOf), budgets[budget][place], " ms"));
  }
  await database.close();
  return figures;
}

async function onServer(): Promise<Figure[]> {
  const server = await startPostgres();
  if (typeof server === "string") return [told("PostgreSQL", server)];
  try {
    return await measure("PostgreSQL", await openDatabase({ url: server.url }), 0);
  } finally {
    await server.stop();
  }
}

/** The desk's table over a hundred thousand applications to one vacancy, on both databases. */
export async function measureDesk(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const embedded = await measure("embedded", await openDatabase({ dataDir }), 1);
  return [...embedded, ...(await onServer())];
}
