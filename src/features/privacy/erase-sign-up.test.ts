// Shows: N8
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../tests/support/account-portal.ts";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { newToken } from "../../platform/security/token.ts";
import { insertActivation } from "../identity/account-token.queries.server.ts";
import { insertResetToken } from "../identity/forgot-password/reset-token.store.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

const eraseBy = (token: string) => portal.visitor().json("account/erase-sign-up", { token, lang: "id" });

/** Someone who signed up with a whole resume, with the link that was mailed to activate. */
async function aSignUp(activated_at: Date | null = null) {
  const { platform } = portal;
  const { id } = await aReadyApplicant(portal);
  const { db } = platform.database;
  await db.updateTable("applicants").set({ activated_at }).where("id", "=", id).execute();
  const token = newToken();
  const now = platform.clock();
  const expiresAt = new Date(now.getTime() + 60_000);
  const link = { token, applicantId: id, redirect: null, expiresAt };
  await platform.database.transact((tx) => insertActivation(tx, link, now));
  return { id, token, expiresAt };
}

async function isThere(id: number): Promise<boolean> {
  const { db } = portal.platform.database;
  const rows = await Promise.all([
    db.selectFrom("applicants").select("id").where("id", "=", id).execute(),
    db.selectFrom("resumes").select("applicant_id").where("applicant_id", "=", id).execute(),
  ]);
  const [hasAccount, hasResume] = rows.map(({ length }) => length > 0);
  expect(hasAccount).toBe(hasResume);
  return hasAccount === true;
}

test("who did not sign up erases the sign-up by its link, with the resume that came with it, once", async () => {
  const { id, token } = await aSignUp();
  expect(await eraseBy(token)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
  expect(await isThere(id)).toBe(false);
  expect(await eraseBy(token)).toMatchObject({ http: 200, body: { code: "activation-invalid" } });
});

test("an expired link still proves whose mailbox it is", async () => {
  const { id, token, expiresAt } = await aSignUp();
  const { time } = portal.platform;
  const before = time.now;
  time.now = new Date(expiresAt.getTime() + 1);
  expect(await eraseBy(token)).toMatchObject({ body: { acknowledge: 1 } });
  time.now = before;
  expect(await isThere(id)).toBe(false);
});

test("an account that was activated stays, even for a holder of the link", async () => {
  const { id, token } = await aSignUp(new Date());
  expect(await eraseBy(token)).toMatchObject({ http: 200, body: { acknowledge: 0, code: "already-activated" } });
  expect(await isThere(id)).toBe(true);
});

test("erased and activated at once, a sign-up is one of the two", async () => {
  for (let race = 0; race < 5; race += 1) {
    const { id, token } = await aSignUp();
    const activate = portal.visitor().get(`activate-email/${token}/id`);
    const [erased, activated] = await Promise.all([eraseBy(token), activate]);
    expect(erased.http + activated.http).toBe(400);
    expect(await isThere(id)).toBe(erased.body["acknowledge"] === 0);
  }
});

test("no other link does it", async () => {
  const { id, expiresAt } = await aSignUp();
  const { platform } = portal;
  const token = newToken();
  const link = { token, applicantId: id, expiresAt };
  await platform.database.transact((tx) => insertResetToken(tx, link, platform.clock()));
  const others = [token, "x", "", "' or '1'='1"];
  const answers = await Promise.all(others.map(eraseBy));
  expect(answers.map(({ body }) => body["acknowledge"])).toEqual([0, 0, 0, 0]);
  expect(await isThere(id)).toBe(true);
});
