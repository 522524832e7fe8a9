import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { inDays } from "../../../../../tests/support/days.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { vacancyListAnswer } from "../vacancies.api.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
  await storeVacancies(database, [
    aVacancy({ code: "GTL-2611-021", titleId: "Juru Las", category: 2 }),
    aVacancy({ code: "GTL-2611-022", titleId: "Juru Cat", category: 2 }),
    aVacancy({ code: "TPS-2611-006", titleId: "Juru Ukur", endDay: inDays(-1) }),
  ]);
});
afterAll(() => database.close());

async function titles(body: object) {
  const send = sendTo(getVacancyEndpoints(database, {}));
  const { answer } = await send("POST lowongan-page/{lang}", { body, language: "id" });
  const { data, totalRows } = vacancyListAnswer.parse(answer).vacancies;
  return { titles: data.map(({ title }) => title), totalRows };
}

test.each(["GTL-2611-021", " gtl-2611-021 "])("the code %j finds its vacancy, within the filters", async (text) => {
  expect(await titles({ SearchString: text })).toEqual({ titles: ["Juru Las"], totalRows: 1 });
  expect(await titles({ SearchString: text, PageNo: 2 })).toEqual({ titles: [], totalRows: 1 });
  expect(await titles({ SearchString: text, CategoryType: 1 })).toEqual({ titles: [], totalRows: 0 });
});

test.each([
  ["of a closed vacancy", "TPS-2611-006"],
  ["cut short", "GTL-2611-02"],
])("a code %s finds nothing", async (_, text) => {
  expect(await titles({ SearchString: text })).toEqual({ titles: [], totalRows: 0 });
});
