import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../tests/support/account-portal.ts";
import { anApplicant } from "../../../tests/support/accounts.ts";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { personalDataOfRooms } from "../../app/personal-data.ts";
import { newToken } from "../../platform/security/token.ts";
import { insertActivation } from "../identity/account-token.queries.server.ts";
import { eraseNeverActivated } from "./erase-never-activated.server.ts";
import { mostAnHour } from "./retention/retention.ts";

const dayMs = 86_400_000;
const goesOn = new AbortController().signal;

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

async function isThere(id: number): Promise<boolean> {
  const rows = portal.platform.database.db.selectFrom("applicants").select("id").where("id", "=", id);
  return (await rows.executeTakeFirst()) !== undefined;
}

test("an account that nobody activated is erased after thirty days, and no other", async () => {
  const { platform } = portal;
  const begun = platform.time.now.getTime();
  const old = (days: number) => new Date(begun - days * dayMs);
  const forgotten = await anApplicant(platform, { activated_at: null, created_at: new Date(begun - 30 * dayMs - 1) });
  const waiting = await anApplicant(platform, { activated_at: null, created_at: old(30) });
  const active = await anApplicant(platform, { created_at: old(400) });
  await eraseNeverActivated(platform, personalDataOfRooms, goesOn);
  expect(await Promise.all([forgotten, waiting, active].map(({ id }) => isThere(id)))).toEqual([false, true, true]);
});

test("one that a link can still activate stays until the link expires", async () => {
  const { platform } = portal;
  const { database, time } = platform;
  const created_at = new Date(time.now.getTime() - 31 * dayMs);
  const { id } = await anApplicant(platform, { activated_at: null, created_at });
  const expiresAt = new Date(time.now.getTime() + 1000);
  const link = { token: newToken(), applicantId: id, redirect: null, expiresAt };
  await database.transact((tx) => insertActivation(tx, link, time.now));
  await eraseNeverActivated(platform, personalDataOfRooms, goesOn);
  expect(await isThere(id)).toBe(true);
  time.now = expiresAt;
  await eraseNeverActivated(platform, personalDataOfRooms, goesOn);
  expect(await isThere(id)).toBe(false);
});

test("where sign-ups are kept for good none is erased", async () => {
  const { platform } = portal;
  const { id } = await anApplicant(platform, { activated_at: null, created_at: new Date(0) });
  const settings = { ...platform.settings, retention: { ...platform.settings.retention, unactivatedDays: 0 } };
  await eraseNeverActivated({ ...platform, settings }, personalDataOfRooms, goesOn);
  expect(await isThere(id)).toBe(true);
  await eraseNeverActivated(platform, personalDataOfRooms, goesOn);
  expect(await isThere(id)).toBe(false);
});

test("of many one run erases a bounded number, and the next goes on", async () => {
  const { platform } = portal;
  const { db } = platform.database;
  for (let count = 0; count < mostAnHour.accounts + 5; count++) {
    await anApplicant(platform, { activated_at: null, created_at: new Date(0) });
  }
  const left = async () =>
    (await db.selectFrom("applicants").select("id").where("activated_at", "is", null).execute()).length;
  const before = await left();
  await eraseNeverActivated(platform, personalDataOfRooms, goesOn);
  expect(await left()).toBe(before - mostAnHour.accounts);
  await eraseNeverActivated(platform, personalDataOfRooms, goesOn);
  expect(await left()).toBe(before - mostAnHour.accounts - 5);
});

test("what it brought goes with it", async () => {
  const { platform } = portal;
  const { db } = platform.database;
  const { id } = await aReadyApplicant(portal);
  await db
    .updateTable("applicants")
    .set({ activated_at: null, created_at: new Date(0) })
    .where("id", "=", id)
    .execute();
  await eraseNeverActivated(platform, personalDataOfRooms, goesOn);
  expect(await isThere(id)).toBe(false);
  expect(await db.selectFrom("resumes").select("applicant_id").where("applicant_id", "=", id).execute()).toEqual([]);
});
