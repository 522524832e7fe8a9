// Shows: R20, V3
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { inDays } from "../../../../tests/support/days.ts";
import { sendTo } from "../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { seedMasterData } from "../../reference-data/load/load-master-data.server.ts";
import { suggestionsAnswer } from "./suggestions.api.server.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase(migrations);
  await seedMasterData(database);
  const inMedan = { places: ["Medan, Sumatera Utara"], company: "Medan Sinar" };
  await storeVacancies(database, [
    aVacancy({ code: "GTL-2611-021", titleId: "Kepala Gudang", titleEn: "Warehouse Manager", ...inMedan }),
    aVacancy({ code: "GTL-2611-022", titleId: "Kepala Gudang", titleEn: "Warehouse Manager", ...inMedan }),
    aVacancy({
      code: "gtl%2611",
      titleId: "Staf Gudang",
      titleEn: "Warehouse Clerk",
      places: ["Cikarang, Jawa Barat"],
    }),
    aVacancy({ code: "HR-1", titleId: "Personalia Pabrik", titleEn: "Factory HR Officer", places: ["Remote"] }),
    aVacancy({ code: "GTL-2611-099", titleId: "Gudang Lama", endDay: inDays(-1), places: ["Sorong"], company: "Lama" }),
  ]);
});
afterAll(() => database.close());

async function suggestions(text: string | undefined, language: "id" | "en" = "id") {
  const query: Record<string, string> = text === undefined ? {} : { SearchString: text };
  const send = sendTo(getVacancyEndpoints(database));
  const { answer, reply, shown } = await send("GET search-suggestions/{lang}", { query, language });
  if (answer === undefined) return { reply, told: [] };
  const { data } = suggestionsAnswer.parse(answer);
  return { reply, shown, told: data.map(({ kind, text, count }) => `${kind} ${text} ${count}`) };
}

test.each<[string, string[]]>([
  ["gud", ["title Kepala Gudang 2", "title Staf Gudang 1"]],
  ["staf gu", ["title Staf Gudang 1"]],
  ["MEDAN", ["company Medan Sinar 2", "place Medan 2"]],
  ["sta", ["title Staf Gudang 1"]],
  ["bek", ["place Kab. Bekasi 1"]],
  ["sumut", ["place Sumatera Utara 2"]],
  ["bekasi", ["place Kab. Bekasi 1"]],
  ["sdm", ["title Personalia Pabrik 1"]],
  ["wfh", ["title Remote 1"]],
  ["rema", ["title Remote 1"]],
  ["ware", ["title Kepala Gudang 2", "title Staf Gudang 1"]],
  ["jababeka", ["place Kab. Bekasi 1"]],
  ["loker gud", ["title Kepala Gudang 2", "title Staf Gudang 1"]],
  ["perspnalia", ["title Personalia Pabrik 1"]],
  ["gtl-26", ["code GTL-2611-021 1", "code GTL-2611-022 1"]],
  ["sorong", []],
  ["lama", []],
  ["g", []],
  ["", []],
  ["gtl_26", []],
  ["gtl%2", ["code gtl%2611 1"]],
  ["'; drop table vacancies --1", []],
])("%o suggests %j", async (text, expected) => {
  expect((await suggestions(text)).told).toEqual(expected);
});

test("titles are in the asked language, and the answer says what it shows", async () => {
  const { told, shown } = await suggestions("wareh", "en");
  expect(told).toEqual(["title Warehouse Manager 2", "title Warehouse Clerk 1"]);
  expect(shown).toEqual(["vacancies"]);
});

test("nothing typed suggests nothing, and too much is refused", async () => {
  expect((await suggestions(undefined)).told).toEqual([]);
  const { reply } = await suggestions("a".repeat(101));
  expect(reply).toMatchObject({ http: 422, extra: { errors: [{ path: "SearchString" }] } });
});
