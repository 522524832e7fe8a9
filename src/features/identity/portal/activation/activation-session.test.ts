// Shows: A3, promises 2 and 4, promises 5 and 6
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, aSession, password } from "../../../../../tests/support/accounts.ts";
import { keptMailsTo } from "../../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import { getCode, rfcSecret, withTwoStep } from "../../../../../tests/support/two-step.ts";
import type { Answered, Visitor, VisitorOptions } from "../../../../../tests/support/visitor.ts";
import { newToken } from "../../../../platform/security/token.ts";
import { insertActivation } from "../../account-token.queries.server.ts";
import { insertResetToken } from "../../forgot-password/reset-token.store.server.ts";
import { beginByLink, beginSignIn } from "../../sign-in/sign-in-limits.server.ts";

const network = "192.0.2.7";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const dayMs = 86_400_000;

async function insertLink(applicantId: number, livesMs = dayMs): Promise<string> {
  const [token, { now }] = [newToken(), platform.time];
  const link = { token, applicantId, redirect: null, expiresAt: new Date(now.getTime() + livesMs) };
  await platform.database.transact((tx) => insertActivation(tx, link, now));
  return token;
}

/** Someone who signed up, with the link that was mailed. */
async function aNewcomer() {
  const applicant = await anApplicant(platform, { activated_at: null });
  return { ...applicant, token: await insertLink(applicant.id) };
}

const activate = (token: string, typed = password, who = visitor()) =>
  who.json("account/activate", { token, password: typed, lang: "id" });

async function listSessions(applicantId: number): Promise<string[]> {
  const rows = platform.database.db
    .selectFrom("sessions")
    .select("remember_me")
    .where("applicant_id", "=", applicantId);
  return (await rows.execute()).map(({ remember_me: isRemembered }) =>
    isRemembered ? "remembered" : "of the browser",
  );
}

async function listEvents(applicantId: number): Promise<string[]> {
  const rows = platform.database.db.selectFrom("account_events").select("event");
  return (await rows.where("applicant_id", "=", applicantId).orderBy("id").execute()).map(({ event }) => event);
}

async function isActivated(id: number): Promise<boolean> {
  const row = platform.database.db.selectFrom("applicants").select("activated_at").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).activated_at !== null;
}

/** Everything that a request could have changed. */
async function readState(): Promise<string> {
  const tables = ["applicants", "account_tokens", "account_events", "sessions", "limit_counts"];
  const rows = tables.map((table) => platform.database.run(`select ${table}::text from ${table} order by 1`));
  return JSON.stringify(await Promise.all(rows));
}

const setsNoCookie = ({ headers }: Answered) => expect(headers.getSetCookie()).toEqual([]);

describe("the link with the right password", () => {
  test("signs this browser in as a sign-in would: until it closes, known from now on, in the trail, without a mail", async () => {
    const newcomer = await aNewcomer();
    const browser = visitor();
    await browser.form("login", { siteType: "web", lang: "id" });
    const answer = await activate(newcomer.token, password, browser);
    expect(answer).toMatchObject({
      ...{ http: 200, body: { acknowledge: 1, userName: newcomer.email, mfaStatusId: 1 } },
    });
    expect(answer.headers.getSetCookie().find((line) => line.startsWith("session="))).toMatch(/HttpOnly/i);
    expect(answer.headers.getSetCookie().find((line) => line.startsWith("session="))).not.toMatch(/max-age|expires/i);
    expect([...browser.cookies.keys()].sort()).toEqual(["device", "mfa", "session"]);
    expect(await browser.get("account/security")).toMatchObject({ http: 200, body: { data: { isProved: true } } });
    expect(await listSessions(newcomer.id)).toEqual(["of the browser"]);
    expect(await listEvents(newcomer.id)).toEqual(["activated", "signed-in"]);
    expect(await keptMailsTo(platform.settings.dataDir, newcomer.email)).toEqual([]);
  });

  test("gives a client that is no page of ours the token alone", async () => {
    const { token } = await aNewcomer();
    const answer = await activate(token, password, visitor({ isBrowser: false }));
    setsNoCookie(answer);
    const headers = { authorization: `Bearer ${answer.body["token"]}` };
    expect(await visitor({ isBrowser: false, headers }).get("account/security")).toMatchObject({ http: 200 });
  });

  test("ends the session that somebody else had in this browser", async () => {
    const { id } = await anApplicant(platform);
    const own = await aSession(platform, id);
    const newcomer = await aNewcomer();
    const browser = visitor({ headers: { authorization: `Bearer ${own}` } });
    expect((await activate(newcomer.token, password, browser)).body).toMatchObject({ acknowledge: 1 });
    expect(await listSessions(id)).toEqual([]);
  });

  test("asks for the second step where it is on, and opens nothing before", async () => {
    const newcomer = await aNewcomer();
    await withTwoStep(platform, newcomer.id);
    const browser = visitor();
    const { body } = await activate(newcomer.token, password, browser);
    expect(body).toEqual({ acknowledge: 1, mfaStatusId: 2 });
    expect([...browser.cookies.keys()]).toEqual(["second-step"]);
    expect(await listSessions(newcomer.id)).toEqual([]);
    const OTPCode = getCode(rfcSecret, platform.time.now);
    expect(await browser.form("login", { OTPCode })).toMatchObject({ body: { acknowledge: 1, mfaStatusId: 2 } });
    expect(await listSessions(newcomer.id)).toEqual(["of the browser"]);
  });

  test("opens one session, however many send it at once", async () => {
    const newcomer = await aNewcomer();
    const all = await Promise.all(Array.from({ length: 8 }, () => activate(newcomer.token)));
    expect(all.filter(({ http, body }) => http === 200 && body["acknowledge"] === 1)).toHaveLength(8);
    expect(all.filter(({ body }) => "token" in body)).toHaveLength(1);
    expect(await listSessions(newcomer.id)).toHaveLength(1);
  });
});

describe("nobody is signed in by a link", () => {
  test.each([
    ["without a password", ""],
    ["with a wrong one", "Salah-Sama-Sekali-1"],
  ])("%s", async (_, typed) => {
    const newcomer = await aNewcomer();
    const answer = await activate(newcomer.token, typed);
    expect(answer).toMatchObject({ http: 200, body: { acknowledge: 0, code: "wrong-password" } });
    setsNoCookie(answer);
    expect(await listSessions(newcomer.id)).toEqual([]);
    expect(await isActivated(newcomer.id)).toBe(false);
  });

  test("with another account's password", async () => {
    const { hash } = await platform.database.db
      .selectFrom("applicants")
      .select("password_hash as hash")
      .where("id", "=", (await anApplicant(platform)).id)
      .executeTakeFirstOrThrow();
    const other = await anApplicant(platform, { activated_at: null, password_hash: `${hash.slice(0, -4)}AAAA` });
    expect((await activate(await insertLink(other.id))).body).toMatchObject({ code: "wrong-password" });
    expect(await listSessions(other.id)).toEqual([]);
  });

  test.each([
    ["on the same device", true],
    ["on another one", false],
  ])("that was used before, %s, with the right password", async (_, isSameDevice) => {
    const newcomer = await aNewcomer();
    const browser = visitor();
    await activate(newcomer.token, password, browser);
    await browser.json("logout", {});
    const again = await activate(newcomer.token, password, isSameDevice ? browser : visitor());
    expect(again.body).toEqual({ acknowledge: 1 });
    setsNoCookie(again);
    expect(await listSessions(newcomer.id)).toEqual([]);
  });

  test("that was followed by GET, with the right password after it", async () => {
    const newcomer = await aNewcomer();
    const followed = await visitor().get(`activate-email/${newcomer.token}/id`);
    expect(followed.body).toEqual({ acknowledge: 1 });
    setsNoCookie(followed);
    expect((await activate(newcomer.token)).body).toEqual({ acknowledge: 1 });
    expect(await listSessions(newcomer.id)).toEqual([]);
  });

  test.each([
    ["the right password", password],
    ["a wrong one", "Salah-Sama-Sekali-1"],
  ])("to an account that became active otherwise, and %s is not looked at", async (_, typed) => {
    const { id } = await anApplicant(platform);
    const token = await insertLink(id);
    expect((await activate(token, typed)).body).toEqual({ acknowledge: 1 });
    expect(await listSessions(id)).toEqual([]);
    expect(await listEvents(id)).toEqual([]);
  });

  test("that has ended, or was mailed to choose a new password", async () => {
    const ended = await anApplicant(platform, { activated_at: null });
    expect((await activate(await insertLink(ended.id, 0))).body).toMatchObject({ code: "activation-expired" });
    const [reset, { now }] = [newToken(), platform.time];
    const link = { token: reset, applicantId: ended.id, expiresAt: new Date(now.getTime() + dayMs) };
    await platform.database.transact((tx) => insertResetToken(tx, link, now));
    expect((await activate(reset)).body).toMatchObject({ code: "activation-invalid" });
    expect(await listSessions(ended.id)).toEqual([]);
  });
});

describe("who stole the link and guesses the password", () => {
  test("is stopped after ten attempts from any network, with the right one too, for a quarter of an hour", async () => {
    const newcomer = await aNewcomer();
    for (let tried = 0; tried < 10; tried += 1)
      await activate(newcomer.token, "Tebak", visitor({ address: `198.51.100.${tried}` }));
    expect((await activate(newcomer.token)).http).toBe(429);
    expect(await isActivated(newcomer.id)).toBe(false);
    expect(await listEvents(newcomer.id)).toContain("limited");
    const { now } = platform.time;
    platform.time.now = new Date(now.getTime() + 16 * 60_000);
    expect((await activate(newcomer.token)).body).toMatchObject({ acknowledge: 1, userName: newcomer.email });
    platform.time.now = now;
  });

  test("is asked for a new password by mail after a hundred in a row, with the right one too", async () => {
    const newcomer = await anApplicant(platform, { activated_at: null });
    const [token, { now }] = [await insertLink(newcomer.id, 7 * dayMs), platform.time];
    for (let turn = 0; turn < 10; turn += 1) {
      for (let tried = 0; tried < 10; tried += 1) await beginByLink(platform, { userName: newcomer.email, network });
      platform.time.now = new Date(platform.time.now.getTime() + 16 * 60_000);
    }
    const answer = await activate(token, password, visitor({ address: "203.0.113.5" }));
    platform.time.now = now;
    expect(answer).toMatchObject({ http: 200, body: { acknowledge: 0, code: "confirm-by-mail" } });
    setsNoCookie(answer);
    expect(await isActivated(newcomer.id)).toBe(false);
  });
});

test("strangers who guess at the sign-in until it is locked keep no holder of link and password out", async () => {
  const { id, email, token } = await aNewcomer();
  for (let tried = 0; tried < 100; tried += 1) {
    const from = `198.51.${100 + Math.floor(tried / 10)}.7`;
    await beginSignIn(platform, { kind: "applicant", userName: email, network: from, deviceId: null });
  }
  const locked = visitor();
  const grecaptcha = await locked.captcha();
  expect((await locked.form("login", { userName: email, password, grecaptcha })).body).toMatchObject({
    code: "confirm-by-mail",
  });
  expect((await activate(token)).body).toMatchObject({ acknowledge: 1, userName: email });
  expect(await listSessions(id)).toHaveLength(1);
});

describe("what the link's page shows", () => {
  const look = (token: string) => visitor().get(`account/activation/${token}?lang=id`);

  test("is whose the link is and whether it was used, and changes nothing, however often a scanner asks", async () => {
    const { email, token } = await aNewcomer();
    const before = await readState();
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await look(token);
      expect(answer.body).toEqual({ acknowledge: 1, data: { userName: email, isUsed: false } });
      setsNoCookie(answer);
    }
    expect(await readState()).toBe(before);
    await activate(token);
    expect((await look(token)).body).toMatchObject({ data: { userName: email, isUsed: true } });
  });

  test("names nobody for an expired link, used or not, or an invalid one", async () => {
    const { id } = await anApplicant(platform, { activated_at: null });
    const ended = { acknowledge: 0, code: "activation-expired", message: expect.any(String), data: null };
    expect((await look(await insertLink(id, 0))).body).toEqual(ended);
    const { token } = await aNewcomer();
    await activate(token);
    const { now } = platform.time;
    platform.time.now = new Date(now.getTime() + dayMs);
    expect((await look(token)).body).toEqual({ acknowledge: 1, data: { userName: null, isUsed: true } });
    platform.time.now = now;
    expect((await look("A".repeat(43))).body).toMatchObject({ acknowledge: 0, code: "activation-invalid" });
  });
});
