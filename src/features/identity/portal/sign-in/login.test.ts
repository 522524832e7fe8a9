// Shows: A4, promise 2, promise 3, promise 4
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, keptToken, password } from "../../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import type { Visitor, VisitorOptions } from "../../../../../tests/support/visitor.ts";
import { careerActivityCookie } from "../../../vacancies/activity/career-activity.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
let resume: { isUpToDate: boolean };
beforeAll(async () => {
  ({ platform, visitor, resume } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

async function tryPassword(who: Visitor, userName: string, overrides: Record<string, unknown> = {}) {
  return who.form("login", {
    siteType: "web",
    userName,
    password,
    grecaptcha: await who.captcha(),
    lang: "en",
    ...overrides,
  });
}

const wrong = { password: "Bukan-Itu-26" };

describe("a person", () => {
  test("signs in with an address in any case and learns who the site thinks it is", async () => {
    const { email } = await anApplicant(platform, { email: "Dewi.L@Contoh.id" });
    const { http, body } = await tryPassword(visitor(), "dewi.l@contoh.ID");
    expect(http).toBe(200);
    expect(body).toMatchObject({
      ...{ acknowledge: 1, name: "Dewi Lestari", userName: email, mfaStatusId: 1, message: "Welcome, Dewi Lestari." },
      ...{ profilePicture: null, isUpToDate: true, seekingJobStatus: "aktif" },
    });
  });

  test("gets sealed, HttpOnly cookies; the token is stored as its hash only", async () => {
    const { email } = await anApplicant(platform);
    const { headers, body } = await tryPassword(visitor(), email);
    const [session = ""] = headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]+; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(session).not.toContain(body["token"]);
    expect(await keptToken(platform, "sessions", String(body["token"]))).toEqual({ asItself: false, asHash: true });
  });

  test("is known for 90 days when asked for, else until 24 hours passed without use", async () => {
    const { email } = await anApplicant(platform);
    const remembered = visitor();
    const { headers } = await tryPassword(remembered, email, { rememberMe: "true" });
    expect(headers.getSetCookie()[0]).toContain("Max-Age=7776000");
    const passing = visitor();
    await tryPassword(passing, email);
    const start = platform.time.now.getTime();
    const cookiesAfter = async (who: Visitor, hours: number) => {
      platform.time.now = new Date(start + hours * 3_600_000);
      const cookies = (await who.form("login", { siteType: "web" })).headers.getSetCookie();
      return cookies.map((cookie) => cookie.split("=")[0]);
    };
    const becameGuest = ["guest", "guest-known", "session", "mfa", "resume-stale"];
    // A guest's token is not pressed on a browser whose session lives.
    expect(await cookiesAfter(passing, 20)).toEqual([]);
    expect(await cookiesAfter(passing, 40)).toEqual([]);
    expect(await cookiesAfter(passing, 64.1)).toEqual(becameGuest);
    expect(await cookiesAfter(remembered, 89 * 24)).toEqual([]);
    expect(await cookiesAfter(remembered, 90 * 24)).toEqual(becameGuest);
  });

  test("with a resume out of date takes a flag along, for scripts to read, until signed out (A11)", async () => {
    const { email } = await anApplicant(platform);
    const browser = visitor();
    await tryPassword(browser, email);
    expect(browser.cookies.has("resume-stale")).toBe(false);
    resume.isUpToDate = false;
    const { headers, body } = await tryPassword(browser, email);
    resume.isUpToDate = true;
    expect(body).toMatchObject({ isUpToDate: false });
    expect(headers.getSetCookie()).toContain("resume-stale=true; Path=/; SameSite=Lax");
    await browser.json("logout", {});
    expect(browser.cookies.has("resume-stale")).toBe(false);
  });

  test("who signs in again in the same browser leaves no old session behind", async () => {
    const { id, email } = await anApplicant(platform);
    const browser = visitor();
    await tryPassword(browser, email);
    await tryPassword(browser, email);
    const sessions = await platform.database.db
      .selectFrom("sessions")
      .select("id")
      .where("applicant_id", "=", id)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test("is signed out on the server, and the token opens nothing any more", async () => {
    const { email } = await anApplicant(platform);
    const browser = visitor();
    const { body } = await tryPassword(browser, email);
    browser.cookies.set(careerActivityCookie, "7:kode");
    expect(await browser.json("logout", {})).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect([...browser.cookies.keys()]).toEqual(["device"]);
    const thief = visitor({ isBrowser: false, headers: { authorization: `Bearer ${body["token"]}` } });
    expect(await thief.json("logout", {})).toMatchObject({ http: 401 });
  });

  test("who is not activated learns it after the right password only", async () => {
    const { email } = await anApplicant(platform, { activated_at: null });
    expect(await tryPassword(visitor(), email, wrong)).toMatchObject({ body: { code: "invalid-credentials" } });
    expect(await tryPassword(visitor(), email)).toMatchObject({ body: { code: "not-activated" } });
  });
});

describe("nobody learns from an answer whether an address is known", () => {
  test("unknown address and wrong password answer word for word the same", async () => {
    const { email } = await anApplicant(platform);
    const known = await tryPassword(visitor(), email, wrong);
    const unknown = await tryPassword(visitor(), "tidak.ada@contoh.id", wrong);
    expect(known).toMatchObject({ http: 200, body: { acknowledge: 0, code: "invalid-credentials" } });
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  test("both run into the limit at the same try", async () => {
    const { email } = await anApplicant(platform);
    for (const userName of [email, "tidak.ada.juga@contoh.id"]) {
      const codes = [];
      for (let tries = 0; tries < 11; tries += 1)
        codes.push((await tryPassword(visitor(), userName, wrong)).body["code"]);
      expect(codes).toEqual([...Array(10).fill("invalid-credentials"), "too-many"]);
    }
  });
});

describe("wrong passwords", () => {
  async function exhaust(userName: string, options: VisitorOptions = {}) {
    for (let tries = 0; tries < 10; tries += 1) await tryPassword(visitor(options), userName, wrong);
  }

  test("are refused from the eleventh on, the right one too, with a time to come back", async () => {
    const { email } = await anApplicant(platform);
    await exhaust(email);
    const { http, body, headers } = await tryPassword(visitor(), email);
    expect({ http, code: body["code"] }).toEqual({ http: 429, code: "too-many" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    platform.time.now = new Date(platform.time.now.getTime() + 15 * 60_000);
    expect(await tryPassword(visitor(), email)).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("do not lock the owner out: another network and a known device get in", async () => {
    const { email } = await anApplicant(platform);
    const home = visitor();
    await tryPassword(home, email);
    await home.json("logout", {});
    await exhaust(email);
    expect(await tryPassword(home, email)).toMatchObject({ body: { acknowledge: 1 } });
    expect(await tryPassword(visitor({ address: "198.51.100.4" }), email)).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("are limited on a known device too", async () => {
    const { email } = await anApplicant(platform);
    const stolen = visitor();
    await tryPassword(stolen, email);
    await stolen.json("logout", {});
    for (let tries = 0; tries < 10; tries += 1) await tryPassword(stolen, email, wrong);
    expect(await tryPassword(stolen, email)).toMatchObject({ http: 429 });
  });

  test("are counted together although X-Forwarded-For and the address's case change", async () => {
    const { email } = await anApplicant(platform);
    for (let tries = 0; tries < 10; tries += 1) {
      const forged = visitor({ headers: { "x-forwarded-for": `203.0.113.${tries}` } });
      await tryPassword(forged, tries % 2 ? email.toUpperCase() : email, wrong);
    }
    expect(await tryPassword(visitor({ headers: { "x-forwarded-for": "203.0.113.99" } }), email)).toMatchObject({
      http: 429,
    });
  });

  test("of twenty at once, ten are looked at", async () => {
    const { email } = await anApplicant(platform);
    const tries = await Promise.all(Array.from({ length: 20 }, () => tryPassword(visitor(), email, wrong)));
    expect(tries.filter(({ http }) => http === 429)).toHaveLength(10);
  });

  test("do not count when the password was right", async () => {
    const { email } = await anApplicant(platform);
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await tryPassword(visitor(), email)).toMatchObject({ body: { acknowledge: 1 } });
    }
  });
});

describe("the captcha", () => {
  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["made up", "eyJhIjoxfQ=="],
  ])("is asked for when it is %s, before the password is looked at", async (_, grecaptcha) => {
    const { email } = await anApplicant(platform);
    expect(await tryPassword(visitor(), email, { grecaptcha })).toMatchObject({
      http: 200,
      body: { acknowledge: 0, code: "captcha" },
    });
  });

  test("lets one in although twenty requests carry the same solution at once", async () => {
    const { email } = await anApplicant(platform);
    const grecaptcha = await visitor().captcha();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tryPassword(visitor({ address: `192.0.2.${index}` }), email, { grecaptcha }),
      ),
    );
    expect(answers.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
  });

  test("is not used up by a request that its fields refuse", async () => {
    const { email } = await anApplicant(platform);
    const grecaptcha = await visitor().captcha();
    expect(await tryPassword(visitor(), email, { grecaptcha, password: "" })).toMatchObject({
      http: 422,
      body: { errors: [{ path: "password", code: "required" }] },
    });
    expect(await tryPassword(visitor(), email, { grecaptcha })).toMatchObject({ body: { acknowledge: 1 } });
  });
});

test("right passwords count for nothing; a hundred wrong ones of a network make its captchas dearer, and shut nobody out", async () => {
  const { siteLoad } = platform;
  const { email } = await anApplicant(platform);
  for (let tries = 0; tries < 30; tries += 1) await tryPassword(visitor(), email);
  for (let tries = 0; tries < 99; tries += 1) await tryPassword(visitor(), `orang${tries}@contoh.id`, wrong);
  expect(await siteLoad.times("192.0.2.7")).toBe(1);
  await tryPassword(visitor(), "orang100@contoh.id", wrong);
  expect(await siteLoad.times("192.0.2.7")).toBe(2);
  expect((await tryPassword(visitor(), email)).body["code"]).toBeUndefined();
});

test("every try of an account is remembered with its outcome", async () => {
  const { id, email } = await anApplicant(platform);
  await tryPassword(visitor(), email, wrong);
  await tryPassword(visitor(), email);
  const rows = await platform.database.db
    .selectFrom("account_events")
    .select(["event", "network"])
    .where("applicant_id", "=", id)
    .orderBy("id")
    .execute();
  expect(rows.map(({ event }) => event)).toEqual(["wrong-password", "signed-in"]);
});
