// Shows: promise 14
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Database } from "../database/database.ts";
import { createSealer } from "../sealing/sealer.ts";
import { forgetEndedRecords, mostKept } from "./idempotency-record.store.ts";
import { up as keptAnswers } from "./migrations/2026-11-21-kept-answers.ts";
import { up as idempotencyRecords } from "./migrations/2026-11-25-idempotency-records.ts";
import { once } from "./once.ts";

const start = new Date("2026-11-21T08:00:00Z").getTime();
const hourMs = 60 * 60 * 1000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase([
    { name: "idempotency/2026-11-21-kept-answers", up: keptAnswers },
    { name: "idempotency/2026-11-25-idempotency-records", up: idempotencyRecords },
  ]);
});
afterAll(() => database.close());

const partsAt = (afterMs = 0) => ({
  database,
  sealer: createSealer(["a-secret"]),
  clock: () => new Date(start + afterMs),
});
const request = (key: string, change: object = {}) => ({ owner: "dewi", key, bodyHash: "body", ...change });
const read = z.object({ times: z.number(), name: z.string().optional() }).parse;
const always = { isKept: () => true, read };

/** Work that counts how often it is done and answers with that number. */
function counted() {
  const done = { times: 0 };
  const work = async () => {
    done.times += 1;
    return { times: done.times, name: "canary" };
  };
  return { done, work };
}

test("the same key and body answers the first answer again", async () => {
  const { done, work } = counted();
  const first = await once(partsAt(), request("again"), work, always);
  expect(await once(partsAt(), request("again"), work, always)).toEqual(first);
  expect(first).toEqual({ status: "answered", answer: { times: 1, name: "canary" } });
  expect(done.times).toBe(1);
});

test("the same key with another body is told so, before and after the answer", async () => {
  const { work } = counted();
  const gate = Promise.withResolvers<{ times: number }>();
  const slow = once(partsAt(), request("reused"), () => gate.promise, always);
  const other = request("reused", { bodyHash: "other" });
  await expect
    .poll(() =>
      database.db.selectFrom("idempotency_records").where("sealed_answer", "is", null).select("claim").execute(),
    )
    .toHaveLength(1);
  expect(await once(partsAt(), other, work, always)).toEqual({ status: "reused" });
  gate.resolve({ times: 1 });
  await slow;
  expect(await once(partsAt(), other, work, always)).toEqual({ status: "reused" });
});

test("each owner has keys of his own", async () => {
  const { done, work } = counted();
  await once(partsAt(), request("owners"), work, always);
  await once(partsAt(), request("owners", { owner: "budi" }), work, always);
  expect(done.times).toBe(2);
});

test("of twenty at once one works, and all get its answer", async () => {
  const { done, work } = counted();
  const all = await Promise.all(Array.from({ length: 20 }, () => once(partsAt(), request("crowd"), work, always)));
  expect(done.times).toBe(1);
  expect(new Set(all.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
});

test("work that fails may be tried again, also by who waited", async () => {
  const { work } = counted();
  const begun = Promise.withResolvers<void>();
  const waited = Promise.withResolvers<void>();
  const fails = async (): Promise<{ times: number; name: string }> => {
    begun.resolve();
    await waited.promise;
    throw new Error("the disk is full");
  };
  const failing = once(partsAt(), request("fault"), fails, always);
  await begun.promise;
  const waiting = once(partsAt(), request("fault"), work, always);
  setTimeout(waited.resolve, 50);
  const [first, second] = await Promise.allSettled([failing, waiting]);
  expect(first.status).toBe("rejected");
  expect(second).toMatchObject({ status: "fulfilled", value: { status: "answered", answer: { times: 1 } } });
});

test("an answer that is not to be kept is given, and forgotten", async () => {
  const { work } = counted();
  const many = { isKept: ({ times }: { times: number }) => times > 1, read };
  expect(await once(partsAt(), request("busy"), work, many)).toMatchObject({ answer: { times: 1 } });
  expect(await once(partsAt(), request("busy"), work, many)).toMatchObject({ answer: { times: 2 } });
  expect(await once(partsAt(), request("busy"), work, many)).toMatchObject({ answer: { times: 2 } });
});

test("of one owner a hundred answers are kept, the newest", async () => {
  const { done, work } = counted();
  const own = { owner: "hoarder" };
  for (let key = 0; key <= mostKept; key += 1) await once(partsAt(key), request(`hoard ${key}`, own), work, always);
  expect(done.times).toBe(mostKept + 1);
  await once(partsAt(200), request(`hoard ${mostKept}`, own), work, always);
  expect(done.times).toBe(mostKept + 1);
  await once(partsAt(200), request("hoard 0", own), work, always);
  expect(done.times).toBe(mostKept + 2);
});

test("after 24 hours a key is free again, for any body", async () => {
  const { done, work } = counted();
  await once(partsAt(), request("old"), work, always);
  await once(partsAt(24 * hourMs - 1), request("old"), work, always);
  expect(done.times).toBe(1);
  await once(partsAt(24 * hourMs), request("old", { bodyHash: "other" }), work, always);
  expect(done.times).toBe(2);
});

test("who died in the middle of it blocks the key for a minute only", async () => {
  const { work } = counted();
  const gate = Promise.withResolvers<{ times: number; name: string }>();
  const dead = once(partsAt(), request("crash"), () => gate.promise, always);
  await expect
    .poll(() =>
      database.db.selectFrom("idempotency_records").where("sealed_answer", "is", null).select("claim").execute(),
    )
    .toHaveLength(1);
  expect(await once(partsAt(61_000), request("crash"), work, always)).toMatchObject({ answer: { times: 1 } });
  gate.resolve({ times: 99, name: "late" });
  await dead;
  expect(await once(partsAt(62_000), request("crash"), work, always)).toMatchObject({ answer: { times: 1 } });
});

test("kept answers cannot be read in the table, and are removed when over", async () => {
  const { work } = counted();
  await once(partsAt(), request("canary-key"), work, always);
  const rows = await database.db.selectFrom("idempotency_records").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => Object.values(row).map(String).join()).join()).not.toContain("canary");
  await forgetEndedRecords(database.db, new Date(start + 48 * hourMs));
  expect(await database.db.selectFrom("idempotency_records").selectAll().execute()).toEqual([]);
});
