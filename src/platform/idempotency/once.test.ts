// Shows: promise 14
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../../tests/support/database.ts";
import { idempotencyBytes, idempotencyRecords, keptAnswers } from "../../app/migrations/platform.ts";
import type { Database } from "../database/database.ts";
import { afterCommit } from "../database/joined-transaction.ts";
import { createSealer } from "../security/sealer.ts";
import { forgetEndedRecords } from "./idempotency-record.store.ts";
import { once } from "./once.ts";

const start = new Date("2026-11-21T08:00:00Z").getTime();
const hourMs = 60 * 60 * 1000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase([
    { name: "idempotency/2026-11-21-kept-answers", up: keptAnswers },
    { name: "idempotency/2026-11-25-idempotency-records", up: idempotencyRecords },
    { name: "idempotency/2026-11-30-idempotency-bytes", up: idempotencyBytes },
  ]);
  await database.run("create table written (word text unique)");
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

test("the same key with another body is refused, before and after the answer", async () => {
  const { work } = counted();
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<{ times: number }>();
  const waits = () => {
    begun.resolve();
    return gate.promise;
  };
  const slow = once(partsAt(), request("reused"), waits, always);
  const other = request("reused", { bodyHash: "other" });
  await begun.promise;
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

test("of one owner answers are kept up to a number of bytes, the newest", async () => {
  const { done, work } = counted();
  const own = { owner: "hoarder" };
  const at = (afterMs: number) => ({ ...partsAt(afterMs), quota: 100 * 1024 });
  for (let key = 0; key < 300; key += 1) await once(at(key), request(`hoard ${key}`, own), work, always);
  const { rows } = await sql<{ count: number; bytes: number }>`select count(*) as count, sum(bytes)::int as bytes
    from idempotency_records where owner = 'hoarder'`.execute(database.db);
  expect(rows[0]?.bytes).toBeLessThanOrEqual(100 * 1024);
  expect(rows[0]?.count).toBeGreaterThan(150);
  await once(at(400), request("hoard 299", own), work, always);
  expect(done.times).toBe(300);
  await once(at(400), request("hoard 0", own), work, always);
  expect(done.times).toBe(301);
});

test("after 24 hours a key is free again, for any body", async () => {
  const { done, work } = counted();
  await once(partsAt(), request("old"), work, always);
  await once(partsAt(24 * hourMs - 1), request("old"), work, always);
  expect(done.times).toBe(1);
  await once(partsAt(24 * hourMs), request("old", { bodyHash: "other" }), work, always);
  expect(done.times).toBe(2);
});

const words = async () =>
  (await sql<{ word: string }>`select word from written order by word`.execute(database.db)).rows.map(
    ({ word }) => word,
  );
const write = (word: string) => database.transact((tx) => sql`insert into written values (${word})`.execute(tx));

test("all transactions of the work are one: what fails in the end has written nothing, and is done at the next try", async () => {
  let isWell = false;
  const work = async () => {
    await write("first");
    await write("second");
    if (!isWell) throw new Error("the disk is full");
    return { times: 1 };
  };
  await expect(once(partsAt(), request("whole"), work, always)).rejects.toThrow("the disk is full");
  expect(await words()).toEqual([]);
  isWell = true;
  expect(await once(partsAt(), request("whole"), work, always)).toMatchObject({ status: "answered" });
  expect(await words()).toEqual(["first", "second"]);
});

test("between its transactions the work reads what it wrote, and a failing one rolls back alone", async () => {
  const work = async () => {
    await write("third");
    await expect(write("third")).rejects.toThrow("duplicate");
    await write("fourth");
    return { times: (await words()).length };
  };
  expect(await once(partsAt(), request("reads"), work, always)).toMatchObject({ answer: { times: 4 } });
});

test("what is refused after it wrote stays written, and the key is free", async () => {
  const many = { isKept: ({ times }: { times: number }) => times > 1, read };
  const counts = async () => {
    await write(`try ${(await words()).length}`);
    return { times: 1 };
  };
  const before = (await words()).length;
  await once(partsAt(), request("refused"), counts, many);
  await once(partsAt(), request("refused"), counts, many);
  expect(await words()).toHaveLength(before + 2);
});

test("files are removed only once the transaction is committed", async () => {
  const removed: string[] = [];
  const work = async () => {
    await write("with file");
    await afterCommit(async () => void removed.push("old"));
    expect(removed).toEqual([]);
    throw new Error("killed");
  };
  await expect(once(partsAt(), request("files"), work, always)).rejects.toThrow("killed");
  expect(removed).toEqual([]);
});

test("work in parts that broke off is done again, and its answer kept then", async () => {
  const { done, work } = counted();
  const inParts = { ...always, isInParts: true };
  const breaks = async () => {
    await write("part");
    throw new Error("killed");
  };
  await expect(once(partsAt(), request("parts"), breaks, inParts)).rejects.toThrow("killed");
  expect(await words()).toContain("part");
  await once(partsAt(), request("parts"), work, inParts);
  await once(partsAt(), request("parts"), work, inParts);
  expect(done.times).toBe(1);
});

test("a key that another process claimed and left without an answer is free at once", async () => {
  const { work } = counted();
  await once(partsAt(), request("left"), work, always);
  await sql`update idempotency_records set sealed_answer = null, claim = 'x', claimed_until = now() + interval '1 hour'
    where owner = 'dewi'`.execute(database.db);
  expect(await once(partsAt(), request("left"), work, always)).toMatchObject({ answer: { times: 2 } });
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
