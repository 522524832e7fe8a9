// Shows: suggestions 1
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { referenceLists } from "../../../tests/support/seeds.ts";
import { aSeeker } from "../../../tests/support/seekers.ts";
import { readAlways } from "../../platform/remember/remember.ts";
import { migrations } from "../../server/migrations.ts";
import { morningAt } from "../vacancy-letters/vacancy-letters.ts";
import { createReadLately } from "./new-vacancies.server.ts";
import { suggestionSource } from "./suggestion-source.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ migrations, seed: referenceLists });
});
afterAll(() => platform.close());

test("a run comes to everybody once, so many at a time, however far apart their numbers are", async () => {
  const { db } = platform.database;
  const ids: number[] = [];
  for (const number of [2, 2_000, 2_001, 50_000, 54_001]) {
    await platform.database.run("select setval(pg_get_serial_sequence('applicants', 'id'), $1, false)", [number]);
    ids.push((await aSeeker(platform)).id);
  }
  const occasion = morningAt(new Date("2026-11-30T02:00:00Z"));
  if (occasion === null) throw new Error("no morning");
  const source = await suggestionSource(createReadLately(readAlways)).open(db, occasion);
  const found: (number | null)[] = [];
  for (let next = await source.due(db, 1); next.length > 0; next = await source.due(db, 1)) {
    found.push(...next.map(({ applicantId }) => applicantId));
  }
  expect(found).toEqual(ids);
});
