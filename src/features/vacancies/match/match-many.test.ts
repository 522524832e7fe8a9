import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { MatchProfile } from "./compared.ts";
import { getScore } from "./find-matches.server.ts";
import { matchMany, readNewVacancies } from "./match-many.server.ts";
import { leastScore } from "./score.ts";

const titles = ["Analis Data", "Teknisi Mesin Senior", "Kepala Gudang", "Manajer Penjualan", "Staf Akuntansi Biaya"];
const texts = [
  "Dibutuhkan lulusan Teknik Mesin atau Akuntansi",
  "S1 Ilmu Komputer, mengolah data penjualan",
  "SMK",
  "",
];
const functions = ["Produksi dan Teknik", "Penjualan", "Keuangan"];
const places = ["Jakarta Selatan", "Sleman, DI Yogyakarta", "Remote"];

let database: Database;
let ids: number[] = [];
beforeAll(async () => {
  database = await testDatabase(migrations);
  const vacancies = titles.flatMap((titleId, at) =>
    texts.map((descriptionId, other) =>
      aVacancy({
        ...{ titleId, titleEn: "Position", descriptionId, descriptionEn: texts[(at + other) % 4] ?? "" },
        ...{ function: functions[(at + other) % 3] ?? "", category: at % 2 ? 1 : 2, places: [places[other % 3] ?? ""] },
        salaryMax: other === 0 ? null : 5_000_000 * other,
      }),
    ),
  );
  ids = await storeVacancies(database, vacancies);
  await database.run("update companies set industry_id = null");
});
afterAll(() => database.close());

const long = new Date("2020-01-01");
const some = (words: readonly string[]) => fc.subarray([...words]);

/** Resumes of words that the vacancies have, and of some that they have not. */
const profiles: fc.Arbitrary<MatchProfile> = fc.record({
  category: fc.constantFrom(1, 2, null),
  functions: some([...functions, "Sales"]),
  positions: some(["Teknisi", "Analis", "gudang", "Penjualan", "Data Senior"]),
  majors: some(["Teknik Mesin", "Akuntansi", "Ilmu Komputer", "Komputer Teknik", "Hukum", "???"]),
  degrees: some(["s1", "smk", "d3"]),
  industryIds: fc.constant([]),
  domicile: fc.constantFrom(null, "Kota Administrasi Jakarta Selatan, DKI Jakarta", "Kabupaten Bantul, DI Yogyakarta"),
  expectedSalary: fc.constantFrom(null, 4_000_000, 9_000_000, 90_000_000),
});

test("scores as one vacancy and one resume are scored, and leaves out what is below the least score", async () => {
  const found = await readNewVacancies(database.db, long);
  expect(found.vacancies).toHaveLength(ids.length);
  const queries = fc.sample(profiles, { numRuns: 40, seed: 7 }).map((profile) => ({ profile, since: long }));
  const matches = await matchMany(database.db, found, queries, 1_000);
  for (const [place, { profile }] of queries.entries()) {
    const each = await Promise.all(
      ids.map(async (id) => ({ vacancyId: id, ...(await getScore(database.db, profile, id)) })),
    );
    const expected = each.filter(({ score }) => score >= leastScore);
    const readable = (matches[place] ?? []).map(({ vacancyId, score, reasons }) => ({ vacancyId, score, reasons }));
    expect(readable.toSorted((one, other) => one.vacancyId - other.vacancyId)).toEqual(expected);
    expect(readable.map(({ score }) => score)).toEqual(
      readable.map(({ score }) => score).toSorted((one, other) => other - one),
    );
  }
  expect(matches.flat().some(({ reasons }) => reasons.some(({ code }) => code === "degree"))).toBe(true);
});

test("of those that came after a moment, whatever day they say they were posted on", async () => {
  const [late = 0] = await storeVacancies(database, [
    aVacancy({ titleId: "Analis Data", function: "Penjualan", postedAt: new Date("2021-01-01"), endDay: "2099-12-31" }),
  ]);
  const rows = await database.db.selectFrom("open_vacancies").select(["id", "came_at"]).execute();
  // The database counts by the microsecond.
  const before = new Date(
    Math.max(...rows.filter(({ id }) => id !== late).map(({ came_at }) => came_at.getTime())) + 1,
  );
  const profile = { category: 2, functions: ["Penjualan"], positions: [], majors: [], degrees: [] } as const;
  const resume = { ...profile, industryIds: [], domicile: null, expectedSalary: null };
  const found = await readNewVacancies(database.db, long);
  const [all = [], since = []] = await matchMany(
    database.db,
    found,
    [
      { profile: resume, since: long },
      { profile: resume, since: before },
    ],
    100,
  );
  expect(all.length).toBeGreaterThan(1);
  expect(since.map(({ vacancyId }) => vacancyId)).toEqual([late]);
  expect((await readNewVacancies(database.db, before)).vacancies.map(({ id }) => id)).toEqual([late]);
});
