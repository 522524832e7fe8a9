// Shows: J3
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../tests/support/applications.ts";
import { timesAsLong } from "../../../tests/support/processor-time.ts";
import { findHistory, type HistoryQuery, historyPage } from "./history.queries.server.ts";

const many = 10_000;
const few = 10;
const all: HistoryQuery = { position: "", phaseIds: [], statuses: [], platformId: null, limit: 10, offset: 0 };

let portal: Portal;
let owners: { many: Owner; few: Owner };
beforeAll(async () => {
  portal = await applyingOfTest();
  const { id: vacancyId } = await aVacancy(portal.platform);
  owners = { many: await anApplicantWith(many, vacancyId), few: await anApplicantWith(few, vacancyId) };
  await sql`analyze applications`.execute(portal.platform.database.db);
});
afterAll(() => portal.platform.close());

type Owner = Awaited<ReturnType<typeof anApplicantWith>>;

/** One application on process, and besides it so many ended ones, a minute apart; one of them is hired. */
async function anApplicantWith(count: number, vacancyId: number) {
  const one = await aReadyApplicant(portal);
  const grecaptcha = await one.visitor.captcha();
  const { body } = await one.visitor.json("submit-application", { VacancyId: vacancyId, grecaptcha });
  await sql`insert into applications
    (applicant_id, vacancy_id, position_id, position_en, company_name, status, phase_id, platform_id, end_reason, created_at)
    select ${one.id}, ${vacancyId}, 'Analis ' || n, 'Analyst ' || n, 'Perusahaan', case n when 7 then 'hired' else 'not-continued' end,
      case n when 7 then 5 else 1 end, case n when 7 then 2 else 1 end, 'withdrawn',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${count - 1}::int) n`.execute(portal.platform.database.db);
  return { ...one, applicationId: Number(body["applicationId"]) };
}

const plan = z.array(z.object({ "QUERY PLAN": z.string() }));

test("the newest of 10,000 applications are read off the index, no more rows than of ten", async () => {
  const { db } = portal.platform.database;
  const explained = await historyPage(db, owners.many.id, all, "id").explain(
    "text",
    sql`analyze, costs off, timing off`,
  );
  const lines = plan.parse(explained).map((row) => row["QUERY PLAN"]);
  expect(lines.join("\n")).toMatch(/Index Scan using applications_history on applications \(actual rows=10(\.00)? /);
  expect(lines.join("\n")).not.toContain("Sort");
  const { rows, totalRows } = await findHistory(db, owners.many.id, all, "id");
  expect(totalRows).toBe(many);
  expect(rows.slice(1).map(({ position }) => position)).toEqual(
    Array.from({ length: 9 }, (_, n) => `Analis ${many - 1 - n}`),
  );
});

/** A thousand times as many applications may take so many times as long. */
const mostTimes = 8;

/** The database works in a thread or a process of its own, so it is waited for; the least of several rounds counts. */
async function waited(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

const filtered = (filters: object) => (owner: Owner) => owner.visitor.json("Application/list/id", filters);

test.each<[string, (owner: Owner) => Promise<{ body: Record<string, unknown> }>]>([
  ["the list", filtered({})],
  [
    "its last page",
    ({ id, visitor }) => visitor.json("Application/list/id", { PageNo: id === owners.many.id ? 1000 : 1 }),
  ],
  ["a position that many have", filtered({ Position: "ANALIS" })],
  ["a position that none has", filtered({ Position: "juru masak" })],
  ["a phase", filtered({ ApplicationPhase: [5] })],
  ["a phase by its name", filtered({ AtsPhase: "Wawancara pengguna" })],
  ["a status", filtered({ ApplicationStatusId: [2] })],
  ["a channel", filtered({ Platform: 2 })],
  ["every filter at once", filtered({ Position: "a", ApplicationPhase: [5], ApplicationStatusId: [2], Platform: 2 })],
  [
    "an application's phases",
    ({ visitor, applicationId }) => visitor.json("Application/details/id", { applicationId }),
  ],
  ["an application's own page", ({ visitor, applicationId }) => visitor.get(`application/${applicationId}/id`)],
])("of 10,000 applications, %s comes nearly as fast as of ten", async (_, ask) => {
  const measure = (owner: Owner) =>
    waited(async () => {
      expect((await ask(owner)).body["acknowledge"]).toBe(1);
    });
  const times = await timesAsLong({ work: owners.many, other: owners.few, enough: mostTimes, measure });
  expect(times).toBeLessThanOrEqual(mostTimes);
});
