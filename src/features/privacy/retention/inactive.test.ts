// Shows: promise 13
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountPortal } from "../../../../tests/support/account-portal.ts";
import { anApplicant, aSession } from "../../../../tests/support/accounts.ts";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { anApplication } from "../../../../tests/support/applications.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import type { RetentionSettings } from "../../../platform/settings/settings.ts";
import { keepNoLonger } from "./keep-no-longer.server.ts";
import { mostAnHour } from "./retention.ts";

const dayMs = 86_400_000;

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());
beforeEach(async () => {
  const { db } = portal.platform.database;
  // Nobody of an earlier test is looked at again.
  await db
    .updateTable("applicants")
    .set({ last_seen_at: new Date("2099-01-01") })
    .execute();
  await db.deleteFrom("inactivity_warnings").execute();
  await db
    .updateTable("outbox")
    .set({ state: "sent", finished_at: new Date(), recipient: null, subject: null, body_text: null, body_html: null })
    .execute();
});

async function run(overrides: Partial<RetentionSettings> = {}): Promise<void> {
  const { platform } = portal;
  const settings = { ...platform.settings, retention: { ...platform.settings.retention, ...overrides } };
  await keepNoLonger({ ...platform, settings }, "Situs Karier", personalDataOfRooms, new AbortController().signal);
}

/** Runs once a day for so many days, as the job does each hour. */
async function liveThrough(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    portal.platform.time.now = new Date(portal.platform.time.now.getTime() + dayMs);
    await run();
  }
}

const anUnseen = (days: number, language: "id" | "en" = "id") =>
  anApplicant(portal.platform, {
    language,
    last_seen_at: new Date(portal.platform.time.now.getTime() - days * dayMs),
  });

async function isThere(id: number): Promise<boolean> {
  const rows = portal.platform.database.db.selectFrom("applicants").select("id").where("id", "=", id);
  return (await rows.executeTakeFirst()) !== undefined;
}

const mailsTo = (email: string) => keptMailsTo(portal.platform.settings.dataDir, email);

/** Waits until every mail has gone out, as it does within the hour. */
async function mailIsOut(): Promise<void> {
  const waiting = portal.platform.database.db.selectFrom("outbox").select("id").where("state", "=", "waiting");
  await eventually(async () => expect(await waiting.execute()).toEqual([]));
}

/** One who was warned, and whose warning was seen to have gone out; the site has run the days before. */
async function aWarned(language: "id" | "en" = "id") {
  const person = await anUnseen(705, language);
  await liveThrough(2);
  await mailIsOut();
  await run();
  return person;
}

test.each([
  ["id", /Sudah 700 hari tidak ada yang masuk/, /masuk sekali sebelum tanggal itu/, /CV, draf, notifikasi/],
  ["en", /Nobody has signed in to your account at Situs Karier for 700 days/, /sign in once/, /CV, drafts/],
] as const)(
  "an account unused for 700 days is warned once (%s), and erased thirty days after",
  async (language, ...words) => {
    const person = await aWarned(language);
    await run();
    await mailIsOut();
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(1);
    for (const word of words) expect(mails[0]).toMatch(word);
    expect(mails[0]).toMatch(/http:\/\/localhost:3000\/signin/);
    await liveThrough(29);
    expect(await isThere(person.id)).toBe(true);
    await liveThrough(2);
    expect(await isThere(person.id)).toBe(false);
    // As when someone erases the account by hand, what lies beside the database goes too.
    await eventually(async () => expect(await mailsTo(person.email)).toEqual([]));
  },
);

test("a sign-in after the warning keeps the account, and deletes the warning", async () => {
  const person = await aWarned();
  await aSession(portal.platform, person.id);
  await liveThrough(40);
  expect(await isThere(person.id)).toBe(true);
  expect(await portal.platform.database.db.selectFrom("inactivity_warnings").selectAll().execute()).toEqual([]);
});

test("being here is noted once a day, at sign-in and later on", async () => {
  const { platform } = portal;
  const { id } = await anUnseen(705);
  const seen = async () => {
    const row = platform.database.db.selectFrom("applicants").select("last_seen_at").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).last_seen_at.getTime();
  };
  const token = await aSession(platform, id);
  const signedIn = platform.time.now.getTime();
  expect(await seen()).toBe(signedIn);
  const visitor = portal.visitor({ isBrowser: false, headers: { authorization: `Bearer ${token}` } });
  const visit = async (ms: number) => {
    platform.time.now = new Date(platform.time.now.getTime() + ms);
    expect((await visitor.get("account/consents")).http).toBe(200);
  };
  const tenHoursMs = 36_000_000;
  await visit(tenHoursMs);
  await visit(tenHoursMs);
  expect(await seen()).toBe(signedIn);
  await visit(tenHoursMs);
  expect(await seen()).toBe(platform.time.now.getTime());
});

test("an account with an application in progress is not inactive; it is warned again afterwards", async () => {
  const { platform } = portal;
  const { db } = platform.database;
  const person = await anApplication(portal);
  const old = new Date(platform.time.now.getTime() - 1_000 * dayMs);
  await db.updateTable("applicants").set({ last_seen_at: old }).where("id", "=", person.id).execute();
  await mailIsOut();
  const before = (await mailsTo(person.email)).length;
  await liveThrough(35);
  expect(await isThere(person.id)).toBe(true);
  await mailIsOut();
  expect(await mailsTo(person.email)).toHaveLength(before);
  const setStatus = (status: "on-process" | "not-continued") =>
    db.updateTable("applications").set({ status }).where("id", "=", person.applicationId).execute();
  await setStatus("not-continued");
  await liveThrough(1);
  await mailIsOut();
  expect(await mailsTo(person.email)).toHaveLength(before + 1);
  await liveThrough(10);
  // Taken up again: what was said is no longer true.
  await setStatus("on-process");
  await liveThrough(30);
  await setStatus("not-continued");
  await liveThrough(1);
  await mailIsOut();
  expect(await mailsTo(person.email)).toHaveLength(before + 2);
  await liveThrough(29);
  expect(await isThere(person.id)).toBe(true);
  await liveThrough(3);
  expect(await isThere(person.id)).toBe(false);
});

test("without a warning that went out nobody is erased, and one that is gone from the outbox is written again", async () => {
  const { db } = portal.platform.database;
  const person = await anUnseen(900);
  await liveThrough(2);
  await mailIsOut();
  await db
    .updateTable("outbox")
    .set({ state: "failed" })
    .where("id", "in", db.selectFrom("inactivity_warnings").select("mail_id"))
    .execute();
  // The second day's run may have seen it go out.
  await db.updateTable("inactivity_warnings").set({ sent_at: null, days_before: null }).execute();
  await liveThrough(40);
  expect(await isThere(person.id)).toBe(true);
  expect(await mailsTo(person.email)).toHaveLength(1);
  await db.deleteFrom("outbox").where("state", "=", "failed").execute();
  await liveThrough(1);
  await mailIsOut();
  expect(await mailsTo(person.email)).toHaveLength(2);
});

test("a clock that jumps by ten years erases nobody, warned or not, and warns nobody on that day", async () => {
  const { platform } = portal;
  const warned = await aWarned();
  const recent = await anUnseen(1);
  platform.time.now = new Date(platform.time.now.getTime() + 3_650 * dayMs);
  for (let hour = 0; hour < 5; hour++) await run();
  expect(await isThere(warned.id)).toBe(true);
  const warnings = portal.platform.database.db.selectFrom("inactivity_warnings").select("applicant_id");
  expect(await warnings.execute()).toEqual([{ applicant_id: warned.id }]);
  await liveThrough(25);
  await mailIsOut();
  expect(await isThere(warned.id)).toBe(true);
  expect(await mailsTo(warned.email)).toHaveLength(1);
  expect(await isThere(recent.id)).toBe(true);
  platform.time.now = new Date(platform.time.now.getTime() - 3_700 * dayMs);
});

test("one run warns and erases a bounded number", async () => {
  const { db } = portal.platform.database;
  await liveThrough(2);
  for (let count = 0; count < mostAnHour.warnings + 3; count++) await anUnseen(900);
  const warnings = async () => (await db.selectFrom("inactivity_warnings").select("applicant_id").execute()).length;
  await run();
  expect(await warnings()).toBe(mostAnHour.warnings);
  await run();
  expect(await warnings()).toBe(mostAnHour.warnings + 3);
  await db
    .updateTable("inactivity_warnings")
    .set({ sent_at: new Date(0), days_before: -100 })
    .execute();
  await run();
  expect(await warnings()).toBe(mostAnHour.warnings + 3 - mostAnHour.accounts);
});

test("where accounts are kept for good nobody is warned, and an earlier warning erases nobody", async () => {
  const { db } = portal.platform.database;
  const warned = await aWarned();
  await run({ inactiveDays: 0 });
  expect(await db.selectFrom("inactivity_warnings").selectAll().execute()).toEqual([]);
  expect(await isThere(warned.id)).toBe(true);
});

test("a warning from before the last visit counts for nothing, however long ago that was", async () => {
  const { db } = portal.platform.database;
  const person = await anUnseen(800);
  await liveThrough(2);
  await mailIsOut();
  const ago = (days: number) => new Date(portal.platform.time.now.getTime() - days * dayMs);
  await db
    .updateTable("inactivity_warnings")
    .set({ queued_at: ago(900), sent_at: ago(900), days_before: -900 })
    .execute();
  await liveThrough(5);
  await mailIsOut();
  expect(await isThere(person.id)).toBe(true);
  expect(await mailsTo(person.email)).toHaveLength(2);
});
