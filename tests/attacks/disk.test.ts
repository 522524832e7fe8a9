// Shows: promise 21
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askingAt, calls, signOuts } from "../wire/asking.ts";
import { type WholePortal, wholePortal } from "../wire/whole-portal.ts";
import { aimAt } from "./walk/attack.ts";
import { everyTarget, make } from "./walk/places.ts";

// Nobody fills the disk by asking: what is refused, or only read, leaves nothing behind (promise 21).
let portal: WholePortal;
beforeAll(async () => {
  portal = await wholePortal();
});
afterAll(() => portal.platform.close());

/** Rows that every request may leave: counts of limits and used captchas, swept by jobs; the person's own trail. */
const bounded = new Set(["limit_counts", "used_solutions", "account_events"]);

async function rowsByTable(): Promise<Record<string, number>> {
  const { db } = portal.platform.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    if (bounded.has(name)) continue;
    const found = await sql<{ count: string }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = Number(found.rows[0]?.count ?? 0);
  }
  return counts;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => ({ size: 0 }))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const keptBytes = () => bytesIn(portal.platform.settings.dataDir);

test("requests that are refused leave no row and no file, whatever they bring", async () => {
  const at = askingAt(portal);
  const [rows, bytes] = [await rowsByTable(), await keptBytes()];
  const big = "x".repeat(9_000);
  for (const name of calls.filter((call) => !signOuts.has(call))) {
    for (let time = 0; time < 3; time++) {
      const headers = { "idempotency-key": crypto.randomUUID() };
      const body = name.startsWith("GET") ? undefined : { text: big, grecaptcha: big, lang: "xx" };
      await at.bare(name, { headers, body });
    }
  }
  expect(await rowsByTable()).toEqual(rows);
  expect((await keptBytes()) - bytes).toBe(0);
});

test("what only reads leaves nothing, with or without an Idempotency-Key", async () => {
  const aim = aimAt(portal);
  const reading = (await everyTarget(aim)).filter(({ call }) => /^GET|lowongan-page|get-saved/.test(call));
  expect(reading.length).toBeGreaterThan(20);
  const send: typeof aim.pastCaptcha = (sending) =>
    aim.pastCaptcha({ ...sending, headers: { ...sending.headers, "idempotency-key": crypto.randomUUID() } });
  const changing = /activate-email|activity/;
  const rows = await rowsByTable();
  for (const { call, parts } of reading) {
    if (changing.test(call)) continue;
    for (let time = 0; time < 3; time++) await make(aim, call, parts, send);
  }
  expect(await rowsByTable()).toEqual(rows);
});
