// Shows: A5, promise 7
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, aSession, password } from "../../../../../tests/support/accounts.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import { type SocialProviderOfTest, startSocialProvider } from "../../../../../tests/support/social-provider.ts";
import { joinedTo, showToken, type TokenKind, tokenKinds } from "../../../../../tests/support/social-tokens.ts";
import type { Visitor, VisitorOptions } from "../../../../../tests/support/visitor.ts";
import { limitRules } from "../../../../platform/limits/limit-rules.ts";

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
function somebody(claims: object = {}) {
  people += 1;
  const person = { sub: `10${people}`, name: "Dewi Lestari", email: `orang.sosial${people}@contoh.id` };
  provider.isNow({ ...person, email_verified: true, ...claims });
  return person;
}

const show = (who: Visitor, kind: TokenKind, more?: object) => showToken(provider, who, kind, more);
const joined = (applicantId: number) => joinedTo(platform, applicantId);

async function signIn(who: Visitor, email: string) {
  return who.form("login", { siteType: "web", userName: email, password, grecaptcha: await who.captcha() });
}

/** How often the trail and the mail say that an account was joined. */
async function newsOfJoining(id: number, email: string) {
  const trail = platform.database.db.selectFrom("account_events").select("id").where("applicant_id", "=", id);
  const events = await trail.where("event", "=", "provider-joined").execute();
  const mails = await eventually(async () => {
    const all = await keptMailsTo(platform.settings.dataDir, email);
    const notices = all.filter((mail) => mail.includes("terhubung ke akun Anda"));
    expect(notices).not.toEqual([]);
    return notices;
  });
  return { events: events.length, mails: mails.length };
}

describe.each(tokenKinds)("with %s", (kind) => {
  test("somebody unknown is offered to sign up with name and address", async () => {
    const { email } = somebody();
    const browser = visitor();
    const { http, body } = await show(browser, kind);
    expect({ http, ...body }).toMatchObject({ http: 200, acknowledge: 0, code: "sign-up-needed" });
    expect(body).toMatchObject({ name: "Dewi Lestari", userName: email });
    const waiting = { provider: kind === "a Facebook token" ? "facebook" : "google", name: "Dewi Lestari" };
    expect((await browser.get("external-authentication")).body["data"]).toEqual({
      providers: ["google", "facebook"],
      waiting: { ...waiting, userName: email, wants: "sign-up" },
    });
  });

  test("an account that exists is joined by its own sign-in, and opened by the provider from then on", async () => {
    const { sub, email } = somebody();
    const { id } = await anApplicant(platform, { email });
    const browser = visitor();
    const first = await show(browser, kind);
    expect(first.body).toMatchObject({ acknowledge: 0, code: "link-needed", userName: email });
    expect(browser.cookies.has("session")).toBe(false);
    expect(await joined(id)).toEqual([]);
    await signIn(browser, email);
    expect(await joined(id)).toEqual([sub]);
    expect(await newsOfJoining(id, email)).toEqual({ events: 1, mails: 1 });
    expect(browser.cookies.has("social-waiting")).toBe(false);
    const again = await show(visitor(), kind);
    expect(again.body).toMatchObject({ acknowledge: 1, userName: email, name: "Dewi Lestari", mfaStatusId: 1 });
    expect(again.headers.getSetCookie().some((cookie) => cookie.startsWith("session="))).toBe(true);
    expect(await newsOfJoining(id, email)).toEqual({ events: 1, mails: 1 });
  });

  test("another client joins by calling again as who it is", async () => {
    const { sub, email } = somebody();
    const { id } = await anApplicant(platform, { email });
    const headers = { authorization: `Bearer ${await aSession(platform, id)}` };
    const { body } = await show(visitor({ isBrowser: false, headers }), kind);
    expect(body).toMatchObject({ acknowledge: 1, userName: email });
    expect(await joined(id)).toEqual([sub]);
  });

  test("an account without an address is refused", async () => {
    somebody({ email: undefined, email_verified: undefined });
    const { body } = await show(visitor(), kind, { username: "diaku@contoh.id" });
    expect(body).toMatchObject({ acknowledge: 0, code: "email-required" });
  });

  test("an account that is not activated yet stays shut", async () => {
    const { sub, email } = somebody();
    const { id } = await anApplicant(platform, { email, activated_at: null });
    const row = { subject: sub, applicant_id: id, joined_at: new Date() };
    const chosen = kind === "a Facebook token" ? "facebook" : "google";
    await platform.database.db
      .insertInto("social_identities")
      .values({ provider: chosen, ...row })
      .execute();
    expect((await show(visitor(), kind)).body).toMatchObject({ acknowledge: 0, code: "not-activated" });
  });

  test("a made-up token is invalid, in the words of §8", async () => {
    somebody();
    const externalAccessToken = "bukan.token.siapa-siapa";
    const english = await show(visitor(), kind, { externalAccessToken });
    expect(english.body).toMatchObject({
      code: "social-account-invalid",
      message: "Your social media account is not valid.",
    });
    const indonesian = await show(visitor(), kind, { externalAccessToken, lang: "id" });
    expect(indonesian.body).toMatchObject({ message: "Akun sosial media Anda tidak valid" });
  });
});

describe("what waits in a browser", () => {
  test("opens the account that was signed up with its address, and no other", async () => {
    const { sub, email } = somebody();
    const other = await anApplicant(platform);
    const browser = visitor();
    await show(browser, "an ID token");
    await signIn(browser, other.email);
    expect(await joined(other.id)).toEqual([]);
    await show(browser, "an ID token");
    const data = { PERSONAL_DATA: { name: "Dewi", email: email.toUpperCase(), password }, phone: "+62 8123" };
    await browser.form("login", { siteType: "web" });
    const { body } = await browser.multipart("auth/register", { data, grecaptcha: await browser.captcha() });
    expect(body).toMatchObject({ acknowledge: 1 });
    expect(await joined(Number(body["applicantId"]))).toEqual([sub]);
  });

  test("is forgotten after a day, and nobody brings one of his own", async () => {
    const { email } = somebody();
    const { id } = await anApplicant(platform, { email });
    const browser = visitor();
    await show(browser, "an ID token");
    const began = platform.time.now;
    platform.time.now = new Date(began.getTime() + 25 * 3_600_000);
    await signIn(browser, email);
    platform.time.now = began;
    browser.cookies.set("social-waiting", "dibuat-sendiri");
    await signIn(browser, email);
    expect(await joined(id)).toEqual([]);
  });
});

describe("what is wrong with a token", () => {
  const past = Math.floor(Date.now() / 1000) - 7_200;
  const unsigned = (claims: object) =>
    [{ alg: "none", typ: "JWT" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));

  test.each<[string, () => string | Promise<string>]>([
    ["for another site", () => provider.idToken({ aud: "situs-lain" })],
    [
      "for several, made for another",
      () => provider.idToken({ aud: ["klien-karier", "situs-lain"], azp: "situs-lain" }),
    ],
    ["of another issuer", () => provider.idToken({ iss: "https://accounts.google.com" })],
    ["that has ended", () => provider.idToken({ iat: past, exp: past + 3_600 })],
    ["without an end", () => provider.idToken({ exp: undefined })],
    ["without a person", () => provider.idToken({ sub: undefined })],
    ["signed by somebody else", () => provider.forgedToken()],
    [
      "without a signature",
      () => `${unsigned({ iss: provider.url, aud: "klien-karier", sub: "1", exp: past * 2 }).join(".")}.`,
    ],
    [
      "with a shared secret's signature",
      async () => (await provider.idToken()).replace(/^[^.]+/, Buffer.from('{"alg":"HS256"}').toString("base64url")),
    ],
    [
      "that was changed",
      async () =>
        (await provider.idToken()).replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ iss: provider.url, aud: "klien-karier", sub: "1", iat: past, exp: past * 2 })).toString("base64url")}.`,
        ),
    ],
  ])("an ID token %s opens nothing", async (_, token) => {
    const { email, sub } = somebody();
    const { id } = await anApplicant(platform, { email });
    for (const subject of [sub, "1"]) {
      const row = { provider: "google", subject, applicant_id: id, joined_at: new Date() } as const;
      await platform.database.db.insertInto("social_identities").values(row).execute();
    }
    const browser = visitor();
    const answered = await show(browser, "an ID token", { externalAccessToken: await token() });
    await platform.database.db.deleteFrom("social_identities").where("subject", "=", "1").execute();
    expect(answered).toMatchObject({ http: 200, body: { acknowledge: 0, code: "social-account-invalid" } });
    expect(browser.cookies.has("session")).toBe(false);
  });

  test.each([
    ["for another site", { audience: "situs-lain" }],
    ["that has ended", { expiresIn: -60 }],
    ["of another person than it says", { otherPerson: true }],
  ])("an access token %s opens nothing, of Google or Facebook", async (_, wrongs) => {
    for (const kind of ["an access token", "a Facebook token"] as const) {
      somebody();
      provider.does(wrongs);
      expect((await show(visitor(), kind)).body).toMatchObject({ code: "social-account-invalid" });
    }
  });

  test("a token of one provider is none of the other's", async () => {
    somebody();
    const token = await provider.idToken();
    const { body } = await show(visitor(), "a Facebook token", { externalAccessToken: token });
    expect(body).toMatchObject({ code: "social-account-invalid" });
  });
});

describe("an address that the provider does not vouch for", () => {
  test("joins nothing, not even signed in, and does not tell whether it has an account", async () => {
    const { email } = somebody({ email_verified: false });
    const unknown = await show(visitor(), "an ID token");
    const { id } = await anApplicant(platform, { email });
    const headers = { authorization: `Bearer ${await aSession(platform, id)}` };
    const known = await show(visitor({ isBrowser: false, headers }), "an ID token");
    expect(known.body).toEqual(unknown.body);
    expect(known.body).toMatchObject({ code: "sign-up-needed" });
    const browser = visitor();
    await show(browser, "an ID token");
    await signIn(browser, email);
    expect(await joined(id)).toEqual([]);
  });
});

test("somebody else's account is not joined to the one that is signed in", async () => {
  somebody();
  const { id } = await anApplicant(platform);
  const headers = { authorization: `Bearer ${await aSession(platform, id)}` };
  const { body } = await show(visitor({ isBrowser: false, headers }), "an ID token");
  expect(body).toMatchObject({ code: "sign-up-needed" });
  expect(await joined(id)).toEqual([]);
});

test("all wrong fields are reported at once, and attempts are limited per network", async () => {
  const who = visitor({ address: "192.0.2.99" });
  const wrong = await who.json("external-authentication", { provider: "myspace", lang: "en" });
  expect(wrong.http).toBe(422);
  expect(wrong.body["errors"]).toMatchObject([{ path: "provider" }, { path: "externalAccessToken" }]);
  somebody();
  const counts = { rule: limitRules.providerSignIns, keys: ["192.0.2.99"] };
  for (let tries = 0; tries < 1_500; tries += 1) await platform.limits.take(counts.rule, counts.keys);
  expect(await show(who, "an ID token")).toMatchObject({ http: 429, body: { code: "too-many" } });
});

test("a provider that does not answer is no refusal of the person", async () => {
  const gone = await startSocialProvider();
  await gone.close();
  const { platform: lonely, visitor: from } = await accountsOfTest(gone.env);
  for (const chosen of ["google", "facebook"]) {
    const body = { provider: chosen, externalAccessToken: "x", lang: "en" };
    const answered = await from().json("external-authentication", body);
    expect(answered).toMatchObject({ http: 503, body: { code: "provider-away" } });
    expect(answered.headers.get("retry-after")).toBe("5");
  }
  await lonely.close();
});

test("without settings there is no provider to sign in with", async () => {
  const { platform: plain, visitor: from } = await accountsOfTest();
  expect((await from().get("external-authentication")).body["data"]).toEqual({ providers: [], waiting: null });
  const body = { provider: "google", externalAccessToken: await provider.idToken(), lang: "en" };
  expect((await from().json("external-authentication", body)).body).toMatchObject({ code: "social-account-invalid" });
  await plain.close();
});
