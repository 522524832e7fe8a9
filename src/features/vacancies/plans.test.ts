// Shows: F10, F22
import { afterAll, beforeAll, expect, test } from "vitest";
import { aVacancy } from "../../../tests/support/applications.ts";
import { listPlans } from "../../../tests/support/plans.ts";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { migrations } from "../../app/migrations.ts";
import { countByState, countDeskVacancies } from "./desk-list.queries.server.ts";
import { blindVacancies } from "./showing.queries.server.ts";

// Twenty companies with so many vacancies each.
const companies = 20;
const each = 300;

let platform: TestPlatform;
let companyId: number;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  const { database } = platform;
  for (let count = 0; count < companies; count++) await aVacancy(platform);
  const row = database.db.selectFrom("vacancies").select("company_id").orderBy("id");
  companyId = (await row.executeTakeFirstOrThrow()).company_id;
  await database.run(`insert into vacancies (code, company_id, function_id, category, title_id, title_en, description_id,
      description_en, requirement_id, requirement_en, locations, posted_at, end_date, closes_at, content_hash)
    select code || '-' || n, company_id, function_id, category, title_id, title_en, repeat(md5(n::text), 20),
      '', '', '', locations, posted_at, end_date, closes_at, content_hash
    from vacancies cross join generate_series(1, ${each}) as n`);
  await database.run("vacuum analyze vacancies");
});
afterAll(() => platform.close());

const askPlan = () => {
  const nobodys = { isWhole: false, vacancyIds: [], sharedVacancyIds: [], managersOfCompanyIds: [] };
  return { reach: { ...nobodys, companyIds: [companyId] }, filter: {} };
};

test("a company's vacancies are counted, in all and by state, off an index alone", async () => {
  const plans = await listPlans(platform.database, async (db) => {
    await countDeskVacancies(db, askPlan());
    await countByState(db, askPlan());
  });
  expect(plans.length).toBeGreaterThan(1);
  for (const plan of plans) {
    expect(plan).toMatch(/Index Only Scan using vacancies_of_company .*Index Cond: \(company_id/);
  }
});

test("a part of a title or code is found by its trigrams", async () => {
  const [plan] = await listPlans(platform.database, (db) =>
    countDeskVacancies(db, { ...askPlan(), filter: { q: "-299" } }),
  );
  expect(plan).toContain("vacancies_by_words");
});

test("blind vacancies are found without reading a company's others", async () => {
  const [plan] = await listPlans(platform.database, (db) => blindVacancies(db, [companyId], []));
  expect(plan).toContain("vacancies_blind");
});
