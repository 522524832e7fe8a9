// Shows: N25, promise 13
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../tests/support/account-portal.ts";
import { aSessionOf } from "../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../tests/support/platform.ts";
import { ofSameNumber } from "../../../tests/support/principals.ts";
import { withTwoStepOf } from "../../../tests/support/two-step.ts";
import { personalDataOfRooms } from "../../app/personal-data.ts";
import { deleteAccount } from "../privacy/delete-account.server.ts";
import { recordEvent } from "./account-event.queries.server.ts";
import { findPerson } from "./personal-data.queries.server.ts";
import { peoplePersonalData } from "./personal-data.server.ts";
import type { Principal } from "./principal.ts";
import { getColumn } from "./principal-columns.ts";
import { findSession } from "./session/session.queries.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  ({ platform } = await accountPortal());
});
afterAll(() => platform.close());

const asker = { userAgent: "Mozilla/5.0 (test)", network: "192.0.2.7", requestId: "r" };
const tables = ["sessions", "two_steps", "recovery_codes", "mailed_codes", "account_events"] as const;

const open = (token: string) => findSession(platform.database.db, "staff", token, platform.clock());

async function listRows(principal: Principal): Promise<number[]> {
  const { db } = platform.database;
  const counts = tables.map(async (table) => {
    const rows = db.selectFrom(table).select("applicant_id").where(getColumn(principal), "=", principal.id);
    return (await rows.execute()).length;
  });
  return Promise.all(counts);
}

/** Leaves a row in every table of principals. */
async function live(principal: Principal): Promise<string> {
  await withTwoStepOf(platform, principal, "123456");
  await recordEvent(platform.database.db, asker, { principal, event: "signed-in" }, platform.clock());
  return aSessionOf(platform, principal);
}

test("erasing an applicant takes every row of hers and none of staff of her number", async () => {
  const { own: applicant, other: member } = await ofSameNumber(platform, "applicant");
  await live(applicant);
  const token = await live(member);
  await deleteAccount(platform, personalDataOfRooms, applicant.id, "a request");
  expect(await listRows(applicant)).toEqual([0, 0, 0, 0, 0]);
  expect(await listRows(member)).toEqual([1, 1, 1, 1, 1]);
  expect(await open(token)).toBeDefined();
});

test("what somebody does while the account is erased is no fault, and is written nowhere", async () => {
  const { own: applicant } = await ofSameNumber(platform, "applicant");
  const { db } = platform.database;
  await deleteAccount(platform, personalDataOfRooms, applicant.id, "a request");
  await recordEvent(db, asker, { principal: applicant, event: "wrong-password" }, platform.clock());
  expect(await listRows(applicant)).toEqual([0, 0, 0, 0, 0]);
});

test("an applicant's data contains nothing of a member of staff with the same id", async () => {
  const { own: applicant, other: member } = await ofSameNumber(platform, "applicant");
  await live(applicant);
  const { db } = platform.database;
  const getEvents = async () => {
    const person = await findPerson(db, applicant.id);
    return person && JSON.stringify([person, await peoplePersonalData.tell(db, person)]);
  };
  const before = await getEvents();
  for (let times = 0; times < 2; times += 1) await live(member);
  expect(await getEvents()).toBe(before);
  expect(before).toContain('"recoveryCodesLeft":1');
});

test("a member who is removed takes every row along, and none of an applicant of that number", async () => {
  const { own: member, other: applicant } = await ofSameNumber(platform, "staff");
  for (const principal of [member, applicant]) await live(principal);
  await platform.database.db.deleteFrom("staff").where("id", "=", member.id).execute();
  expect(await listRows(member)).toEqual([0, 0, 0, 0, 0]);
  expect(await listRows(applicant)).toEqual([1, 1, 1, 1, 1]);
});
