// Shows: F19, F20, F22
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aVacancy } from "../../../../tests/support/applications.ts";
import { inventApplications } from "../../../../tests/support/invented-applications.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { migrations } from "../../../app/migrations.ts";
import { candidateSorts, everyCandidate } from "../candidate.ts";
import type { View } from "../showing.server.ts";
import { tabsQuery } from "./counts.store.server.ts";
import { pageQuery } from "./find-candidates.queries.server.ts";

let platform: TestPlatform;
let vacancyId: number;
let view: View;
let another: { id: number; companyId: number };
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  const { id } = await aVacancy(platform);
  vacancyId = id;
  await inventApplications(platform.database, id, 8_000);
  another = await anotherCompanys();
  const row = platform.database.db.selectFrom("vacancies").select("company_id").where("id", "=", id);
  const { company_id } = await row.executeTakeFirstOrThrow();
  const reach = {
    isWhole: false,
    companyIds: [company_id],
    vacancyIds: [],
    sharedVacancyIds: [],
    managersOfCompanyIds: [],
  };
  view = { reach, hidden: [], shared: [] };
  await platform.database.run("vacuum analyze desk_applications");
});
afterAll(() => platform.close());

/** Moves some of the applications to two vacancies of another company. */
async function anotherCompanys(): Promise<{ id: number; companyId: number }> {
  const { database } = platform;
  const [{ id }, beside] = [await aVacancy(platform), await aVacancy(platform)];
  const row = database.db.selectFrom("vacancies").select("company_id").where("id", "=", id);
  const { company_id: companyId } = await row.executeTakeFirstOrThrow();
  await database.run(
    `update desk_applications set company_id = $1, vacancy_id = case when application_id % 8 = 0 then $2 else $3 end::bigint
     where application_id % 8 < 2`,
    [companyId, id, beside.id],
  );
  return { id, companyId };
}

const today = "2026-11-25";

async function getPlan(query: ReturnType<typeof tabsQuery> | ReturnType<typeof pageQuery>): Promise<string> {
  const { rows } = await sql`explain ${query}`.execute(platform.database.db);
  return JSON.stringify(rows);
}

const columnOf: Partial<Record<(typeof candidateSorts)[number], string>> = {
  name: "name_key",
  degree: "degree_rank",
  institution: "institution_key",
  experience: "experience_months",
  domicile: "domicile_key",
  applied: "applied_at",
  waiting: "waiting_since",
  source: "source_key",
  must: "must_missed",
};

describe.each(candidateSorts)("a tab sorted by %s", (sort) => {
  test.each([true, false])("is read off its own index, without sorting (descending: %s)", async (isDescending) => {
    const filter = { ...everyCandidate, vacancyIds: [vacancyId], tab: 1 };
    const plan = await getPlan(pageQuery({ filter, sort, isDescending, limit: 50, after: null, today }, view));
    expect(plan).toContain(`desk_applications_${columnOf[sort] ?? sort}`);
    expect(plan).not.toContain("Sort Key");
  });
});

test("what a list begins with is read off an index of its own", async () => {
  const filter = { ...everyCandidate, vacancyIds: [vacancyId] };
  const wish = { filter, sort: "score", isDescending: true, limit: 50, after: null, today } as const;
  const plan = await getPlan(pageQuery(wish, view));
  expect(plan).toContain("desk_applications_all");
  expect(plan).not.toContain("Sort Key");
});

test("tabs are counted off an index alone", async () => {
  const plan = await getPlan(tabsQuery({ ...everyCandidate, vacancyIds: [vacancyId] }, view, today));
  expect(plan).toContain("Index Only Scan using desk_applications_due");
});

test("of one vacancy no more is read than it has, whatever else its company has", async () => {
  const { id, companyId } = another;
  const filter = { ...everyCandidate, vacancyIds: [id] };
  const wish = { filter, sort: "salary", isDescending: true, limit: 50, after: null, today } as const;
  const plan = await getPlan(pageQuery(wish, { ...view, reach: { ...view.reach, companyIds: [companyId] } }));
  expect(plan).toMatch(/Index Cond: \(vacancy_id = /);
  expect(plan).not.toContain("Index Cond: (company_id");
});
