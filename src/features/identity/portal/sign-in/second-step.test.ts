// Shows: A10, promise 5
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, password } from "../../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../../../../../tests/support/two-step.ts";
import type { Visitor, VisitorOptions } from "../../../../../tests/support/visitor.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

async function aSecured() {
  const applicant = await anApplicant(platform);
  await withTwoStep(platform, applicant.id);
  return applicant;
}

async function tryPassword(who: Visitor, userName: string, overrides: Record<string, unknown> = {}) {
  const grecaptcha = await who.captcha();
  return who.form("login", { siteType: "web", userName, password, grecaptcha, lang: "en", ...overrides });
}

/** Our pages' second request: the code alone, with the cookie of the first. */
const tryCode = (who: Visitor, OTPCode: string) => who.form("login", { siteType: "web", OTPCode, lang: "en" });

/** The app's code now, or some steps of 30 seconds later. */
const now = (steps = 0) => getCode(rfcSecret, platform.time.now.getTime() + steps * 30_000);

const later = (minutes: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + minutes * 60_000);
};

describe("sign-in of somebody with two-step sign-in", () => {
  test("asks for the code after the right password alone, and opens nothing before it", async () => {
    const { email } = await aSecured();
    const browser = visitor();
    expect(await tryPassword(browser, email, { password: "Bukan-Itu-26" })).toMatchObject({
      body: { code: "invalid-credentials" },
    });
    const response = await tryPassword(browser, email);
    expect(response).toMatchObject({ http: 200, body: { acknowledge: 0, code: "otp-required", mfaStatusId: 2 } });
    expect(response.body["token"]).toBeUndefined();
    expect([...browser.cookies.keys()]).toEqual(["second-step"]);
    expect(await browser.get("account/security")).toMatchObject({ http: 401 });
  });

  test("lets in with password and code in one request, as other clients send them", async () => {
    const { email } = await aSecured();
    const client = visitor({ isBrowser: false });
    const { body, headers } = await tryPassword(client, email, { OTPCode: now() });
    expect(body).toMatchObject({ acknowledge: 1, userName: email, mfaStatusId: 2, token: expect.any(String) });
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("goes on with the code alone in the browser that showed the password, and remembers it if asked", async () => {
    const { email } = await aSecured();
    const browser = visitor();
    await tryPassword(browser, email, { rememberMe: "true" });
    const { body, headers } = await tryCode(browser, now().replace(/^.../, "$& "));
    expect(body).toMatchObject({ acknowledge: 1, userName: email, mfaStatusId: 2 });
    expect(headers.getSetCookie()[0]).toContain("Max-Age=7776000");
    expect([...browser.cookies.keys()]).toEqual(["session", "device"]);
    expect(await browser.get("account/security")).toMatchObject({ body: { data: { mfaStatusId: 2 } } });
  });

  test("takes a recovery code, once", async () => {
    const { email } = await aSecured();
    expect(await tryPassword(visitor(), email, { OTPCode: recoveryCode })).toMatchObject({ body: { acknowledge: 1 } });
    expect(await tryPassword(visitor(), email, { OTPCode: recoveryCode })).toMatchObject({
      body: { acknowledge: 0, code: "invalid-otp" },
    });
  });

  test.each([
    ["the app", () => now()],
    ["the recovery codes", () => recoveryCode],
  ])("lets one in although twenty requests carry the same code of %s at once", async (_, code) => {
    const { email } = await aSecured();
    const OTPCode = code();
    const tries = Array.from({ length: 20 }, (__, at) =>
      tryPassword(visitor({ address: `192.0.2.${at}` }), email, { OTPCode }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
  });

  test("refuses a wrong code in the specification's words, and remembers the try", async () => {
    const { id, email } = await aSecured();
    const browser = visitor();
    await tryPassword(browser, email);
    for (const typed of ["000000", "AAAA-BBBB-CCCC", "x"])
      expect(await tryCode(browser, typed)).toMatchObject({
        http: 200,
        body: { acknowledge: 0, code: "invalid-otp", message: "Invalid OTP", mfaStatusId: 2 },
      });
    const outcomes = platform.database.db.selectFrom("account_events").select("event").where("applicant_id", "=", id);
    expect(await outcomes.execute()).toEqual(Array(3).fill({ event: "wrong-code" }));
    expect(await tryCode(browser, now())).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("the sixth wrong code is refused unseen from any network; a device that was here before still gets in", async () => {
    const { email } = await aSecured();
    const home = visitor();
    await tryPassword(home, email, { OTPCode: now() });
    await home.json("logout", {});
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const thief = visitor({ address: `198.51.100.${tries}` });
      codes.push((await tryPassword(thief, email, { OTPCode: "000000" })).http);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await tryPassword(visitor(), email, { OTPCode: now(1) })).toMatchObject({ http: 429 });
    expect(await tryPassword(home, email, { OTPCode: now(1) })).toMatchObject({ body: { acknowledge: 1 } });
  });
});

describe("a sign-in that waits for its second step", () => {
  const ended = { http: 200, body: { acknowledge: 0, code: "second-step-ended" } };

  test("ends after ten minutes", async () => {
    const { email } = await aSecured();
    const browser = visitor();
    await tryPassword(browser, email);
    later(10);
    expect(await tryCode(browser, now())).toMatchObject(ended);
    later(-10);
    expect(await tryCode(browser, now())).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("ends when the password is another one", async () => {
    const { id, email } = await aSecured();
    const browser = visitor();
    await tryPassword(browser, email);
    await platform.database.db
      .updateTable("applicants")
      .set({ password_hash: "another" })
      .where("id", "=", id)
      .execute();
    expect(await tryCode(browser, now())).toMatchObject(ended);
  });

  test("cannot be continued elsewhere: by another browser, a forged cookie, another client", async () => {
    const { email } = await aSecured();
    const browser = visitor();
    await tryPassword(browser, email);
    const forger = visitor();
    forger.cookies.set("second-step", "eyJhcHBsaWNhbnRJZCI6MX0");
    const client = visitor({ isBrowser: false });
    client.cookies.set("second-step", browser.cookies.get("second-step") ?? "");
    for (const other of [visitor(), forger, client]) expect(await tryCode(other, now())).toMatchObject(ended);
  });
});

describe("the offer of two-step sign-in", () => {
  test("comes with a sign-in, goes with 'Later', and comes again after thirty days", async () => {
    const { email } = await anApplicant(platform);
    const browser = visitor();
    await tryPassword(browser, email);
    expect(browser.cookies.get("mfa")).toBe("true");
    expect(await browser.json("account/two-step-later", {})).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(browser.cookies.has("mfa")).toBe(false);
    const elsewhere = visitor();
    await tryPassword(elsewhere, email);
    expect(elsewhere.cookies.has("mfa")).toBe(false);
    later(30 * 24 * 60);
    await tryPassword(elsewhere, email);
    expect(elsewhere.cookies.get("mfa")).toBe("true");
    await elsewhere.json("logout", {});
    expect(elsewhere.cookies.has("mfa")).toBe(false);
  });

  test("goes when it is turned on", async () => {
    const { email } = await anApplicant(platform);
    const browser = visitor();
    await tryPassword(browser, email);
    const { body } = await browser.json("mfa-activation", { Type: "GENERATE" });
    const OTPCode = getCode(String(body["secretKey"]), platform.time.now);
    expect(await browser.json("mfa-activation", { Type: "VALIDATE", OTPCode })).toMatchObject({
      body: { acknowledge: 1 },
    });
    expect(browser.cookies.has("mfa")).toBe(false);
    const elsewhere = visitor();
    const next = getCode(String(body["secretKey"]), platform.time.now.getTime() + 30_000);
    expect(await tryPassword(elsewhere, email, { OTPCode: next })).toMatchObject({ body: { acknowledge: 1 } });
    expect(elsewhere.cookies.has("mfa")).toBe(false);
  });
});
