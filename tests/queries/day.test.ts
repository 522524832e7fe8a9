// Shows: F9
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CountedDatabase, countedDatabase } from "../support/counted-database.ts";
import { testDatabase } from "../support/database.ts";
import { deskOfTest } from "../support/desk.ts";
import type { TestPlatform } from "../support/platform.ts";
import { samplePlatform } from "../support/sample-content.ts";

let platform: TestPlatform;
let database: CountedDatabase;
beforeAll(async () => {
  platform = await samplePlatform({
    open: async (steps, seed) => {
      database = countedDatabase(await testDatabase(steps, seed));
      return database;
    },
  });
});
afterAll(() => platform.close());

/** However many wait, and in however many vacancies: a day that asks more than it did is seen here first. */
test("my day asks the database a fixed number of questions, of a recruiter with companies and of who has nothing to do", async () => {
  const companies = await platform.database.db.selectFrom("companies").select("id").execute();
  const desk = deskOfTest(platform);
  const countFor = async (companyIds: readonly number[]) => {
    const who = await desk.as({ role: "recruiter", companyIds });
    await who.send("GET", "day");
    database.taken();
    expect((await who.send("GET", "day")).http).toBe(200);
    return database.taken().length;
  };
  const all = companies.map(({ id }) => id);
  expect(await countFor(all)).toBe(await countFor(all.slice(0, 2)));
  expect(await countFor(all)).toBeLessThanOrEqual(26);
  const editor = await desk.as({ role: "editor" });
  await editor.send("GET", "day");
  database.taken();
  await editor.send("GET", "day");
  expect(database.taken().length).toBeLessThanOrEqual(6);
});
