// Shows: promise 1, promise 3, promise 5, promise 6
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest } from "../../../../tests/support/accounts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { mailedLink } from "../../../../tests/support/mailed-link.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { getCode } from "../../../../tests/support/two-step.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import { latestEvents } from "../account-event.queries.server.ts";
import { staffPrincipal } from "../principal.ts";
import { findSession } from "../session/session.queries.server.ts";
import { findStaff, findStaffByEmail } from "../staff.queries.server.ts";
import { setStaffState } from "../staff-state.server.ts";
import { isTwoStepOn } from "../two-step/two-step.server.ts";
import { beginStaffAccount, readInvitation } from "./begin-account.server.ts";
import { finishStaffAccount } from "./finish-account.server.ts";
import { invitationMs, inviteStaff, resetSecondStep } from "./invite-staff.server.ts";
import { signInStaff, signInStaffBySecondStep } from "./sign-in-staff.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const siteName = () => "Situs Karier";
const asker = { userAgent: "Mozilla/5.0 (test)", network: "192.0.2.7", requestId: "r" };
const password = "Benang-Kapas-Tenun-47";
let made = 0;

function inviting() {
  const { outbox, settings } = platform;
  return { outbox, settings, siteName: siteName(), now: platform.clock() };
}

async function mailsTo(email: string, count: number): Promise<string[]> {
  return eventually(async () => {
    const mails = (await keptMailsTo(platform.settings.dataDir, email)).filter((mail) =>
      mail.includes("/staff/invite/"),
    );
    expect(mails).toHaveLength(count);
    return mails;
  });
}

const tokenIn = (mail: string) => new URL(mailedLink(mail, "/staff/invite/")).pathname.split("/").at(-1) ?? "";

/** Someone invited, with the link's token. */
async function anInvited() {
  made += 1;
  const email = `undangan${made}@contoh.id`;
  const invited = await platform.database.transact((tx) => inviteStaff(tx, inviting(), { email, language: "id" }));
  if (invited.status !== "invited") throw new Error(`${email} is ${invited.status}.`);
  const [mail = ""] = await mailsTo(email, 1);
  return { id: invited.id, email, token: tokenIn(mail) };
}

const begin = (token: string, overrides: { name?: string; password?: string } = {}) =>
  beginStaffAccount(platform, siteName, { token, name: "Ratna Wulandari", password, ...overrides });

const finish = (token: string, code: string) => finishStaffAccount(platform, siteName, { ...asker, token, code });

/** Someone whose account is active, with the app's secret. */
async function anActive() {
  const member = await anInvited();
  const begun = await begin(member.token);
  if (begun.status !== "begun") throw new Error(begun.status);
  const finished = await finish(member.token, getCode(begun.secretKey, platform.time.now));
  if (finished.status !== "finished") throw new Error(finished.status);
  return { ...member, ...finished, secretKey: begun.secretKey };
}

/** The next half minute's code: the one before was taken. */
function nextCode(secret: string): string {
  platform.time.now = new Date(platform.time.now.getTime() + 30_000);
  return getCode(secret, platform.time.now);
}

const signingIn = {
  ...asker,
  rememberMe: false,
  device: null,
  formerSessionId: null,
  code: undefined,
  mayEnter: async () => true,
};
const signIn = (userName: string, overrides: { password?: string; code?: string } = {}) =>
  signInStaff(platform, siteName, { ...signingIn, userName, password, ...overrides });

describe("somebody invited by mail", () => {
  test("chooses name and password, then shows the app's code: the account is active and signed in, with ten codes", async () => {
    const { id, email, token } = await anInvited();
    expect(await readInvitation(platform, token)).toMatchObject({ status: "invited", invitation: { email } });
    const begun = await begin(token);
    if (begun.status !== "begun") throw new Error(begun.status);
    expect((await findStaff(platform.database.db, id))?.state).toBe("invited");
    const finished = await finish(token, getCode(begun.secretKey, platform.time.now));
    if (finished.status !== "finished") throw new Error(finished.status);
    expect(finished.recoveryCodes).toHaveLength(10);
    expect(await findStaff(platform.database.db, id)).toMatchObject({ state: "active", name: "Ratna Wulandari" });
    const session = await findSession(platform.database.db, "staff", finished.sessionToken, platform.clock());
    expect(session?.principal).toEqual(staffPrincipal(id));
    expect(await readInvitation(platform, token)).toEqual({ status: "invalid" });
    const trail = (await latestEvents(platform.database.db, staffPrincipal(id), 9)).map(({ event }) => event);
    expect(trail.toSorted()).toEqual(["activated", "signed-in", "two-step-on"]);
  });

  test("is nobody before the second step: no session, and the password alone signs nobody in", async () => {
    const { email, token } = await anInvited();
    await begin(token);
    expect(await finish(token, "000000")).toEqual({ status: "wrong" });
    expect(await signIn(email)).toEqual({ status: "wrong" });
  });

  test("cannot show a code before a password was chosen", async () => {
    const { token } = await anInvited();
    expect(await finish(token, "123456")).toEqual({ status: "not-begun" });
  });

  test("expires after 72 hours", async () => {
    const { token } = await anInvited();
    const then = platform.time.now;
    platform.time.now = new Date(then.getTime() + invitationMs);
    expect(await readInvitation(platform, token)).toEqual({ status: "expired" });
    expect(await begin(token)).toEqual({ status: "expired" });
    platform.time.now = then;
    expect((await begin(token)).status).toBe("begun");
  });

  test("once more, has the new link alone", async () => {
    const { email, token } = await anInvited();
    await platform.database.transact((tx) =>
      inviteStaff(tx, inviting(), { email: email.toUpperCase(), language: "en" }),
    );
    const mails = await mailsTo(email, 2);
    const newer = mails.map(tokenIn).find((one) => one !== token) ?? "";
    expect(await begin(token)).toEqual({ status: "invalid" });
    expect((await begin(newer)).status).toBe("begun");
  });

  test("finishing twice at once opens one account once", async () => {
    const { id, token } = await anInvited();
    const begun = await begin(token);
    if (begun.status !== "begun") throw new Error(begun.status);
    const code = getCode(begun.secretKey, platform.time.now);
    const both = await Promise.all([finish(token, code), finish(token, code)]);
    expect(both.filter(({ status }) => status === "finished")).toHaveLength(1);
    const codes = platform.database.db.selectFrom("recovery_codes").select("name").where("staff_id", "=", id);
    expect(await codes.execute()).toHaveLength(10);
  });

  test("suspended meanwhile, has a link that opens nothing", async () => {
    const { id, token } = await anInvited();
    await begin(token);
    await platform.database.transact((tx) => setStaffState(tx, id, "suspended"));
    expect(await readInvitation(platform, token)).toEqual({ status: "invalid" });
  });

  test.each([
    ["Aa1!Aa1!Aa1!", "password-weak"],
    ["Tx9!aQ7#mZ2", "password-short"],
    ["benang kapas tenun", "password-composition"],
    [`Aa1!${"x".repeat(97)}`, "too-long"],
    ["Ratna-Wulandari-9", "password-own-name"],
  ])("may not choose %s", async (weak, code) => {
    const { token } = await anInvited();
    expect(await begin(token, { password: weak })).toEqual({ status: "weak", code });
  });
});

test("a person with an account is not invited again", async () => {
  const { id, email } = await anActive();
  const again = () => platform.database.transact((tx) => inviteStaff(tx, inviting(), { email, language: "id" }));
  expect(await again()).toEqual({ status: "active" });
  await platform.database.transact((tx) => setStaffState(tx, id, "suspended"));
  expect(await again()).toEqual({ status: "suspended" });
});

describe("signing in as staff", () => {
  test("takes the password and then a code, in one or in two steps; a code counts once", async () => {
    const { email, secretKey } = await anActive();
    const response = await signIn(email);
    if (response.status !== "otp-required") throw new Error(response.status);
    const code = nextCode(secretKey);
    const second = (typed: string) =>
      signInStaffBySecondStep(platform, siteName, { ...signingIn, code: typed, pending: response.pending });
    expect((await second("000000")).result).toEqual({ status: "invalid-otp" });
    expect((await second(code)).result).toMatchObject({ status: "signed-in", member: { email } });
    expect((await second(code)).result).toEqual({ status: "invalid-otp" });
    expect(await signIn(email, { code: nextCode(secretKey) })).toMatchObject({ status: "signed-in" });
  });

  test("a recovery code opens once", async () => {
    const { email, recoveryCodes } = await anActive();
    const [code = ""] = recoveryCodes;
    expect(await signIn(email, { code })).toMatchObject({ status: "signed-in" });
    expect(await signIn(email, { code })).toEqual({ status: "invalid-otp" });
  });

  test("an unknown address, a wrong password and a suspended account get the same answer", async () => {
    const { id, email, secretKey } = await anActive();
    expect(await signIn("siapa@contoh.id")).toEqual({ status: "wrong" });
    expect(await signIn(email, { password: "Bukan-Kata-Sandi-1" })).toEqual({ status: "wrong" });
    const response = await signIn(email);
    if (response.status !== "otp-required") throw new Error(response.status);
    await platform.database.transact((tx) => setStaffState(tx, id, "suspended"));
    expect(await signIn(email)).toEqual({ status: "wrong" });
    const code = nextCode(secretKey);
    const late = await signInStaffBySecondStep(platform, siteName, { ...signingIn, code, pending: response.pending });
    expect(late.result).toEqual({ status: "ended" });
  });

  test("too many wrong passwords of a network close it to the account for a while", async () => {
    const { email } = await anActive();
    for (let time = 0; time < limitRules.wrongPasswords.limit; time += 1)
      await signIn(email, { password: "Bukan-Kata-Sandi-1" });
    expect((await signIn(email)).status).toBe("limited");
  });
});

test("who lost the second step starts again: sessions, password and codes are deleted, a link comes by mail", async () => {
  const { id, email, sessionToken, secretKey } = await anActive();
  const member = await findStaffByEmail(platform.database.db, email);
  if (member === undefined) throw new Error("gone");
  await platform.database.transact((tx) => resetSecondStep(tx, inviting(), member, asker));
  expect(await findSession(platform.database.db, "staff", sessionToken, platform.clock())).toBeUndefined();
  expect(await isTwoStepOn(platform.database.db, staffPrincipal(id))).toBe(false);
  expect(await signIn(email, { code: nextCode(secretKey) })).toEqual({ status: "wrong" });
  const mails = await mailsTo(email, 2);
  const tokens = await Promise.all(
    mails.map(async (mail) => ({ token: tokenIn(mail), begun: await begin(tokenIn(mail)) })),
  );
  expect(tokens.map(({ begun }) => begun.status).toSorted()).toEqual(["begun", "invalid"]);
});
