import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../../tests/support/account-portal.ts";
import { anApplicant } from "../../../../tests/support/accounts.ts";
import { aReadyApplicant, type Portal } from "../../../../tests/support/applicants.ts";
import { heldByRooms } from "../../../server/held.ts";
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
  await eraseNeverActivated(platform, heldByRooms);
  expect(await Promise.all([forgotten, waiting, active].map(({ id }) => isThere(id)))).toEqual([false, true, true]);
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
  await eraseNeverActivated(platform, heldByRooms);
  expect(await isThere(id)).toBe(false);
  expect(await db.selectFrom("resumes").select("applicant_id").where("applicant_id", "=", id).execute()).toEqual([]);
});
