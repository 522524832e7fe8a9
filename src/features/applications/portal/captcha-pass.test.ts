// Shows: A1, J1, promise 4
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { password } from "../../../../tests/support/accounts.ts";
import { aCv, aPhoto, type Portal } from "../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../tests/support/applications.ts";
import type { Answered, Visitor } from "../../../../tests/support/visitor.ts";
import { signUpData } from "../../../../tests/wire/register-form.ts";
import { siteMarks } from "../../../platform/limits/limit-rules.ts";
import { newToken } from "../../../platform/security/token.ts";
import { insertActivation } from "../../identity/account-token.queries.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());
const start = new Date();
beforeEach(async () => {
  portal.platform.time.now = start;
  await portal.platform.database.db.deleteFrom("limit_counts").execute();
});

const cookie = "captcha-pass";
const minutes = (count: number) => {
  portal.platform.time.now = new Date(portal.platform.time.now.getTime() + count * 60_000);
};

async function aGuest(): Promise<Visitor> {
  const browser = portal.visitor();
  await browser.form("login", { siteType: "web" });
  return browser;
}

async function registerForm(captcha: string, personal: Record<string, unknown> = {}) {
  const data = await signUpData(portal.platform, { password, ...personal });
  const files = { photoProfile: await aPhoto(), cvFile: aCv() };
  return { email: data.PERSONAL_DATA.email, body: { data, ...files, grecaptcha: captcha, lang: "id" } };
}

/** A browser in which someone solved one captcha, to sign up, and followed the mailed link. */
async function aNewcomer() {
  const browser = await aGuest();
  const form = await registerForm(await browser.captcha());
  const { body } = await browser.multipart("auth/register", form.body);
  const applicantId = Number(body["applicantId"]);
  const { now } = portal.platform.time;
  const link = { token: newToken(), applicantId, redirect: null, expiresAt: new Date(now.getTime() + 3_600_000) };
  await portal.platform.database.transact((tx) => insertActivation(tx, link, now));
  const activated = await browser.json("account/activate", { token: link.token, password, lang: "id" });
  expect(activated.body).toMatchObject({ acknowledge: 1, userName: form.email });
  return { browser, applicantId, email: form.email };
}

async function readProfile(browser: Visitor) {
  return z.record(z.string(), z.unknown()).parse((await browser.get("get-profile/id")).body["data"]);
}

async function apply(browser: Visitor, grecaptcha: string = "pass", vacancyId?: number): Promise<Answered> {
  const VacancyId = vacancyId ?? (await aVacancy(portal.platform)).id;
  return browser.json("submit-application", { VacancyId, lang: "id", grecaptcha });
}

const refusal = { http: 200, body: { acknowledge: 0, code: "captcha" } };

const hasPass = async (browser: Visitor) => (await browser.get("captcha/pass")).body["data"];

describe("who solved a captcha to sign up", () => {
  test("sends the first application in this browser without another one", async () => {
    const { browser } = await aNewcomer();
    expect(await hasPass(browser)).toEqual({ isOpen: true });
    expect((await apply(browser)).body).toMatchObject({ acknowledge: 1 });
    expect(await hasPass(browser)).toEqual({ isOpen: false });
  });

  test("sends several at once by it, or resume and application in one", async () => {
    const several = await aNewcomer();
    const ids = [(await aVacancy(portal.platform)).id, (await aVacancy(portal.platform)).id];
    const all = { VacancyId: ids, activityPlatform: ["", ""], grecaptcha: "pass", lang: "id" };
    expect((await several.browser.json("submit-all-application", all)).body).toMatchObject({ acknowledge: 1 });
    const one = await aNewcomer();
    const data = await readProfile(one.browser);
    const VacancyId = (await aVacancy(portal.platform)).id;
    const body = { data, VacancyId, lang: "id", grecaptcha: "pass" };
    expect((await one.browser.multipart("form/submit-application", body)).body).toMatchObject({ acknowledge: 1 });
    expect(await apply(one.browser)).toMatchObject(refusal);
  });

  test("keeps it when a request is refused before the captcha, or carries a solution of its own", async () => {
    const { browser } = await aNewcomer();
    expect((await apply(browser, "pass", 999_999)).http).toBe(404);
    expect((await apply(browser, await browser.captcha())).body).toMatchObject({ acknowledge: 1 });
    expect((await apply(browser)).body).toMatchObject({ acknowledge: 1 });
  });
});

describe("it counts", () => {
  test("once", async () => {
    const { browser } = await aNewcomer();
    const before = browser.cookies.get(cookie) ?? "";
    await apply(browser);
    expect(await apply(browser)).toMatchObject(refusal);
    browser.cookies.set(cookie, before);
    expect(await apply(browser)).toMatchObject(refusal);
    expect((await apply(browser, await browser.captcha())).body).toMatchObject({ acknowledge: 1 });
  });

  test("once although ten applications carry it at once", async () => {
    const { browser } = await aNewcomer();
    const all = await Promise.all(Array.from({ length: 10 }, () => apply(browser)));
    expect(all.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
    expect(all.filter(({ body }) => body["code"] === "captcha")).toHaveLength(9);
  });

  test("for ten minutes from the sign-up on", async () => {
    const [late, soon] = [await aNewcomer(), await aNewcomer()];
    minutes(9.9);
    expect((await apply(soon.browser)).body).toMatchObject({ acknowledge: 1 });
    minutes(0.1);
    expect(await hasPass(late.browser)).toEqual({ isOpen: false });
    expect(await apply(late.browser)).toMatchObject(refusal);
  });

  test("on this device alone", async () => {
    const { email } = await aNewcomer();
    const other = portal.visitor();
    const grecaptcha = await other.captcha();
    expect((await other.form("login", { userName: email, password, grecaptcha })).body).toMatchObject({
      userName: email,
    });
    expect(await hasPass(other)).toEqual({ isOpen: false });
    expect(await apply(other)).toMatchObject(refusal);
  });

  test("for this account alone, in the same browser too", async () => {
    const [one, other] = [await aNewcomer(), await aNewcomer()];
    other.browser.cookies.set(cookie, one.browser.cookies.get(cookie) ?? "");
    expect(await hasPass(other.browser)).toEqual({ isOpen: false });
    expect(await apply(other.browser)).toMatchObject(refusal);
    expect((await apply(one.browser)).body).toMatchObject({ acknowledge: 1 });
  });

  test("for our own pages alone", async () => {
    const { browser, email } = await aNewcomer();
    const app = portal.visitor({ isBrowser: false });
    const signedIn = await app.form("login", { userName: email, password, grecaptcha: await app.captcha() });
    const headers = {
      authorization: `Bearer ${signedIn.body["token"]}`,
      cookie: `${cookie}=${browser.cookies.get(cookie)}`,
    };
    expect(await apply(portal.visitor({ isBrowser: false, headers }))).toMatchObject(refusal);
  });

  test.each([
    ["none", undefined],
    ["an empty one", ""],
    ["a made-up one", "x".repeat(120)],
    ["another cookie of ours", "device"],
  ])("not as %s", async (_, value) => {
    const { browser } = await aNewcomer();
    const forged = value === "device" ? browser.cookies.get("device") : value;
    if (forged === undefined) browser.cookies.delete(cookie);
    else browser.cookies.set(cookie, forged);
    expect(await apply(browser)).toMatchObject(refusal);
  });

  test("not while much went wrong at sign-ins from this network: the dearer captcha is asked for", async () => {
    const { browser } = await aNewcomer();
    const { siteLoad } = portal.platform;
    for (let tried = 0; tried <= siteMarks.wrongPasswords.markOfNetwork; tried += 1)
      await siteLoad.count(siteMarks.wrongPasswords, "192.0.2.7");
    expect(await hasPass(browser)).toEqual({ isOpen: false });
    expect(await apply(browser)).toMatchObject(refusal);
    expect((await apply(browser, await browser.captcha())).body).toMatchObject({ acknowledge: 1 });
  });
});

describe("it replaces no other captcha", () => {
  test.each([
    ["of a sign-in", (who: Visitor, userName: string) => who.form("login", { userName, password, grecaptcha: "pass" })],
    ["of a mail", (who: Visitor, email: string) => who.json("forget-password", { email, grecaptcha: "pass" })],
    ["of another link", (who: Visitor, email: string) => who.json("resend-activation", { email, grecaptcha: "pass" })],
  ])("%s", async (_, ask) => {
    const { browser, email } = await aNewcomer();
    expect(await ask(browser, email)).toMatchObject(refusal);
    expect(await hasPass(browser)).toEqual({ isOpen: true });
  });

  test("of another sign-up, or of a saved resume", async () => {
    const { browser } = await aNewcomer();
    expect(await browser.multipart("auth/register", (await registerForm("pass")).body)).toMatchObject(refusal);
    const data = await readProfile(browser);
    expect(await browser.multipart("form/update-profile", { data, grecaptcha: "pass", lang: "id" })).toMatchObject(
      refusal,
    );
  });
});

describe("nobody gets one", () => {
  test("by a sign-up that was refused, for its captcha or its address", async () => {
    const { email } = await aNewcomer();
    const browser = await aGuest();
    expect(await browser.multipart("auth/register", (await registerForm("x")).body)).toMatchObject(refusal);
    const taken = await browser.multipart(
      "auth/register",
      (await registerForm(await browser.captcha(), { email })).body,
    );
    expect(taken.body).toMatchObject({ code: "email-taken" });
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  test("at a client that is no page of ours, and signing out takes it away", async () => {
    const { browser } = await aNewcomer();
    await browser.json("logout", {});
    expect(browser.cookies.has(cookie)).toBe(false);
    const app = portal.visitor({ isBrowser: false });
    const guest = await app.form("login", { siteType: "app" });
    const headers = { authorization: `Bearer ${guest.body["token"]}` };
    const client = portal.visitor({ isBrowser: false, headers });
    const answer = await client.multipart("auth/register", (await registerForm(await client.captcha())).body);
    expect(answer.body).toMatchObject({ acknowledge: 1 });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
