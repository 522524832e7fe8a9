import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aSignedIn, type Portal } from "../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../tests/support/applications.ts";
import { findHistory, type HistoryQuery, historyPage } from "./history.store.server.ts";

const many = 10_000;
const few = 10;
const all: HistoryQuery = { position: "", phaseIds: [], statuses: [], platformId: null, limit: 10, offset: 0 };

let portal: Portal;
let vacancyId = 0;
beforeAll(async () => {
  portal = await applyingOfTest();
  ({ id: vacancyId } = await aVacancy(portal.platform));
});
afterAll(() => portal.platform.close());

/** Applications of one person, all but one withdrawn, a minute apart. */
async function anApplicantWith(count: number): Promise<number> {
  const { id } = await aSignedIn(portal);
  await sql`insert into applications
    (applicant_id, vacancy_id, position_id, position_en, company_name, status, platform_id, end_reason, created_at)
    select ${id}, ${vacancyId}, 'Analis ' || n, 'Analyst ' || n, 'Perusahaan', 3, 1, 'withdrawn',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(portal.platform.database.db);
  return id;
}

const plan = z.array(z.object({ "QUERY PLAN": z.string() }));

test("the newest of 10,000 applications are read off the index, no more rows than of ten", async () => {
  const { db } = portal.platform.database;
  const one = await anApplicantWith(many);
  await anApplicantWith(few);
  await sql`analyze applications`.execute(db);
  const explained = await historyPage(db, one, all, "id").explain("text", sql`analyze, costs off, timing off`);
  const told = plan.parse(explained).map((row) => row["QUERY PLAN"]);
  expect(told.join("\n")).toMatch(/Index Scan using applications_history on applications \(actual rows=10(\.00)? /);
  expect(told.join("\n")).not.toContain("Sort");
  const { rows, totalRows } = await findHistory(db, one, all, "id");
  expect(totalRows).toBe(many);
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 10 }, (_, n) => `Analis ${many - n}`));
});
