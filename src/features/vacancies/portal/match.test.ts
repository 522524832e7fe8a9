// Shows: V1
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { daysFromNow } from "../../../../tests/support/days.ts";
import { anApplicant, sendTo } from "../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { MatchProfile } from "../match/compared.ts";
import type { VacancyPorts } from "../ports.ts";
import { vacancyListAnswer } from "./vacancies.api.server.ts";

const profile: MatchProfile = {
  category: 2,
  functions: ["Penjualan"],
  positions: ["Supervisor Gudang"],
  majors: ["Teknik Industri"],
  degrees: ["s1"],
  industryIds: [],
  domicile: "Kota Semarang, Jawa Tengah",
  expectedSalary: 8_000_000,
};

let database: Database;

beforeAll(async () => {
  database = await testDatabase(migrations);
  await storeVacancies(database, [
    aVacancy({ titleId: "Perawat", postedAt: daysFromNow(-1) }),
    aVacancy({
      titleId: "Kepala Gudang",
      places: ["Semarang, Jawa Tengah"],
      postedAt: daysFromNow(-9),
      salaryMax: 9_000_000,
    }),
    aVacancy({
      titleId: "Analis",
      requirementId: "S1 Teknik Industri",
      places: ["Solo, Jawa Tengah"],
      postedAt: daysFromNow(-3),
    }),
    aVacancy({
      titleId: "Wiraniaga",
      function: "Penjualan",
      category: 1,
      places: ["Semarang"],
      postedAt: daysFromNow(-2),
    }),
  ]);
});
afterAll(() => database.close());

async function recommended(ports: VacancyPorts, body: object = {}) {
  const send = sendTo(getVacancyEndpoints(database, ports));
  const options = { body: { isMatch: true, ...body }, identity: anApplicant(), language: "en" } as const;
  const { answer, shown } = await send("POST lowongan-page/{lang}", options);
  return { ...vacancyListAnswer.parse(answer).vacancies, shown };
}

const withResume: VacancyPorts = { getMatchProfile: async () => profile };

test("what fits comes first with its score and the reasons in words; what does not fit is left out", async () => {
  const { data, totalRows, shown } = await recommended(withResume);
  expect(data.map(({ title, matchScore }) => [title, matchScore])).toEqual([
    ["Kepala Gudang", 55],
    ["Analis", 36],
    ["Wiraniaga", 30],
  ]);
  expect(totalRows).toBe(3);
  expect(data[1]?.matchReasons?.map(({ text }) => text)).toEqual([
    "Matches your level",
    "Mentions your major",
    "In your province",
    "Mentions your degree",
  ]);
  expect(data[0]?.matchReasons?.[0]).toEqual({ code: "title", text: "Similar to your position or major: gudang" });
  expect(shown).toEqual([]);
});

test.each<[object, string[]]>([
  [{ PageSize: 1, PageNo: 2 }, ["Analis"]],
  [{ CategoryType: 1 }, ["Wiraniaga"]],
  [{ SearchString: "gudang" }, ["Kepala Gudang"]],
  [{ sort: "newest" }, ["Wiraniaga", "Analis", "Kepala Gudang"]],
])("filters and order hold for recommendations too: %j", async (body, titles) => {
  expect((await recommended(withResume, body)).data.map(({ title }) => title)).toEqual(titles);
});

test.each<[string, VacancyPorts]>([
  ["nobody knows a resume", {}],
  ["the applicant has none", { getMatchProfile: async () => null }],
])("where %s, nothing is recommended and the answer says what to do", async (_, ports) => {
  expect(await recommended(ports)).toMatchObject({
    data: [],
    totalRows: 0,
    message: "Complete your resume so that we can recommend vacancies that fit you.",
  });
});
