import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { statusNames as up } from "../../../app/migrations/applications.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "2026-11-25-status-names"),
);

let database: Database;
beforeAll(async () => {
  database = await testDatabase(before);
  const { db } = database;
  // Applications and phases alone: what they hang on has its own tests.
  await sql`alter table applications drop constraint applications_vacancy_id_fkey`.execute(db);
  await sql`insert into applications (vacancy_id, position_id, position_en, company_name, status, platform_id, created_at)
    select 1, 'x', 'x', 'x', status, 1, now() from generate_series(1, 4) as status`.execute(db);
  await sql`insert into application_phases (application_id, phase_id, status, activities, began_on) values
    (1, 1, 'On Process', '[]', '2026-11-01'),
    (2, 1, 'Passed', '[{"name":{"id":"a","en":"b"},"result":"Passed","activityDate":"2026-11-01","resultDate":null},
      {"name":{"id":"c","en":"d"},"result":"Not Passed","activityDate":null,"resultDate":"2026-11-02"},
      {"name":{"id":"e","en":"f"},"result":"","activityDate":null,"resultDate":null}]', '2026-11-01'),
    (3, 1, 'Not Continued', '[]', '2026-11-01'),
    (4, 1, 'Vacancy has been Closed', '[]', '2026-11-01')`.execute(db);
  await database.transact((tx) => up(tx));
});
afterAll(() => database.close());

test("statuses stored as numbers and labels are stored as names after the upgrade", async () => {
  const { db } = database;
  const applications = await db.selectFrom("applications").select("status").orderBy("id").execute();
  expect(applications.map(({ status }) => status)).toEqual(["on-process", "hired", "not-continued", "vacancy-closed"]);
  const phases = await db.selectFrom("application_phases").select("status").orderBy("application_id").execute();
  expect(phases.map(({ status }) => status)).toEqual(["on-process", "passed", "not-continued", "vacancy-closed"]);
});

test("activities keep their order and their other fields", async () => {
  const phases = database.db.selectFrom("application_phases").select("activities").orderBy("application_id");
  expect((await phases.execute()).map(({ activities }) => activities)).toEqual([
    [],
    [
      { name: { id: "a", en: "b" }, result: "passed", activityDate: "2026-11-01", resultDate: null },
      { name: { id: "c", en: "d" }, result: "not-passed", activityDate: null, resultDate: "2026-11-02" },
      { name: { id: "e", en: "f" }, result: null, activityDate: null, resultDate: null },
    ],
    [],
    [],
  ]);
});

test("no other status is written", async () => {
  const { db } = database;
  await expect(sql`update applications set status = 'passed'`.execute(db)).rejects.toThrow("applications_status_check");
  await expect(sql`update application_phases set status = 'hired'`.execute(db)).rejects.toThrow(
    "application_phases_status_check",
  );
});
