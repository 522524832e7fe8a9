// Shows: suggestions 1
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { referenceLists } from "../../../../tests/support/seeds.ts";
import { aSeeker } from "../../../../tests/support/seekers.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import { readAlways } from "../../../platform/cache/remember.ts";
import { morningAt } from "../digest/letter-source.server.ts";
import { createReadLately } from "./seekers.server.ts";
import { suggestionSource } from "./suggestion-source.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ migrations, seed: referenceLists });
});
afterAll(() => platform.close());

const nine = new Date("2026-11-30T02:00:00Z");

/** Suggestions of a Monday, all slots passed. */
async function opened() {
  const occasion = morningAt(nine);
  if (occasion === null) throw new Error("no morning");
  return suggestionSource(createReadLately(readAlways)).open(platform.database.db, occasion);
}

test("a run comes to everybody once, so many at a time, however far apart their numbers are", async () => {
  const { db } = platform.database;
  const ids: number[] = [];
  for (const number of [2, 2_000, 2_001, 50_000, 54_001]) {
    await platform.database.run("select setval(pg_get_serial_sequence('applicants', 'id'), $1, false)", [number]);
    ids.push((await aSeeker(platform)).id);
  }
  const source = await opened();
  const found: (number | null)[] = [];
  for (let next = await source.due(db, 1); next.length > 0; next = await source.due(db, 1)) {
    found.push(...next.map(({ applicantId }) => applicantId));
  }
  expect(found).toEqual(ids);
});

test("a vacancy that closes between reading and writing is left out, and so is a person whose first time has not come", async () => {
  const { database } = platform;
  const [closing, staying] = await storeVacancies(database, [
    aVacancy({ titleId: "Analis Gudang" }),
    aVacancy({ titleId: "Analis Gudang Kayu" }),
  ]);
  const due = await aSeeker(platform);
  const completed = await aSeeker(platform, { completedAt: new Date(nine.getTime() - 60_000) });
  const source = await opened();
  await source.due(database.db, 10);
  await database.run("update open_vacancies set closes_at = now() where id = $1", [closing]);
  const recipients = [due, completed].map(({ id, email }) => {
    return { key: email, address: email, language: "id", applicantId: id } as const;
  });
  const parts = [...(await database.transact((tx) => source.take(tx, recipients)))];
  expect(parts).toMatchObject([[due.email, { vacancies: [{ id: staying }] }]]);
});
