// Shows: R20, V1
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { inDays } from "../../../../../tests/support/days.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { listAreas } from "../../../reference-data/areas.server.ts";
import { seedMasterData } from "../../../reference-data/load/load-master-data.server.ts";
import { readAllPlaces, readPlaces } from "../../put/read-places.server.ts";
import { searchChoicesAnswer, vacancyListAnswer } from "../vacancies.api.server.ts";

let database: Database;
let area: Map<string, number>;

const vacancies = [
  aVacancy({
    ...{ code: "bandung", titleId: "Teknisi Gudang", places: ["Bandung, Jawa Barat"], employment: "FULL_TIME" },
    ...{ salaryMin: 5_000_000, salaryMax: 8_000_000 },
  }),
  aVacancy({ code: "cikarang", titleId: "Operator", places: ["Cikarang, Jawa Barat"], employment: "FULL_TIME" }),
  aVacancy({
    ...{ code: "both", titleId: "Analis Gudang", category: 1, places: ["Surabaya, Jawa Timur", "Bandung"] },
    ...{ employment: "INTERN,Shift malam", salaryMin: 15_000_000, company: "Tapak Baja" },
  }),
  aVacancy({ code: "nowhere", titleId: "Teknisi", places: ["Remote"] }),
  aVacancy({ code: "closed", titleId: "Teknisi Lama", places: ["Medan"], endDay: inDays(-1) }),
];

beforeAll(async () => {
  database = await testDatabase(migrations);
  await seedMasterData(database);
  area = new Map((await listAreas(database.db)).map(({ name, id }) => [name, id]));
  await storeVacancies(database, vacancies);
});
afterAll(() => database.close());

const placed = (...names: string[]) => names.map((name) => area.get(name) ?? 0);

async function list(body: object) {
  const { answer, reply } = await sendTo(getVacancyEndpoints(database))("POST lowongan-page/{lang}", { body });
  if (answer === undefined) return { reply, titles: [], total: 0 };
  const { data, totalRows } = vacancyListAnswer.parse(answer).vacancies;
  return { reply, titles: data.map(({ title }) => title).toSorted(), total: totalRows, items: data };
}

async function choices(query: Record<string, string> = {}, language: "id" | "en" = "id") {
  const send = sendTo(getVacancyEndpoints(database));
  const { answer } = await send("GET search-dropdown/{lang}", { query, language });
  return searchChoicesAnswer.parse(answer).data;
}

const told3 = ["Analis Gudang", "Operator", "Teknisi Gudang"];

test.each<[string, () => object, string[]]>([
  ["a province finds all that lies in it", () => ({ PlaceId: placed("Jawa Barat") }), told3],
  ["a city alone", () => ({ PlaceId: placed("Kota Bandung") }), ["Analis Gudang", "Teknisi Gudang"]],
  ["a town by its regency", () => ({ PlaceId: placed("Kabupaten Bekasi") }), ["Operator"]],
  [
    "several, any of them",
    () => ({ PlaceId: placed("Jawa Timur", "Kabupaten Bekasi") }),
    ["Analis Gudang", "Operator"],
  ],
  ["what is closed not", () => ({ PlaceId: placed("Kota Medan") }), []],
  ["a place that there is not", () => ({ PlaceId: [999_999] }), []],
  [
    "with a text",
    () => ({ PlaceId: placed("Jawa Barat"), SearchString: "gudang" }),
    ["Analis Gudang", "Teknisi Gudang"],
  ],
  ["with a level", () => ({ PlaceId: placed("Jawa Barat"), CategoryType: 1 }), ["Analis Gudang"]],
  ["a kind of employment", () => ({ EmploymentType: ["FULL_TIME"] }), ["Operator", "Teknisi Gudang"]],
  ["any other word is OTHER", () => ({ EmploymentType: ["OTHER"] }), ["Analis Gudang"]],
  ["several kinds", () => ({ EmploymentType: ["INTERN", "FULL_TIME"] }), told3],
  ["a salary by its upper limit", () => ({ SalaryFrom: 7_000_000 }), ["Analis Gudang", "Teknisi Gudang"]],
  ["by the least where no most is", () => ({ SalaryFrom: 15_000_000 }), ["Analis Gudang"]],
  ["above what any pays", () => ({ SalaryFrom: 20_000_000 }), []],
  ["none of it, as before", () => ({}), ["Analis Gudang", "Operator", "Teknisi", "Teknisi Gudang"]],
  ["the province's short name as a word", () => ({ SearchString: "jabar" }), told3],
  ["the province as words", () => ({ SearchString: "jawa timur" }), ["Analis Gudang"]],
])("%s", async (_, body, found) => {
  expect(await list(body())).toMatchObject({ titles: found, total: found.length });
});

test("an item has its salary and its kind of employment, null where the vacancy does not", async () => {
  const { items = [] } = await list({});
  expect(items.find(({ title }) => title === "Analis Gudang")).toMatchObject({
    salary: { min: 15_000_000, max: null, currency: "IDR" },
    employmentTypeName: "Magang, Shift malam",
  });
  expect(items.find(({ title }) => title === "Operator")).toMatchObject({ salary: null, employmentType: "FULL_TIME" });
});

test.each<[object, string]>([
  [{ PlaceId: [0] }, "PlaceId.0"],
  [{ PlaceId: [1.5] }, "PlaceId.0"],
  [{ PlaceId: [9_007_199_254_740_991] }, "PlaceId.0"],
  [{ PlaceId: Array.from({ length: 51 }, (_, at) => at + 1) }, "PlaceId"],
  [{ EmploymentType: ["full_time"] }, "EmploymentType.0"],
  [{ SalaryFrom: 5_000_001 }, "SalaryFrom"],
])("%j is refused at %s", async (body, path) => {
  expect((await list(body)).reply).toMatchObject({ http: 422, extra: { errors: [{ path }] } });
});

const counted = (options: readonly { text: string; count: number }[]) =>
  Object.fromEntries(options.map(({ text, count }) => [text, count]));

test("filters name the places that open vacancies have, most first, a city with its province", async () => {
  const { province, city, employment, salary, isCounted } = await choices();
  expect(province.map(({ text, count }) => [text, count])).toEqual([
    ["Jawa Barat", 3],
    ["Jawa Timur", 1],
  ]);
  expect(counted(city)).toEqual({ Bandung: 2, "Kab. Bekasi": 1, Surabaya: 1 });
  expect(city[0]?.provinceId).toBe(area.get("Jawa Barat"));
  expect(employment.map(({ id, text, count }) => [id, text, count])).toEqual([
    ["FULL_TIME", "Penuh waktu", 2],
    ["INTERN", "Magang", 1],
    ["OTHER", "Lainnya", 1],
  ]);
  expect(salary.map(({ id, count }) => [id, count]).slice(0, 5)).toEqual([
    [3_000_000, 2],
    [5_000_000, 2],
    [7_000_000, 2],
    [10_000_000, 1],
    [15_000_000, 1],
  ]);
  expect(isCounted).toBe(true);
  expect(counted((await choices({}, "en")).city)).toHaveProperty("Bekasi Regency", 1);
});

test("counts follow the other filters and the text, not the filter they stand in; what has none is last", async () => {
  const bandung = await choices({ PlaceId: String(area.get("Kota Bandung")) });
  expect(counted(bandung.city)).toEqual({ Bandung: 2, "Kab. Bekasi": 1, Surabaya: 1 });
  expect(counted(bandung.company)).toEqual({ "Cahaya Rantau": 1, "Tapak Baja": 1 });
  const interns = await choices({ EmploymentType: "INTERN,OTHER", SearchString: "gudang" });
  expect(interns.city.map(({ text, count }) => [text, count])).toEqual([
    ["Bandung", 1],
    ["Surabaya", 1],
    ["Kab. Bekasi", 0],
  ]);
  expect(counted(interns.jenjang)).toEqual({ "Pelajar/Lulusan Baru": 1, Profesional: 0 });
  expect(counted(interns.employment)).toEqual({ "Penuh waktu": 1, Magang: 1, Lainnya: 1 });
});

test("vacancies that were open before places were read are found by them once a job has read them", async () => {
  const forget =
    "update open_vacancies set places = null, tsv = ''::tsvector, tsv_title = ''::tsvector, kinds = '{}', pays = null";
  await database.run(forget);
  expect((await list({ PlaceId: placed("Jawa Barat") })).titles).toEqual([]);
  expect(await readPlaces(database)).toBe(4);
  expect((await list({ PlaceId: placed("Jawa Barat"), SalaryFrom: 7_000_000 })).total).toBe(2);
  expect(await readPlaces(database)).toBe(0);
});

test("places are read again where the list of areas changed", async () => {
  const [surabaya] = placed("Kota Surabaya");
  const named = "update master_entries set short_names = $1 where list = 'domicile' and id = $2";
  await database.run(named, [["sby"], surabaya]);
  await database.run(
    "update master_entries set text_id = 'Kota Antah, Jawa Timur' where list = 'domicile' and id = $1",
    [surabaya],
  );
  await readAllPlaces(database);
  expect((await list({ PlaceId: placed("Kota Surabaya") })).titles).toEqual([]);
  expect((await list({ PlaceId: placed("Jawa Timur") })).titles).toEqual(["Analis Gudang"]);
});
