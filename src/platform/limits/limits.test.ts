// Shows: promise 4
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { limitCounts as up } from "../../app/migrations/platform.ts";
import type { Database } from "../database/database.ts";
import { forgetOldCounts } from "./limit-count.store.ts";
import { limitRules, siteMarks } from "./limit-rules.ts";
import { createLimits } from "./limits.ts";

const rule = { name: "tries", by: ["account"], limit: 3, seconds: 900 } as const;
const nearby = { name: "nearby", by: ["account", "network"], limit: 3, seconds: 900 } as const;
const start = new Date("2026-11-21T08:00:00Z").getTime();

let database: Database;
let now = new Date(start);
beforeAll(async () => {
  database = await testDatabase([{ name: "limits/2026-11-21-limit-counts", up }]);
});
afterAll(() => database.close());

const hex = (at: number) => at.toString(16).padStart(2, "0");
const getLimits = (factor = 1, clock = () => now) => createLimits({ database, secrets: ["a-secret"], factor, clock });

test("three tries are free, the fourth waits until the window ends", async () => {
  now = new Date(start);
  const limits = getLimits();
  for (const _ of [1, 2, 3]) expect(await limits.take(rule, ["dewi"])).toEqual({ status: "free" });
  now = new Date(start + 100_500);
  expect(await limits.take(rule, ["dewi"])).toEqual({ status: "limited", retryAfter: 800 });
  now = new Date(start + 899_999);
  expect(await limits.take(rule, ["dewi"])).toEqual({ status: "limited", retryAfter: 1 });
  now = new Date(start + 900_000);
  expect(await limits.take(rule, ["dewi"])).toEqual({ status: "free" });
});

// Shows: promise 22
test("a clock that was days ahead for a moment locks nobody out when it is back", async () => {
  const limits = getLimits();
  now = new Date(start + 10 * 86_400_000);
  for (const _ of [1, 2, 3]) await limits.take(rule, ["ratri"]);
  expect(await limits.take(rule, ["ratri"])).toMatchObject({ status: "limited" });
  now = new Date(start);
  expect(await limits.peek(rule, ["ratri"])).toEqual({ status: "free" });
  for (const _ of [1, 2, 3]) expect(await limits.take(rule, ["ratri"])).toEqual({ status: "free" });
  expect(await limits.take(rule, ["ratri"])).toEqual({ status: "limited", retryAfter: 900 });
  await limits.forget(rule, ["ratri"]);
});

test("processes whose clocks differ by a minute count together", async () => {
  const ahead = getLimits(1, () => new Date(now.getTime() + 60_000));
  now = new Date(start);
  for (const limits of [ahead, getLimits(), ahead]) await limits.take(rule, ["tari"]);
  expect(await getLimits().take(rule, ["tari"])).toMatchObject({ status: "limited" });
  await getLimits().forget(rule, ["tari"]);
  now = new Date(start + 900_000);
});

test("of fifty tries at once, in two processes, exactly three are free", async () => {
  const [one, two] = [getLimits(), getLimits()];
  const tries = Array.from({ length: 50 }, (_, index) => (index % 2 ? one : two).take(rule, ["crowd"]));
  expect((await Promise.all(tries)).filter(({ status }) => status === "free")).toHaveLength(3);
});

test("each account, network and rule has its own count", async () => {
  const limits = getLimits();
  for (const _ of [1, 2, 3]) await limits.take(nearby, ["budi", "192.0.2.1"]);
  expect(await limits.take(nearby, ["budi", "192.0.2.1"])).toMatchObject({ status: "limited" });
  expect(await limits.take(nearby, ["budi", "192.0.2.2"])).toEqual({ status: "free" });
  expect(await limits.take(nearby, ["sari", "192.0.2.1"])).toEqual({ status: "free" });
  expect(await limits.take(rule, ["budi192.0.2.1"])).toEqual({ status: "free" });
  expect(await limits.take({ ...nearby, name: "others" }, ["budi", "192.0.2.1"])).toEqual({ status: "free" });
});

test.each([
  ["a /64 has three", ["2001:db8:1:100::/64"], 3],
  ["all of a /56 four times as many", Array.from({ length: 256 }, (_, at) => `2001:db8:2:1${hex(at)}::/64`), 12],
  ["all of a /48 sixteen times", Array.from({ length: 256 }, (_, at) => `2001:db8:3:${hex(at)}00::/64`), 48],
  ["two of a /48 do not share", ["2001:db8:4:100::/64", "2001:db8:4:200::/64"], 6],
  ["addresses of IPv4 share nothing", ["192.0.2.11", "192.0.2.12", "192.0.2.13"], 9],
])("%s, however they are spread", async (_, networks, most) => {
  const limits = getLimits();
  let free = 0;
  for (let turn = 0; turn < networks.length * 4 && turn < 300; turn += 1) {
    const network = networks[turn % networks.length] ?? "";
    if ((await limits.take(nearby, ["siti", network])).status === "free") free += 1;
  }
  expect(free).toBe(most);
});

test("what a wide network refuses takes nothing from a narrow one, and what is given back is given back to both", async () => {
  const limits = getLimits();
  const inSame48 = (at: number) => ["joko", `2001:db8:5:${hex(at)}00::/64`];
  for (let turn = 0; turn < 48; turn += 1) await limits.take(nearby, inSame48(turn));
  for (const _ of [1, 2, 3, 4, 5]) expect(await limits.take(nearby, inSame48(60))).toMatchObject({ status: "limited" });
  expect(await limits.peek(nearby, inSame48(61))).toMatchObject({ status: "limited" });
  for (const turn of [0, 1, 2]) await limits.refund(nearby, inSame48(turn));
  for (const _ of [1, 2, 3]) expect(await limits.take(nearby, inSame48(60))).toEqual({ status: "free" });
  expect(await limits.take(nearby, inSame48(61))).toMatchObject({ status: "limited" });
});

test("a forgotten key starts from zero", async () => {
  const limits = getLimits();
  for (const _ of [1, 2, 3]) await limits.take(rule, ["wati"]);
  await limits.forget(rule, ["wati"]);
  expect(await limits.peek(rule, ["wati"])).toEqual({ status: "free" });
});

test("a rule is counted by what it names, no less and no more", async () => {
  await expect(getLimits().take(nearby, ["budi"])).rejects.toThrow("nearby is counted by account and network.");
});

test("a check counts nothing, and returns the same", async () => {
  const limits = getLimits();
  for (const _ of [1, 2, 3, 4]) expect(await limits.peek(rule, ["rani"])).toEqual({ status: "free" });
  for (const _ of [1, 2, 3]) await limits.take(rule, ["rani"]);
  expect(await limits.peek(rule, ["rani"])).toEqual({ status: "limited", retryAfter: 900 });
});

test("a right password gives its try back, and never more than were taken", async () => {
  const limits = getLimits();
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    expect(await limits.take(rule, ["tono"])).toEqual({ status: "free" });
    await limits.refund(rule, ["tono"]);
  }
  await limits.refund(rule, ["tono"]);
  for (const _ of [1, 2, 3]) expect(await limits.take(rule, ["tono"])).toEqual({ status: "free" });
  expect(await limits.take(rule, ["tono"])).toMatchObject({ status: "limited" });
});

test.each([
  [2, 6],
  [0.5, 1],
  [0.01, 1],
])("a factor of %d makes three %d", async (factor, most) => {
  const limits = getLimits(factor);
  for (let taken = 0; taken < most; taken += 1) {
    expect(await limits.take(rule, [`factor ${factor}`])).toEqual({ status: "free" });
  }
  expect(await limits.take(rule, [`factor ${factor}`])).toMatchObject({ status: "limited" });
});

test("no address or network is in the table, and expired rows are deleted", async () => {
  await getLimits().take(nearby, ["canary@example.com", "192.0.2.99"]);
  const rows = await database.db.selectFrom("limit_counts").selectAll().execute();
  expect(rows).not.toEqual([]);
  for (const { key } of rows) expect(Buffer.from(key).toString("latin1")).not.toMatch(/canary|192\.0\.2/);
  await forgetOldCounts(database.db, new Date(now.getTime() - 1));
  expect(await getLimits().peek(nearby, ["budi", "192.0.2.1"])).toMatchObject({ status: "limited" });
  await forgetOldCounts(database.db, new Date(now.getTime() + 900_001));
  expect(await database.db.selectFrom("limit_counts").selectAll().execute()).toEqual([]);
});

test("however large the factor, a count stays one that the table can hold", async () => {
  expect(await getLimits(1e9).take(nearby, ["besar", "2001:db8::/64"])).toEqual({ status: "free" });
});

test("rules and marks do not share a name", () => {
  const names = [...Object.values(limitRules), ...Object.values(siteMarks)].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
