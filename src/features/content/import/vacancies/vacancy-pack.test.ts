import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { loadSample } from "../../../../../tests/support/sample.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { seedMasterData } from "../../../reference-data/load/load-master-data.server.ts";
import {
  companyDetailsAnswer,
  companyEndpoints,
  companyListAnswer,
} from "../../../vacancies/portal/companies/companies.api.server.ts";
import { seedFunctions } from "../../../vacancies/put/ensure-functions.server.ts";
import { openByCompany } from "../../../vacancies/search/open-table.queries.server.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase(migrations);
  await seedMasterData(database);
  await seedFunctions(database);
  await seedFunctions(database);
  await loadSample(database, new Date());
});
afterAll(() => database.close());

test("the sample content has at least sixty open vacancies and some closed ones, all in known functions", async () => {
  const open = await openByCompany(database.db);
  expect([...open.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(60);
  const all = await database.db.selectFrom("vacancies").select(["id", "function_id"]).execute();
  expect(all.length).toBeGreaterThan([...open.values()].reduce((sum, count) => sum + count, 0));
  expect(await database.db.selectFrom("vacancy_functions").selectAll().execute()).toHaveLength(13);
});

test("no field of a sample vacancy is empty in either language", async () => {
  const texts = [
    "title_id",
    "title_en",
    "description_id",
    "description_en",
    "requirement_id",
    "requirement_en",
  ] as const;
  for (const row of await database.db
    .selectFrom("vacancies")
    .select(["code", ...texts])
    .execute()) {
    for (const name of texts) expect(row[name], `${row.code} ${name}`).not.toBe("");
  }
});

test("companies come with their open vacancies, most first, each with a mark", async () => {
  const send = sendTo(companyEndpoints({ database }, openByCompany));
  const { answer, shown } = await send("GET company-list/{lang}");
  const { data } = companyListAnswer.parse(answer);
  expect(data).toHaveLength(8);
  const counts = data.map(({ openVacancies }) => openVacancies);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(shown).toEqual(["vacancies"]);
});

test("a company's text is in the requested language; an unknown one is not found", async () => {
  const send = sendTo(companyEndpoints({ database }, openByCompany));
  const { data: companies } = companyListAnswer.parse((await send("GET company-list/{lang}")).answer);
  const finance = companies.find(({ name }) => name === "Dana Wastra Pembiayaan");
  const { answer, shown } = await send("POST company-details/{lang}", {
    body: { BranchID: finance?.branchId },
    language: "en",
  });
  const { data } = companyDetailsAnswer.parse(answer);
  expect(data).toMatchObject({
    industry: "Financing and Financial Technology",
    summary: expect.stringMatching(/\b(and|the|for)\b/),
    logoUrl: null,
    imageUrl: null,
    dye: "nila",
  });
  expect(data.description).toContain("<h3>What we finance</h3>");
  expect(data.openVacancies).toBe(finance?.openVacancies);
  expect(shown).toEqual([`company:${finance?.branchId}`, "vacancies"]);
  expect((await send("POST company-details/{lang}", { body: { BranchID: 0 } })).reply).toMatchObject({ http: 404 });
});
