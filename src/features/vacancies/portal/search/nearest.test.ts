// Shows: suggestions 4
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { inDays } from "../../../../../tests/support/days.ts";
import { anApplicant, sendTo } from "../../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { listAreas } from "../../../reference-data/areas.server.ts";
import { seedMasterData } from "../../../reference-data/load/load-master-data.server.ts";
import { vacancyListAnswer } from "../vacancies.api.server.ts";
import { startingPlacesAnswer } from "./starting-places.api.server.ts";

let database: Database;
let area: Map<string, number>;

const posted = (days: number) => new Date(Date.now() - days * 86_400_000);

const vacancies = [
  aVacancy({ code: "SBY-2611", titleId: "Surabaya Gudang", places: ["Surabaya, Jawa Timur"], postedAt: posted(1) }),
  aVacancy({ titleId: "Antah", places: ["Remote"], postedAt: posted(0) }),
  aVacancy({ titleId: "Bandung Lama", places: ["Bandung, Jawa Barat"], postedAt: posted(9), company: "Tapak Baja" }),
  aVacancy({ titleId: "Bandung Gudang", places: ["Bandung, Jawa Barat"], postedAt: posted(3) }),
  aVacancy({ titleId: "Cimahi", places: ["Cimahi, Jawa Barat"], postedAt: posted(8) }),
  aVacancy({ titleId: "Medan atau Cikarang", places: ["Medan", "Cikarang, Jawa Barat"], postedAt: posted(7) }),
  aVacancy({ titleId: "Jawa Barat", places: ["Jawa Barat"], postedAt: posted(6) }),
  aVacancy({ titleId: "Tutup", places: ["Bandung, Jawa Barat"], endDay: inDays(-1) }),
];

beforeAll(async () => {
  database = await testDatabase(migrations);
  await seedMasterData(database);
  area = new Map((await listAreas(database.db)).map(({ name, id }) => [name, id]));
  await storeVacancies(database, vacancies);
});
afterAll(() => database.close());

const at = (name: string) => area.get(name) ?? 0;

async function list(body: object, language: "id" | "en" = "id") {
  const { answer, reply } = await sendTo(getVacancyEndpoints(database))("POST lowongan-page/{lang}", {
    body,
    language,
  });
  if (answer === undefined) return { reply, titles: [], distances: [], near: undefined, total: 0 };
  const { data, totalRows, near } = vacancyListAnswer.parse(answer).vacancies;
  const distances = data.map(({ distance }) => distance?.text.replaceAll("\u00A0", " "));
  return { reply, titles: data.map(({ title }) => title), distances, near, total: totalRows };
}

test("from a city the nearest come first, what is nowhere last, each with how far it is", async () => {
  const { titles, distances, near, total } = await list({ NearId: at("Kota Bandung") });
  expect(titles).toEqual([
    ...["Bandung Gudang", "Bandung Lama", "Jawa Barat", "Cimahi"],
    ...["Medan atau Cikarang", "Surabaya Gudang", "Antah"],
  ]);
  expect(distances).toEqual([
    ...["Di kota ini", "Di kota ini", "Di provinsi ini", "± 9 km"],
    ...["± 89 km", "± 570 km", undefined],
  ]);
  expect(near).toEqual({ id: at("Kota Bandung"), text: "Bandung" });
  expect(total).toBe(7);
});

test("from a regency or a province, in English too", async () => {
  const regency = await list({ NearId: at("Kabupaten Bekasi"), PageSize: 1 }, "en");
  expect(regency).toMatchObject({ titles: ["Medan atau Cikarang"], distances: ["In this regency"] });
  expect(regency.near?.text).toBe("Bekasi Regency");
  const province = await list({ NearId: at("Jawa Timur"), PageSize: 2 }, "en");
  expect(province.titles[0]).toBe("Surabaya Gudang");
  expect(province.distances[0]).toBe("In this province");
});

test.each<[string, object, string[]]>([
  ["another order keeps the distances", { sort: "newest", PageSize: 2 }, ["Antah", "Surabaya Gudang"]],
  ["filters leave what they leave", { PlaceId: "Jawa Timur" }, ["Surabaya Gudang"]],
  ["a text too", { SearchString: "gudang" }, ["Bandung Gudang", "Surabaya Gudang"]],
  ["a text that finds nothing", { SearchString: "zzzz" }, []],
  ["the second page goes on", { PageSize: 3, PageNo: 2 }, ["Cimahi", "Medan atau Cikarang", "Surabaya Gudang"]],
  ["past the end is nothing", { PageSize: 50, PageNo: 2 }, []],
])("%s", async (_, { PlaceId, ...body }: { PlaceId?: string }, titles) => {
  const filters = PlaceId === undefined ? {} : { PlaceId: [at(PlaceId)] };
  expect((await list({ NearId: at("Kota Bandung"), ...filters, ...body })).titles).toEqual(titles);
});

test("recommendations come the nearest first too, unless their fit is asked for", async () => {
  const profile = { category: 2, functions: ["Produksi dan Teknik"], positions: [], majors: [], degrees: [] } as const;
  const getMatchProfile = async () => ({ ...profile, industryIds: [], domicile: "Medan", expectedSalary: null });
  const matches = async (body: object) => {
    const send = sendTo(getVacancyEndpoints(database, { getMatchProfile }));
    const options = { body: { isMatch: true, NearId: at("Kota Bandung"), ...body }, identity: anApplicant() };
    const { answer } = await send("POST lowongan-page/{lang}", options);
    return vacancyListAnswer.parse(answer).vacancies.data;
  };
  const nearest = await matches({});
  expect(nearest.map(({ title }) => title)).toEqual((await list({ NearId: at("Kota Bandung") })).titles);
  expect(nearest[0]).toMatchObject({ distance: { km: 0, text: "Di kota ini" }, matchReasons: expect.any(Array) });
  const [best] = await matches({ sort: "relevance" });
  expect(best).toMatchObject({ title: "Medan atau Cikarang", distance: { km: 89 } });
});

test("a code finds its vacancy, with how far it is", async () => {
  const found = await list({ NearId: at("Kota Bandung"), SearchString: "sby-2611" });
  expect(found).toMatchObject({ titles: ["Surabaya Gudang"], distances: ["± 570 km"] });
});

test.each([
  ["a place that there is not", 999_999],
  ["an entry of the list that is no place", "other"],
])("%s is none: the usual order, no distances", async (_, id) => {
  const entry = await database.db
    .selectFrom("master_entries")
    .select("id")
    .where("list", "=", "domicile")
    .where("code", "=", "other")
    .executeTakeFirstOrThrow();
  const NearId = id === "other" ? entry.id : id;
  expect(NearId).toBeGreaterThan(0);
  for (const sort of [undefined, "nearest"]) {
    const { titles, near, distances } = await list({ NearId, sort, PageSize: 1 });
    expect({ titles, near, distances }).toEqual({ titles: ["Antah"], near: undefined, distances: [undefined] });
  }
});

test("nearest first without a place to start from is the usual order", async () => {
  expect((await list({ sort: "nearest", PageSize: 1 })).titles).toEqual(["Antah"]);
  expect((await list({ sort: "nearest", SearchString: "bandung" })).titles).toEqual(
    (await list({ SearchString: "bandung" })).titles,
  );
});

test.each<[object, string]>([
  [{ NearId: 0 }, "NearId"],
  [{ NearId: -7 }, "NearId"],
  [{ NearId: 1.5 }, "NearId"],
  [{ NearId: 9_007_199_254_740_991 }, "NearId"],
  [{ NearId: [12] }, "NearId"],
  [{ NearId: { id: 12 } }, "NearId"],
  [{ NearId: "32.73" }, "NearId"],
  [{ NearId: "a".repeat(10_000) }, "NearId"],
  [{ NearId: true }, "NearId"],
  [{ sort: "distance" }, "sort"],
])("%j is refused at %s", async (body, path) => {
  expect((await list(body)).reply).toMatchObject({ http: 422, extra: { errors: [{ path }] } });
});

test("one may start from each province, and from each regency and city below it", async () => {
  const { answer } = await sendTo(getVacancyEndpoints(database))("GET starting-places/{lang}", { language: "en" });
  const { data } = startingPlacesAnswer.parse(answer);
  expect(data).toHaveLength(38 + 514);
  expect(data[0]).toEqual({ id: at("Aceh"), text: "Aceh", provinceId: null });
  expect(data[1]?.provinceId).toBe(at("Aceh"));
  expect(data).toContainEqual({ id: at("Kabupaten Bekasi"), text: "Bekasi Regency", provinceId: at("Jawa Barat") });
});
