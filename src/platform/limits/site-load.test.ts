import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { limitCounts as up } from "../../app/migrations/platform.ts";
import type { Database } from "../database/database.ts";
import { siteMarks } from "./limit-rules.ts";
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
const getLoad = () =>
  createSiteLoad({
    database,
    secrets: ["a-secret"],
    factor: 0.001,
    clock: () => now,
    isTrusted: (network) => network === "198.51.100.1",
  });

let last = 0;

/** Another one each time. */
function aNetwork(): string {
  last += 1;
  return `203.0.${last >> 8}.${last & 255}`;
}

async function countMany(times: number): Promise<void> {
  for (let counted = 0; counted < times; counted += 1) await getLoad().count(siteMarks.mails, aNetwork());
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
  expect(await getLoad().times("192.0.2.1")).toBe(times);
});

// The networks are all different ones.
test("the work falls back automatically when the mark expires", async () => {
  await countMany(100);
  now = new Date(start + siteMarks.mails.seconds * 1000 - 1);
  expect(await getLoad().times("192.0.2.1")).toBe(8);
  now = new Date(start + siteMarks.mails.seconds * 1000);
  expect(await getLoad().times("192.0.2.1")).toBe(1);
});

test("a count that turned out wrong is undone", async () => {
  await countMany(3);
  await getLoad().refund(siteMarks.mails, "203.0.113.9");
  expect(await getLoad().times("192.0.2.1")).toBe(1);
});

test("nothing makes the work more than eight times as much", () => {
  expect([0, 0.99, 1, 8, 1e9].map((share) => timesAt(share, 8))).toEqual([1, 1, 2, 8, 8]);
});

/** A network's mark of wrong passwords is 100, so a factor of 0.03 makes it three and the site's 90. */
const ofNetworks = () =>
  createSiteLoad({
    ...{ database, secrets: ["a-secret"], factor: 0.03, clock: () => now },
    isTrusted: (network) => network === "198.51.100.1",
  });

test.each([
  [2, 1],
  [3, 2],
  [6, 4],
  [96, 64],
  [1_000, 64],
])("after %d of three from one network its work is asked for %d times, and nobody else's", async (counted, times) => {
  for (let each = 0; each < counted; each++) await ofNetworks().count(siteMarks.wrongPasswords, "192.0.2.7");
  expect(await ofNetworks().times("192.0.2.7")).toBe(times);
  expect(await ofNetworks().times("192.0.2.8")).toBe(counted >= 720 ? 8 : counted >= 90 ? 2 : 1);
});

test("networks of one customer's count together, four and sixteen times as much", async () => {
  for (let each = 0; each < 12; each++) {
    await ofNetworks().count(siteMarks.wrongPasswords, `2001:db8:0:${each.toString(16)}::/64`);
  }
  expect(await ofNetworks().times("2001:db8:0:ff::/64")).toBe(2);
  expect(await ofNetworks().times("2001:db8:0:100::/64")).toBe(1);
});

test("a trusted network makes nothing more expensive for itself", async () => {
  for (let each = 0; each < 20; each++) await ofNetworks().count(siteMarks.wrongPasswords, "198.51.100.1");
  expect(await ofNetworks().times("198.51.100.1")).toBe(1);
});
