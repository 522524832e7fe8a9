import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../../tests/support/account-portal.ts";
import { anApplicant } from "../../../../tests/support/accounts.ts";
import { aReadyApplicant, type Portal } from "../../../../tests/support/applicants.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import { personalDataOfRooms } from "../../../server/personal-data.ts";
import { insertActivation } from "../../people/activation/account-token.store.server.ts";
import { eraseNeverActivated } from "./erase-never-activated.server.ts";

const dayMs = 86_400_000;

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
  await eraseNeverActivated(platform, personalDataOfRooms);
  expect(await Promise.all([forgotten, waiting, active].map(({ id }) => isThere(id)))).toEqual([false, true, true]);
});

test("one that a link still activates stays until that is over", async () => {
  const { platform } = portal;
  const { database, time } = platform;
  const created_at = new Date(time.now.getTime() - 31 * dayMs);
  const { id } = await anApplicant(platform, { activated_at: null, created_at });
  const expiresAt = new Date(time.now.getTime() + 1000);
  const link = { token: newToken(), applicantId: id, redirect: null, expiresAt };
  await database.transact((tx) => insertActivation(tx, link, time.now));
  await eraseNeverActivated(platform, personalDataOfRooms);
  expect(await isThere(id)).toBe(true);
  time.now = expiresAt;
  await eraseNeverActivated(platform, personalDataOfRooms);
  expect(await isThere(id)).toBe(false);
});

test("it is done every day, in the small hours", async () => {
  const { db } = portal.platform.database;
  const job = sql<object>`select cron, timezone from pgboss.schedule where name = 'erase-never-activated'`;
  expect((await job.execute(db)).rows).toEqual([{ cron: "11 4 * * *", timezone: "Asia/Jakarta" }]);
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
  await eraseNeverActivated(platform, personalDataOfRooms);
  expect(await isThere(id)).toBe(false);
  expect(await db.selectFrom("resumes").select("applicant_id").where("applicant_id", "=", id).execute()).toEqual([]);
});
