// Shows: A10, promise 7
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, password } from "../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { type SocialProviderOfTest, startSocialProvider } from "../../../../tests/support/social-provider.ts";
import { joinedTo, showToken, type TokenKind, tokenKinds } from "../../../../tests/support/social-tokens.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../../../../tests/support/two-step.ts";
import type { Visitor, VisitorOptions } from "../../../../tests/support/visitor.ts";

let provider: SocialProviderOfTest;
let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  provider = await startSocialProvider();
  ({ platform, visitor } = await accountsOfTest(provider.env));
});
afterAll(async () => {
  await platform.close();
  await provider.close();
});
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

let people = 0;

/** Someone new at the provider, with an address that it vouches for. */
function somebody() {
  people += 1;
  const person = { sub: `30${people}`, name: "Dewi Lestari", email: `orang.dua.langkah${people}@contoh.id` };
  provider.isNow({ ...person, email_verified: true });
  return person;
}

const show = (who: Visitor, kind: TokenKind, more?: object) => showToken(provider, who, kind, more);
const joined = (applicantId: number) => joinedTo(platform, applicantId);

async function signIn(who: Visitor, email: string) {
  return who.form("login", { siteType: "web", userName: email, password, grecaptcha: await who.captcha() });
}

describe("an account with two-step sign-in", () => {
  const asks = { http: 200, body: { acknowledge: 0, code: "otp-required", mfaStatusId: 2 } };
  const appCode = () => getCode(rfcSecret, platform.time.now);

  /** An account with two-step sign-in, which the person at both providers opens. */
  async function aSecured() {
    const { sub, email } = somebody();
    const { id } = await anApplicant(platform, { email });
    await withTwoStep(platform, id);
    for (const by of ["google", "facebook"] as const) {
      const row = { provider: by, subject: sub, applicant_id: id, joined_at: platform.time.now };
      await platform.database.db.insertInto("social_identities").values(row).execute();
    }
    return { id, email };
  }

  test.each(tokenKinds)("is asked for the code after %s, and gets in by it alone in the same browser", async (kind) => {
    const { email } = await aSecured();
    const browser = visitor();
    const response = await show(browser, kind, { rememberMe: true });
    expect(response).toMatchObject(asks);
    expect(response.body["token"]).toBeUndefined();
    expect([...browser.cookies.keys()]).toEqual(["second-step"]);
    expect(await browser.get("account/security")).toMatchObject({ http: 401 });
    const { body, headers } = await browser.form("login", { siteType: "web", OTPCode: appCode(), lang: "en" });
    expect(body).toMatchObject({ acknowledge: 1, userName: email, mfaStatusId: 2 });
    expect(headers.getSetCookie()[0]).toMatch(/^session=.*Max-Age=7776000/);
    expect([...browser.cookies.keys()]).toEqual(["session", "device"]);
  });

  test.each(tokenKinds)("gets in with %s and the code in one request, as other clients send them", async (kind) => {
    const { id, email } = await aSecured();
    const client = visitor({ isBrowser: false });
    expect(await show(client, kind)).toMatchObject(asks);
    expect(await show(client, kind, { OTPCode: "000000" })).toMatchObject({
      http: 200,
      body: { acknowledge: 0, code: "invalid-otp", message: "Invalid OTP", mfaStatusId: 2 },
    });
    const { body, headers } = await show(client, kind, { OTPCode: appCode() });
    expect(body).toMatchObject({ acknowledge: 1, userName: email, mfaStatusId: 2, token: expect.any(String) });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await show(client, kind, { OTPCode: appCode() })).toMatchObject({ body: { code: "invalid-otp" } });
    expect(await show(client, kind, { OTPCode: recoveryCode })).toMatchObject({ body: { acknowledge: 1 } });
    const trail = platform.database.db.selectFrom("account_events").select("event").where("applicant_id", "=", id);
    const events = (await trail.orderBy("id").execute()).map(({ event }) => event);
    expect(events).toEqual([
      ...["wrong-code", "second-step-passed", "signed-in"],
      ...["wrong-code", "recovery-code-used", "signed-in"],
    ]);
  });

  test("gets a mail about a provider's sign-in on a new device", async () => {
    await aSecured();
    const mails = platform.database.db.selectFrom("outbox").select("language").where("kind", "=", "new-device");
    const before = (await mails.execute()).length;
    await show(visitor(), "an ID token", { OTPCode: appCode() });
    expect(await mails.execute()).toHaveLength(before);
    await show(visitor({ address: "198.51.100.7" }), "an ID token", { OTPCode: recoveryCode });
    expect(await mails.execute()).toHaveLength(before + 1);
  });

  test("has what waits joined after the second step, and not before", async () => {
    const { sub, email } = somebody();
    const { id } = await anApplicant(platform, { email });
    await withTwoStep(platform, id);
    const browser = visitor();
    await show(browser, "an ID token");
    expect((await signIn(browser, email)).body).toMatchObject({ code: "otp-required" });
    expect(await joined(id)).toEqual([]);
    expect([...browser.cookies.keys()]).toEqual(["social-waiting", "second-step"]);
    await browser.form("login", { siteType: "web", OTPCode: appCode() });
    expect(await joined(id)).toEqual([sub]);
    expect([...browser.cookies.keys()]).toEqual(["session", "device"]);
  });
});
