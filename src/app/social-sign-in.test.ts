// Shows: A5, promise 7
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anApplicant } from "../../tests/support/accounts.ts";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { type SocialProviderOfTest, startSocialProvider } from "../../tests/support/social-provider.ts";
import { getCode, rfcSecret, withTwoStep } from "../../tests/support/two-step.ts";
import { readCookies } from "../contract/cookies.ts";
import { createApp } from "./app.ts";
import { migrations } from "./migrations.ts";

let provider: SocialProviderOfTest;
let platform: TestPlatform;
let app: ReturnType<typeof createApp>;
const site = "https://karier.example.com";
beforeAll(async () => {
  provider = await startSocialProvider();
  const env = { ...provider.env, PUBLIC_URL: site, BASE_PATH: "/kerja" };
  platform = await testPlatform({ migrations, env });
  app = createApp(platform);
});
afterAll(async () => {
  await platform.close();
  await provider.close();
});

let people = 0;
let person: { id: number; sub: string; name: string; email: string };
beforeEach(async () => {
  people += 1;
  const profile = { sub: `20${people}`, name: "Dewi Lestari", email: `jalan${people}@contoh.id` };
  provider.isNow({ ...profile, email_verified: true });
  const { id } = await anApplicant(platform, { email: profile.email });
  person = { id, ...profile };
  for (const by of ["google", "facebook"] as const) {
    const row = { provider: by, subject: person.sub, applicant_id: id, joined_at: new Date() };
    await platform.database.db.insertInto("social_identities").values(row).execute();
  }
});

/** A browser that keeps cookies and follows nothing on its own. */
function browser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async open(address: string, headers: Record<string, string> = {}): Promise<URL> {
      const url = new URL(address, site);
      const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
      const answered = await app.fetch(new Request(url, { headers: { cookie, ...headers } }));
      for (const line of answered.headers.getSetCookie()) {
        expect(line).toMatch(/; SameSite=Lax(; HttpOnly)?; Secure/);
        const [[name, value] = ["", ""]] = Object.entries(readCookies(line.split(";", 1)[0]));
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      expect(answered.headers.get("cache-control")).toBe("no-store");
      return new URL(answered.headers.get("location") ?? "nowhere:");
    },
  };
}

/** Parameters of the provider's redirect. */
async function atProvider(url: URL): Promise<URL> {
  const answered = await fetch(url, { redirect: "manual" });
  return new URL(answered.headers.get("location") ?? "nowhere:");
}

const resultPath = (code: string, more = "") => `${site}/kerja/signin?social=${code}&by=google${more}`;
const invalid = resultPath("social-account-invalid");

describe.each(["google", "facebook"] as const)("the way to %s and back", (by) => {
  test("signs in whom it vouches for and goes on to where the person was going", async () => {
    const someone = browser();
    const there = await someone.open(`/kerja/signin/${by}?redirect=%2Flowongan%3Fpage%3D2`);
    expect(there.origin).toBe(provider.url);
    const params = Object.fromEntries(there.searchParams);
    expect(params).toMatchObject({ response_type: "code", code_challenge_method: "S256" });
    expect(params["redirect_uri"]).toBe(`${site}/kerja/signin/${by}/callback`);
    expect((await someone.open((await atProvider(there)).href)).href).toBe(`${site}/kerja/lowongan?page=2`);
    expect([...someone.cookies.keys()].toSorted()).toEqual(["device", "mfa", "resume-stale", "session"]);
  });

  test("leads an account with two-step sign-in to the second step, where the code alone signs in", async () => {
    await withTwoStep(platform, person.id);
    const someone = browser();
    const back = await atProvider(await someone.open(`/kerja/signin/${by}?redirect=%2Fagenda`));
    expect((await someone.open(back.href)).href).toBe(`${site}/kerja/signin?step=2&redirect=%2Fagenda`);
    expect([...someone.cookies.keys()]).toEqual(["second-step"]);
    const body = new URLSearchParams({ siteType: "web", lang: "en", OTPCode: getCode(rfcSecret, platform.time.now) });
    const cookie = `second-step=${encodeURIComponent(someone.cookies.get("second-step") ?? "")}`;
    const signInRequest = new Request(`${site}/kerja/api/v1/login`, {
      method: "POST",
      headers: { origin: site, cookie },
      body,
    });
    expect(await (await app.fetch(signInRequest)).json()).toMatchObject({ acknowledge: 1, userName: person.email });
  });

  test("a code counts once, with its browser's secrets or without", async () => {
    const someone = browser();
    const back = await atProvider(await someone.open(`/kerja/signin/${by}`));
    const flow = new Map(someone.cookies);
    await someone.open(back.href);
    const again = browser();
    for (const [name, value] of flow) again.cookies.set(name, value);
    expect((await again.open(back.href)).search).toContain("social=social-account-invalid");
    expect((await browser().open(back.href)).search).toContain("social=social-account-invalid");
    expect(again.cookies.has("session")).toBe(false);
  });

  test("another's code or state is refused in this browser", async () => {
    const [someone, attacker] = [browser(), browser()];
    const own = await atProvider(await someone.open(`/kerja/signin/${by}`));
    const foreign = await atProvider(await attacker.open(`/kerja/signin/${by}`));
    expect((await someone.open(foreign.href)).search).toContain("social=social-account-invalid");
    await someone.open(`/kerja/signin/${by}`);
    own.searchParams.set("code", foreign.searchParams.get("code") ?? "");
    expect((await someone.open(own.href)).search).toContain("social=social-account-invalid");
    expect(someone.cookies.has("session")).toBe(false);
  });

  test("its own code with another state is refused", async () => {
    const someone = browser();
    const back = await atProvider(await someone.open(`/kerja/signin/${by}`));
    back.searchParams.set("state", "lain");
    expect((await someone.open(back.href)).search).toContain("social=social-account-invalid");
    expect(someone.cookies.has("session")).toBe(false);
  });

  test("the code of another browser is refused although the state is this one's: its verifier differs", async () => {
    const [someone, attacker] = [browser(), browser()];
    const foreign = await atProvider(await attacker.open(`/kerja/signin/${by}`));
    const own = await atProvider(await someone.open(`/kerja/signin/${by}`));
    own.searchParams.set("code", foreign.searchParams.get("code") ?? "");
    expect((await someone.open(own.href)).search).toContain("social=social-account-invalid");
    expect(someone.cookies.has("session")).toBe(false);
  });
});

describe("what is wrong on the way", () => {
  test.each([
    ["another nonce", { nonce: "lain" }],
    ["no nonce", { nonce: undefined }],
    ["another site's audience", { aud: "situs-lain" }],
    ["another issuer", { iss: "https://evil.example" }],
    ["an end that is past", { exp: 1_000 }],
  ])("an ID token with %s signs nobody in", async (_, claims) => {
    const someone = browser();
    const there = await someone.open("/kerja/signin/google");
    provider.does({ claims });
    expect((await someone.open((await atProvider(there)).href)).href).toBe(invalid);
    expect(someone.cookies.has("session")).toBe(false);
  });

  test("a person who cancels at the provider sees so, and keeps where they were going", async () => {
    const someone = browser();
    const there = await someone.open("/kerja/signin/google?redirect=%2Fagenda");
    provider.does({ refusesConsent: true });
    const back = await someone.open((await atProvider(there)).href);
    expect(back.href).toBe(resultPath("cancelled", "&redirect=%2Fagenda"));
  });

  test("a flow that took longer than ten minutes has expired", async () => {
    const someone = browser();
    const back = await atProvider(await someone.open("/kerja/signin/google"));
    const began = platform.time.now;
    platform.time.now = new Date(began.getTime() + 11 * 60_000);
    const ended = await someone.open(back.href);
    platform.time.now = began;
    expect(ended.href).toBe(invalid);
  });

  test("a way to one provider does not come back from the other", async () => {
    const someone = browser();
    const back = await atProvider(await someone.open("/kerja/signin/google"));
    back.pathname = "/kerja/signin/facebook/callback";
    expect((await someone.open(back.href)).search).toContain("social=social-account-invalid");
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/%252f%252fevil.example",
    "javascript:alert(1)",
  ])("nobody is led on to %j", async (redirect) => {
    const someone = browser();
    const there = await someone.open(`/kerja/signin/google?redirect=${encodeURIComponent(redirect)}`);
    expect((await someone.open((await atProvider(there)).href)).href).toBe(`${site}/kerja/`);
  });

  test("a request's own host and redirect_uri change nothing", async () => {
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const query = "redirect_uri=https%3A%2F%2Fevil.example&client_id=lain&state=x&nonce=x&code_challenge=x";
    const there = await browser().open(`http://evil.example/kerja/signin/google?${query}`, forged);
    expect(there.searchParams.get("redirect_uri")).toBe(`${site}/kerja/signin/google/callback`);
    expect(there.searchParams.get("client_id")).toBe("klien-karier");
    expect(there.searchParams.get("state")).not.toBe("x");
  });

  test("a refusal is reported by a code alone: no name, no address", async () => {
    provider.isNow({ sub: "baru", name: "Orang Baru", email: "orang.baru@contoh.id", email_verified: true });
    const someone = browser();
    const back = await someone.open((await atProvider(await someone.open("/kerja/signin/google"))).href);
    expect(back.href).toBe(resultPath("sign-up-needed"));
    expect([...someone.cookies.keys()]).toEqual(["social-waiting"]);
  });
});

test("without settings there is no such way", async () => {
  const plain = await testPlatform({ migrations });
  expect((await createApp(plain).fetch(new Request("http://localhost:3000/signin/google"))).status).toBe(404);
  await plain.close();
});
