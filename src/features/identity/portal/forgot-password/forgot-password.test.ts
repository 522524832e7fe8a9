// Shows: A6, promise 3, promise 6
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, aSession, keptToken, password } from "../../../../../tests/support/accounts.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { mailedLink } from "../../../../../tests/support/mailed-link.ts";
import { keptMessagesTo } from "../../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import type { Visitor, VisitorOptions } from "../../../../../tests/support/visitor.ts";
import { sendActivation } from "../../activation.server.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const hourMs = 3_600_000;
const better = "Sawah-Hijau-Lereng-9";

const mailsTo = (email: string) => keptMessagesTo(platform.settings.dataDir, email);

async function askFor(email: string, overrides: Record<string, unknown> = {}, who = visitor()) {
  return who.json("forget-password", { email, lang: "id", grecaptcha: await who.captcha(), ...overrides });
}

/** An applicant who asked, and the link that came. */
async function aMailedReset(overrides: Record<string, unknown> = {}) {
  const applicant = await anApplicant(platform);
  await askFor(applicant.email, overrides);
  const [mail = ""] = await eventually(async () => {
    const mails = await mailsTo(applicant.email);
    expect(mails).toHaveLength(1);
    return mails;
  });
  const link = new URL(mailedLink(mail, "/forgot-password"));
  return { applicant, mail, link, token: link.searchParams.get("token") ?? "" };
}

function reset(token: string, newPassword = better, who = visitor()) {
  return who.json("reset-password", { token, newPassword, lang: "en" });
}

async function signIn(email: string, secret: string) {
  const browser = visitor();
  const form = { userName: email, password: secret, lang: "id", grecaptcha: await browser.captcha() };
  return (await browser.form("login", form)).body["acknowledge"];
}

describe("forget-password", () => {
  test("mails a link from PUBLIC_URL, in the reader's language", async () => {
    const { mail, link } = await aMailedReset();
    expect(link.origin).toBe(platform.settings.publicUrl);
    expect(link.pathname).toBe("/forgot-password");
    expect(link.searchParams.get("token")).toMatch(/^[\w-]{43}$/);
    expect(mail).toContain("Subject: Buat kata sandi baru");
    expect((await aMailedReset({ lang: "en" })).mail).toContain("Subject: Choose a new password");
  });

  test("leads a visitor from the job fair back to its own screen", async () => {
    expect((await aMailedReset({ source: "virtue" })).link.pathname).toBe("/forgot-password/virtue");
  });

  test("leads back to where the person was going, on our own site alone", async () => {
    const leadsTo = async (redirect: string) => (await aMailedReset({ redirect })).link.searchParams.get("redirect");
    expect(await leadsTo("/lowongan?page=2")).toBe("/lowongan?page=2");
    expect(await leadsTo("//evil.example")).toBeNull();
  });

  test("never mails a password, and keeps the link as its hash only", async () => {
    const { mail, token } = await aMailedReset();
    expect(mail).not.toContain(password);
    expect(await keptToken(platform, "account_tokens", token)).toEqual({ asItself: false, asHash: true });
  });

  test("answers known and unknown addresses word for word the same after the same work, and mails one of them", async () => {
    const { email } = await anApplicant(platform);
    const answers = [await askFor(email.toUpperCase()), await askFor("tidak.ada@contoh.id")];
    expect(answers[0]).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body]))).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => JSON.stringify([...headers.keys()]))).size).toBe(1);
    const jobs = await platform.database.run("select name from pgboss.job where name = 'forget-password'");
    expect(JSON.stringify(jobs)).toContain("forget-password");
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    expect(await mailsTo("tidak.ada@contoh.id")).toHaveLength(0);
  });

  test.each([["known"], ["unknown"]])("is limited to three an hour for a %s address", async (which) => {
    const email = which === "known" ? (await anApplicant(platform)).email : "siapa.pun@contoh.id";
    const codes = [];
    for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await askFor(email)).http);
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test("travels as a multipart form too", async () => {
    const { email } = await anApplicant(platform);
    const browser = visitor();
    const fields = { email, lang: "en", grecaptcha: await browser.captcha() };
    expect(await browser.multipart("forget-password", fields)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
  });

  test("asks for a captcha and a well-formed address", async () => {
    expect(await askFor("a@contoh.id", { grecaptcha: "" })).toMatchObject({ http: 200, body: { code: "captcha" } });
    const wrong = { body: { errors: [{ path: "email", code: "email-format" }] } };
    expect(await askFor("bukan alamat")).toMatchObject({ http: 422, ...wrong });
  });
});

describe("reset-password", () => {
  test("lets in with the new password and not with the old one", async () => {
    const { applicant, token } = await aMailedReset();
    expect(await reset(token)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(await signIn(applicant.email, password)).toBe(0);
    expect(await signIn(applicant.email, better)).toBe(1);
  });

  test("sends a mail, a refused one does not", async () => {
    const { applicant, token } = await aMailedReset();
    const listNotices = async () =>
      (await mailsTo(applicant.email)).filter((mail) => mail.includes("Kata sandi Anda diubah"));
    await reset(token, "Selamat-1");
    expect(await listNotices()).toHaveLength(0);
    await reset(token);
    await eventually(async () => expect(await listNotices()).toHaveLength(1));
  });

  test("ends every session of the account, and nobody else's", async () => {
    const { applicant, token } = await aMailedReset();
    const stranger = await anApplicant(platform);
    const tokens = [await aSession(platform, applicant.id), await aSession(platform, applicant.id)];
    const other = await aSession(platform, stranger.id);
    await reset(token);
    const answers = [...tokens, other].map(async (bearer) => {
      const holder = visitor({ isBrowser: false, headers: { authorization: `Bearer ${bearer}` } });
      return (await holder.json("logout", {})).http;
    });
    expect(await Promise.all(answers)).toEqual([401, 401, 200]);
  });

  test("works once, also when twenty carry the same link at once", async () => {
    const { token } = await aMailedReset();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => reset(token, `${better}-${at}`)));
    expect(answers.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body["code"]))).toEqual(new Set([undefined, "reset-invalid"]));
    expect(await reset(token)).toMatchObject({ http: 200, body: { acknowledge: 0, code: "reset-invalid" } });
  });

  test("the same password sent again within a minute succeeds as it did, and is one change", async () => {
    const { applicant, token } = await aMailedReset();
    const both = await Promise.all([reset(token), reset(token)]);
    expect(both.map(({ body }) => body["acknowledge"])).toEqual([1, 1]);
    const start = platform.time.now.getTime();
    platform.time.now = new Date(start + 59_000);
    expect(await reset(token)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(await reset(token, `${better}-2`)).toMatchObject({ body: { code: "reset-invalid" } });
    platform.time.now = new Date(start + 61_000);
    expect(await reset(token)).toMatchObject({ body: { code: "reset-invalid" } });
    const { db } = platform.database;
    const events = db.selectFrom("account_events").select("event").where("applicant_id", "=", applicant.id);
    expect((await events.execute()).filter(({ event }) => event === "password-reset")).toHaveLength(1);
  });

  test("ends the other links that wait in the mailbox", async () => {
    const { applicant, token } = await aMailedReset();
    await askFor(applicant.email);
    const [first = "", second = ""] = await eventually(async () => {
      const mails = await mailsTo(applicant.email);
      expect(mails).toHaveLength(2);
      return mails.map((mail) => new URL(mailedLink(mail, "/forgot-password")).searchParams.get("token") ?? "");
    });
    await reset(token);
    expect(await reset(first === token ? second : first)).toMatchObject({ body: { code: "reset-invalid" } });
  });

  test("works for one hour", async () => {
    const { token } = await aMailedReset();
    const sentAt = platform.time.now.getTime();
    platform.time.now = new Date(sentAt + hourMs);
    expect(await reset(token)).toMatchObject({ http: 200, body: { acknowledge: 0, code: "reset-expired" } });
    platform.time.now = new Date(sentAt + hourMs - 1);
    expect(await reset(token)).toMatchObject({ body: { acknowledge: 1 } });
  });

  test.each(["x", "A".repeat(43), "..%2f", "'or'1'='1"])("%s is no such link", async (token) => {
    expect(await reset(token)).toMatchObject({ http: 200, body: { code: "reset-invalid" } });
  });

  test("takes no activation link", async () => {
    const { id, email, name } = await anApplicant(platform, { activated_at: null });
    const person = { id, email, name, language: "id", source: null } as const;
    await platform.database.transact((tx) => sendActivation(tx, { platform, siteName: () => "Situs" }, person, null));
    const [mail = ""] = await eventually(async () => {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      return mails;
    });
    const token = mailedLink(mail, "/account/confirmation/").split("/").at(-1) ?? "";
    expect(await reset(token)).toMatchObject({ body: { code: "reset-invalid" } });
  });

  test.each([
    ["too short", "Aa1!567", "password-composition"],
    ["used by many", "P@ssw0rd2026!", "password-common"],
    ["the own name", "Dewi-Lestari-1", "password-own-name"],
    ["easily guessed", "Selamat-1", "password-weak"],
  ])("refuses a password that is %s, and leaves the link good", async (_, weak, code) => {
    const { token } = await aMailedReset();
    expect(await reset(token, weak)).toMatchObject({ http: 422, body: { errors: [{ path: "newPassword", code }] } });
    expect(await reset(token)).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("refuses the password that there is already, and leaves the link good", async () => {
    const { applicant, token } = await aMailedReset();
    expect(await reset(token, password)).toMatchObject({
      http: 422,
      body: {
        errors: [
          { path: "newPassword", code: "password-same", message: "This is your current password. Choose another one." },
        ],
      },
    });
    expect(await signIn(applicant.email, password)).toBe(1);
    expect(await reset(token)).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("takes this browser's cookie away when its session ended", async () => {
    const { applicant, token } = await aMailedReset();
    const browser = visitor();
    const form = { userName: applicant.email, password, grecaptcha: await browser.captcha() };
    await browser.form("login", form);
    expect(browser.cookies.has("session")).toBe(true);
    await reset(token, better, browser);
    expect(browser.cookies.has("session")).toBe(false);
  });
});
