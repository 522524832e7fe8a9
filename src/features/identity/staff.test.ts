// Shows: N25
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOfTest, aSessionOf } from "../../../tests/support/accounts.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../tests/support/platform.ts";
import { aStaffMember } from "../../../tests/support/staff.ts";
import { staffPrincipal } from "./principal.ts";
import { tellOfSecurity } from "./security-mail.server.ts";
import { findSession, touchSession } from "./session/session.queries.server.ts";
import { findStaff, setState } from "./staff.queries.server.ts";
import { type StaffState, staffNameLength } from "./staff.ts";
import { setStaffState } from "./staff-state.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
});
afterAll(() => platform.close());

const open = (token: string) => findSession(platform.database.db, "staff", token, platform.clock());

test.each<StaffState>(["invited", "suspended"])("who is %s has no session, whenever it was opened", async (state) => {
  const { id } = await aStaffMember(platform);
  const token = await aSessionOf(platform, staffPrincipal(id));
  expect(await open(token)).toBeDefined();
  await platform.database.transact((tx) => setState(tx, id, state));
  expect(await open(token)).toBeUndefined();
});

test("suspending ends every session for good: none comes back with the member", async () => {
  const [{ id }, colleague] = [await aStaffMember(platform), await aStaffMember(platform)];
  const tokens = [await aSessionOf(platform, staffPrincipal(id)), await aSessionOf(platform, staffPrincipal(id))];
  const theirs = await aSessionOf(platform, staffPrincipal(colleague.id));
  for (const state of ["suspended", "active"] as const)
    await platform.database.transact((tx) => setStaffState(tx, id, state));
  for (const token of tokens) expect(await open(token)).toBeUndefined();
  expect(await open(theirs)).toBeDefined();
});

test("a session of staff ends after 30 minutes without use and says when its member was here last", async () => {
  const { id } = await aStaffMember(platform);
  const token = await aSessionOf(platform, staffPrincipal(id));
  const { time, database } = platform;
  expect((await findStaff(database.db, id))?.lastSeenAt).toEqual(time.now);
  const began = time.now;
  time.now = new Date(began.getTime() + 29 * 60_000);
  const session = await open(token);
  if (session === undefined) throw new Error("It has ended.");
  await touchSession(database.db, session, time.now);
  expect((await findStaff(database.db, id))?.lastSeenAt).toEqual(time.now);
  time.now = new Date(began.getTime() + 58 * 60_000);
  expect(await open(token)).toBeDefined();
  time.now = new Date(began.getTime() + 59 * 60_000);
  expect(await open(token)).toBeUndefined();
});

test("staff get mails about their account's safety in their language, without a link to an applicants' page", async () => {
  const { id, email } = await aStaffMember(platform, { language: "en" });
  const news = { principal: staffPrincipal(id), event: "two-step-on", userAgent: null } as const;
  await platform.database.transact((tx) => tellOfSecurity(tx, { platform, siteName: () => "Situs Karier" }, news));
  const [mail = ""] = await eventually(async () => {
    const mails = await keptMailsTo(platform.settings.dataDir, email);
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(mail).toContain("administrator");
  expect(mail).not.toContain("forgot-password");
});

test("one address has one member, whatever its case, and a name of at most a hundred letters", async () => {
  const { email } = await aStaffMember(platform, { name: "R".repeat(staffNameLength) });
  await expect(aStaffMember(platform, { email: email.toUpperCase() })).rejects.toThrow("already");
  await expect(aStaffMember(platform, { name: "R".repeat(staffNameLength + 1) })).rejects.toThrow("staff_name_check");
});
