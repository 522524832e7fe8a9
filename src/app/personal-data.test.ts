// Shows: promise 13
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { migrations } from "./migrations.ts";
import { personalDataOfRooms } from "./personal-data.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
});
afterAll(() => platform.close());

async function tablesBy(query: RawBuilder<{ table: string }>): Promise<string[]> {
  return (await query.execute(platform.database.db)).rows.map(({ table }) => table);
}

/** Tables whose rows hang on an applicant's, however far away. */
const behindApplicants = sql<{ table: string }>`
  with recursive behind (oid) as (
    select 'applicants'::regclass::oid
    union
    select conrelid from pg_constraint join behind on confrelid = behind.oid where contype = 'f'
  )
  select relname as "table" from behind join pg_class using (oid)`;

/** Tables with a column that says who someone is, or with what he came. */
const withPersonColumn = sql<{ table: string }>`
  select distinct table_name as "table" from information_schema.columns
  where table_schema = 'public'
    and column_name ~ '^(applicant_id|owner|visitor|recipient|email|email_key|phone|user_name|device|network|session_id)$'`;

/** Tables about staff, not applicants: their employer answers for exports and erasures. */
const ofStaffAlone = ["staff"];

test("every table with personal data is named by a feature that exports and erases it", async () => {
  const named = new Set([...ofStaffAlone, ...personalDataOfRooms.flatMap(({ tables }) => tables)]);
  const found = [...(await tablesBy(behindApplicants)), ...(await tablesBy(withPersonColumn))];
  expect(found).toContain("application_snapshots");
  expect([...new Set(found)].filter((table) => !named.has(table))).toEqual([]);
});

test("every table that a room names is there, and named once", async () => {
  const named = personalDataOfRooms.flatMap(({ tables }) => tables);
  const there = await tablesBy(
    sql`select table_name as "table" from information_schema.tables where table_schema = 'public'`,
  );
  expect(named.filter((table) => !there.includes(table))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
