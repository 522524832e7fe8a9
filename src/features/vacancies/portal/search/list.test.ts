import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { daysFromNow, inDays } from "../../../../../tests/support/days.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { tidySearch } from "../../close-vacancies.server.ts";
import { searchChoicesAnswer, vacancyListAnswer } from "../vacancies.api.server.ts";

let database: Database;
let ids: Record<string, number>;

const someVacancies = [
  aVacancy({
    code: "mekanik",
    titleId: "Mekanik Alat Berat",
    titleEn: "Heavy Equipment Mechanic",
    postedAt: daysFromNow(-1),
    endDay: inDays(9),
  }),
  aVacancy({
    code: "gudang",
    titleId: "Koordinator Gudang",
    titleEn: "Warehouse Coordinator",
    function: "Logistik",
    postedAt: daysFromNow(-2),
    endDay: inDays(3),
  }),
  aVacancy({
    code: "magang",
    titleId: "Magang Résumé Digital",
    category: 1,
    company: "Tapak Baja",
    places: ["Karawang, Jawa Barat"],
    postedAt: daysFromNow(-3),
  }),
  aVacancy({
    code: "akuntan",
    titleId: "Akuntan",
    titleEn: "Accountant",
    descriptionId: "<p>Menghitung persediaan alat di gudang.</p>",
    company: "Tapak Baja",
    postedAt: daysFromNow(-4),
  }),
  aVacancy({ code: "tutup", titleId: "Mekanik Lama", endDay: inDays(-1) }),
];

beforeAll(async () => {
  database = await testDatabase(migrations);
  const stored = await storeVacancies(database, someVacancies);
  ids = Object.fromEntries(someVacancies.map(({ code }, at) => [code, stored[at] ?? 0]));
  await tidySearch(database);
});
afterAll(() => database.close());

async function list(body: object, language: "id" | "en" = "id") {
  const send = sendTo(getVacancyEndpoints(database, {}));
  const { answer, shown, reply } = await send("POST lowongan-page/{lang}", { body, language });
  if (answer === undefined) return { reply, codes: [], shown, vacancies: undefined };
  const { vacancies } = vacancyListAnswer.parse(answer);
  const codes = vacancies.data.map((item) => Object.entries(ids).find(([, id]) => id === item.vacancyId)?.[0]);
  return { reply, codes, shown, vacancies };
}

test("without a wish the newest come first, closed ones are left out, and the answer says what it shows", async () => {
  const { codes, vacancies, shown } = await list({});
  expect(codes).toEqual(["mekanik", "gudang", "magang", "akuntan"]);
  expect(vacancies).toMatchObject({ acknowledge: 1, totalRows: 4, totalIsMore: false, message: "" });
  expect(shown).toEqual(["vacancies"]);
});

test("an item speaks the asked language and gives times of Jakarta to the second", async () => {
  const { vacancies } = await list({ SearchString: "mechanic" }, "en");
  expect(vacancies?.data[0]).toMatchObject({
    vacancyId: ids["mekanik"],
    title: "Heavy Equipment Mechanic",
    companyName: "Cahaya Rantau",
    departmentName: "Produksi dan Teknik",
    category: 2,
    categoryName: "Professional",
    location: "",
    postingDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/),
    endDate: `${inDays(9)}T23:59:59+07:00`,
    vacancyStatus: "open",
    isSaved: false,
    isApplied: false,
  });
});

test.each<[string, object, string[]]>([
  ["a level", { CategoryType: 1 }, ["magang"]],
  ["a page of two", { PageSize: 2, PageNo: 2 }, ["magang", "akuntan"]],
  ["a page past the end", { PageNo: 9_007_199_254 }, []],
  ["what closes first", { sort: "closing", PageSize: 2 }, ["gudang", "mekanik"]],
  ["relevance without a text", { sort: "relevance", PageSize: 1 }, ["mekanik"]],
  [
    "null for a filter",
    { BranchId: null, SearchString: null, CategoryType: null },
    ["mekanik", "gudang", "magang", "akuntan"],
  ],
  ["a company that there never was", { BranchId: [999_999] }, []],
  ["title hits before a description's", { SearchString: "alat" }, ["mekanik", "akuntan"]],
  ["hits by date", { SearchString: "gudang", sort: "newest" }, ["gudang", "akuntan"]],
  ["the beginning of the last word", { SearchString: "koord" }, ["gudang"]],
  ["the beginning of every word", { SearchString: "koor gud" }, ["gudang"]],
  ["an equal word of the other language", { SearchString: "gudang coordinator" }, ["gudang"]],
  ["words around it that say nothing", { SearchString: "lowongan kerja koordinator" }, ["gudang"]],
  ["two words in any order", { SearchString: "gudang koordinator" }, ["gudang"]],
  ["a word's stem", { SearchString: "hitung" }, ["akuntan"]],
  ["the other language's title", { SearchString: "accountants" }, ["akuntan"]],
  ["no accents", { SearchString: "resume" }, ["magang"]],
  ["a company", { SearchString: "TAPAK baja" }, ["magang", "akuntan"]],
  ["a place", { SearchString: "magang karawang" }, ["magang"]],
  ["operators as plain signs", { SearchString: "gudang' & !(x:*" }, []],
  ["a closed one's title", { SearchString: "mekanik lama" }, []],
  ["signs only", { SearchString: "%%% ---" }, ["mekanik", "gudang", "magang", "akuntan"]],
])("%s: %j finds %j", async (_, body, found) => {
  const { codes } = await list(body);
  expect(codes).toEqual(found);
});

test("a page past the end still has the true total", async () => {
  expect((await list({ PageNo: 50 })).vacancies?.totalRows).toBe(4);
  expect((await list({ PageNo: 50, SearchString: "gudang" })).vacancies?.totalRows).toBe(2);
});

test("filters of several kinds are all kept, of one kind any", async () => {
  const { vacancies } = await list({});
  const companies = [...new Set(vacancies?.data.map(({ branchId }) => branchId))];
  const department = vacancies?.data[1]?.departmentID;
  expect((await list({ BranchId: companies })).codes).toHaveLength(4);
  expect((await list({ BranchId: companies, VacancyDepartmentId: [department] })).codes).toEqual(["gudang"]);
  expect((await list({ BranchId: [companies[1]], CategoryType: 2 })).codes).toEqual(["akuntan"]);
});

test.each([
  ["mekanki", "mekanik"],
  ["koordinatro gudang", "koordinator gudang"],
  ["mekanik", undefined],
  ["meka", undefined],
  ["zzzzzz", undefined],
])("who looks for %j is asked whether he means %j", async (text, correction) => {
  expect((await list({ SearchString: text })).vacancies?.didYouMean).toBe(correction);
});

test.each([
  ["mekanki", "mekanik", ["mekanik"]],
  ["mekanik", undefined, ["mekanik"]],
  ["zzzzzz", undefined, []],
])("who looks for %j and has it corrected reads what %j finds", async (text, correctedTo, found) => {
  const { vacancies, codes } = await list({ SearchString: text, correct: true });
  expect([vacancies?.correctedTo, codes]).toEqual([correctedTo, found]);
  expect(vacancies?.didYouMean).toBeUndefined();
});

test("a corrected text is searched for within the filters, and its counts are of what it finds", async () => {
  const body = { SearchString: "gudnag", correct: true, VacancyDepartmentId: [999_999] };
  expect((await list(body)).vacancies).toMatchObject({ correctedTo: "gudang", totalRows: 0 });
  const send = sendTo(getVacancyEndpoints(database, {}));
  const counted = async (query: Record<string, string>) =>
    searchChoicesAnswer.parse((await send("GET search-dropdown/{lang}", { query })).answer).data.jenjang;
  expect((await counted({ SearchString: "gudnag", correct: "true" })).map(({ count }) => count)).toEqual([0, 2]);
  expect((await counted({ SearchString: "gudnag" })).map(({ count }) => count)).toEqual([0, 0]);
});

test("nothing found is said in words", async () => {
  expect((await list({ SearchString: "zzzzzz" }, "en")).vacancies?.message).toBe("No vacancies match your search.");
});

test.each<[object, string[]]>([
  [{ PageSize: 51 }, ["PageSize"]],
  [{ PageSize: 0, PageNo: 0 }, ["PageSize", "PageNo"]],
  [{ CategoryType: 3 }, ["CategoryType"]],
  [{ BranchId: ["1"] }, ["BranchId.0"]],
  [{ BranchId: Array.from({ length: 51 }, (_, id) => id) }, ["BranchId"]],
  [{ SearchString: "x".repeat(101) }, ["SearchString"]],
  [{ sort: "oldest" }, ["sort"]],
])("%j is refused at %j", async (body, paths) => {
  const { reply } = await list(body);
  expect(reply).toMatchObject({ status: "refused", http: 422, extra: { errors: paths.map((path) => ({ path })) } });
});

test("a guest who asks for recommendations has to sign in", async () => {
  expect((await list({ isMatch: true })).reply).toMatchObject({ http: 401, code: "sign-in-required" });
});
