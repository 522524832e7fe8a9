import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../../tests/support/account-portal.ts";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { anApplication } from "../../../../tests/support/applications.ts";
import { jobs } from "../../../app/jobs.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import type { RetentionSettings } from "../../../platform/settings/settings.ts";
import { draftDocument } from "../../drafts/draft.queries.server.ts";
import { keepNoLonger } from "./keep-no-longer.server.ts";
import { mostAnHour } from "./retention.ts";

const dayMs = 86_400_000;

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

const ago = (days: number, ms = 0) => new Date(portal.platform.time.now.getTime() - days * dayMs - ms);

async function run(overrides: Partial<RetentionSettings> = {}): Promise<void> {
  const { platform } = portal;
  const settings = { ...platform.settings, retention: { ...platform.settings.retention, ...overrides } };
  await keepNoLonger({ ...platform, settings }, "Situs Karier", personalDataOfRooms, new AbortController().signal);
}

/** One of each that is as old as it is kept, one a moment older. */
async function ofBothAges() {
  const { db } = portal.platform.database;
  const { id: applicant_id, applicationId: application_id } = await anApplication(portal);
  const draft = { applicant_id, data: draftDocument.write({}), version: 1 };
  await db
    .insertInto("drafts")
    .values([
      { ...draft, name: "kept", updated_at: ago(180) },
      { ...draft, name: "old", updated_at: ago(180, 1) },
    ])
    .execute();
  const notification = { applicant_id, application_id, kind: "hired", phase_id: null, read_at: null } as const;
  await db
    .insertInto("notifications")
    .values([
      { ...notification, at: ago(730) },
      { ...notification, at: ago(730, 1) },
    ])
    .execute();
  const letter = { kind: "activation", company_name: null, application_id: null };
  await db
    .insertInto("letters")
    .values([
      { ...letter, code: `KEPT-${applicant_id}`, sent_at: ago(1_825) },
      { ...letter, code: `OLD-${applicant_id}`, sent_at: ago(1_825, 1) },
    ])
    .execute();
  return async () => ({
    drafts: await names(db.selectFrom("drafts").select("name").where("applicant_id", "=", applicant_id).execute()),
    notifications: (
      await db.selectFrom("notifications").select("at").where("applicant_id", "=", applicant_id).execute()
    ).length,
    letters: (await db.selectFrom("letters").select("code").where("code", "like", `%-${applicant_id}`).execute()).map(
      ({ code }) => code.split("-")[0],
    ),
  });
}

const names = async (rows: Promise<{ name: string }[]>) => (await rows).map(({ name }) => name).sort();

test("drafts, notifications and letters go when they are older than they are kept, and not on a day after the site was off", async () => {
  const left = await ofBothAges();
  const all = { drafts: ["kept", "old"], notifications: 2, letters: ["KEPT", "OLD"] };
  await run();
  expect(await left()).toEqual(all);
  const yesterday = ago(1).toISOString().slice(0, 10);
  await portal.platform.database.db.insertInto("retention_days").values({ day: yesterday }).execute();
  await run({ draftDays: 0, notificationDays: 0, letterDays: 0 });
  expect(await left()).toEqual(all);
  await run();
  expect(await left()).toEqual({ drafts: ["kept"], notifications: 1, letters: ["KEPT"] });
});

test("of many rows one run takes a bounded number, the oldest first", async () => {
  const { db } = portal.platform.database;
  const { id: applicant_id } = await anApplication(portal);
  await sql`insert into drafts (applicant_id, name, data, version, updated_at)
    select ${applicant_id}, 'number ' || number, '{}', 1, ${ago(400)}::timestamptz + number * interval '1 second'
    from generate_series(1, ${mostAnHour.rows + 2}) as number`.execute(db);
  await run();
  const left = await names(db.selectFrom("drafts").select("name").where("applicant_id", "=", applicant_id).execute());
  expect(left).toEqual([`number ${mostAnHour.rows + 1}`, `number ${mostAnHour.rows + 2}`]);
});

// What pg-boss has scheduled is what the catalogue says: `jobs.test.ts`.
test("it is done each hour", () => {
  expect(jobs.retention.cron).toBe("47 * * * *");
});
