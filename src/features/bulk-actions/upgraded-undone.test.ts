import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { undoneAtOnce as up } from "../../app/migrations/decisions.ts";
import { migrations } from "../../app/migrations.ts";

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "2026-11-27-undone-at-once"),
);

test("what a job was undoing when the site was upgraded is undone; what other jobs hold stays held", async () => {
  const database = await testDatabase(before);
  onTestFinished(() => database.close());
  const { db } = database;
  // Jobs, rows and acts alone: what they hang on has its own tests.
  await sql`alter table acts drop constraint acts_application_id_fkey, drop constraint acts_staff_id_fkey`.execute(db);
  await sql`alter table bulk_jobs drop constraint bulk_jobs_staff_id_fkey`.execute(db);
  await sql`alter table bulk_job_rows drop constraint bulk_job_rows_application_id_fkey`.execute(db);
  await sql`insert into bulk_jobs
    (staff_id, language, work, state, company_ids, chosen, possible, starred, previewed_at, started_at)
    select 1, 'id', '{}', state, '{1}', 2, 2, 0, now(), now() from unnest(array['undone', 'held']) as state`.execute(
    db,
  );
  await sql`insert into acts (application_id, staff_id, kind, details, state, made_at, release_at, ended_at) values
    (1, 1, 'hire', '{}', 'held', now(), now(), null), (2, 1, 'hire', '{}', 'released', now(), now(), now()),
    (3, 1, 'hire', '{}', 'held', now(), now(), null)`.execute(db);
  await sql`insert into bulk_job_rows (job_id, position, application_id, act_id, done_at) values
    (1, 1, 1, 1, now()), (1, 2, 2, 2, now()), (2, 1, 3, 3, now())`.execute(db);
  await database.transact((tx) => up(tx));
  const acts = await db.selectFrom("acts").select("state").orderBy("id").execute();
  expect(acts.map(({ state }) => state)).toEqual(["undone", "released", "held"]);
});
