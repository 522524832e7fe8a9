import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Database } from "../database/database.ts";
import { siteMarks } from "./limit-rules.ts";
import { up } from "./migrations/2026-11-21-limit-counts.ts";
import { createSiteLoad, timesAt } from "./site-load.ts";

const start = new Date("2026-11-21T08:00:00Z").getTime();

let database: Database;
let now = new Date(start);
beforeAll(async () => {
  database = await testDatabase([{ name: "limits/2026-11-21-limit-counts", up }]);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date(start);
  await database.db.deleteFrom("limit_counts").execute();
});

/** Marks of three. */
const loadOf = () => createSiteLoad({ database, secrets: ["a-secret"], factor: 0.001, clock: () => now });

async function countMany(times: number): Promise<void> {
  for (let counted = 0; counted < times; counted += 1) await loadOf().count(siteMarks.mails);
}

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, 4],
  [12, 8],
  [100, 8],
])("after %d of three the work is asked for %d times", async (counted, times) => {
  await countMany(counted);
  expect(await loadOf().times()).toBe(times);
});

test("the work falls back by itself when the time of the mark is over", async () => {
  await countMany(100);
  now = new Date(start + siteMarks.mails.seconds * 1000 - 1);
  expect(await loadOf().times()).toBe(8);
  now = new Date(start + siteMarks.mails.seconds * 1000);
  expect(await loadOf().times()).toBe(1);
});

test("what turned out not to count is taken back", async () => {
  await countMany(3);
  await loadOf().refund(siteMarks.mails);
  expect(await loadOf().times()).toBe(1);
});

test("nothing makes the work more than eight times as much", () => {
  expect([0, 0.99, 1, 8, 1e9].map(timesAt)).toEqual([1, 1, 2, 8, 8]);
});
