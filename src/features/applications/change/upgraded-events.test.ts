import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { actors as up } from "../../../app/migrations/applications.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "2026-11-24-actors"),
);

let database: Database;
beforeAll(async () => {
  database = await testDatabase(before);
});
afterAll(() => database.close());

test("events of an earlier version name their actors after the upgrade", async () => {
  const { db } = database;
  // Events alone: what they hang on has its own tests.
  await sql`alter table application_events drop constraint application_events_application_id_fkey`.execute(db);
  await sql`insert into application_events (application_id, at, author, kind, details) values
    (1, now(), 'applicant', 'submitted', '{"version":1}'),
    (1, now(), 'hiring', 'progressed', '{"row":"r","kind":"hired","phaseId":null,"status":2}'),
    (1, now(), 'applicant', 'withdrawn', '{"because":"account-deleted"}'),
    (1, now(), 'applicant', 'withdrawn', '{"reason":""}')`.execute(db);
  await database.transact((tx) => up(tx));
  const events = await db
    .selectFrom("application_events")
    .select(["kind", "actor_kind", "version"])
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { kind: "submitted", actor_kind: "applicant", version: 1 },
    { kind: "progressed", actor_kind: "import", version: 1 },
    { kind: "withdrawn", actor_kind: "system", version: 1 },
    { kind: "withdrawn", actor_kind: "applicant", version: 1 },
  ]);
});
