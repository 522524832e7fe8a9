// Shows: A3, promise 6
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, keptToken, password } from "../../../../../tests/support/accounts.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import type { Visitor, VisitorOptions } from "../../../../../tests/support/visitor.ts";
import { newToken } from "../../../../platform/security/token.ts";
import { sendActivation } from "../../activation.server.ts";
import { insertResetToken } from "../../forgot-password/reset-token.store.server.ts";

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

const mailsTo = (email: string) => keptMailsTo(platform.settings.dataDir, email);

function linkIn(mail: string): URL {
  return new URL(/http:\/\/\S+account\/confirmation\/[^\s"<]+/.exec(mail)?.[0] ?? "about:blank");
}

async function aMailedLink(redirect: string | null = null, source: string | null = null) {
  const applicant = await anApplicant(platform, { activated_at: null });
  const person = { ...applicant, language: "id", source } as const;
  await platform.database.transact((tx) => sendActivation(tx, { platform, siteName: () => "Situs" }, person, redirect));
  const [mail = ""] = await eventually(async () => {
    const mails = await mailsTo(applicant.email);
    expect(mails).toHaveLength(1);
    return mails;
  });
  const link = linkIn(mail);
  return { applicant, mail, link, token: link.pathname.split("/").at(-1) };
}

async function isActivated(id: number): Promise<boolean> {
  const row = await platform.database.db
    .selectFrom("applicants")
    .select("activated_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.activated_at !== null;
}

describe("the mailed link", () => {
  test("leads to the page that asks, from PUBLIC_URL, and carries where the person was going", async () => {
    const { link, mail } = await aMailedLink("/lowongan/profile-resume?vacancy=3");
    expect(link.origin).toBe(platform.settings.publicUrl);
    expect(link.pathname).toMatch(/^\/account\/confirmation\/[\w-]{43}$/);
    expect(link.searchParams.get("redirect")).toBe("/lowongan/profile-resume?vacancy=3");
    expect(mail).toContain("Subject: Aktifkan akun Anda");
  });

  test("leads who came from the job fair to its own screen", async () => {
    const { link } = await aMailedLink("/lowongan?page=2", "virtue");
    expect(link.pathname).toMatch(/^\/account\/confirmation\/virtue\/[\w-]{43}$/);
    expect(link.search).toBe("?redirect=%2Flowongan%3Fpage%3D2");
  });

  test("activates, and answers the same a second time", async () => {
    const { applicant, token } = await aMailedLink();
    expect(await visitor().get(`activate-email/${token}/id`)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(await isActivated(applicant.id)).toBe(true);
    expect(await visitor().get(`activate-email/${token}/EN`)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
  });

  test("answers twenty at once the same", async () => {
    const { token } = await aMailedLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor().get(`activate-email/${token}/id`)));
    expect(answers.every(({ body }) => body["acknowledge"] === 1)).toBe(true);
  });

  test("works for seven days", async () => {
    const { applicant, token } = await aMailedLink();
    const sentAt = platform.time.now.getTime();
    platform.time.now = new Date(sentAt + 7 * dayMs);
    const refused = await visitor().get(`activate-email/${token}/en`);
    expect(refused).toMatchObject({ http: 200, body: { acknowledge: 0, code: "activation-expired" } });
    expect(await isActivated(applicant.id)).toBe(false);
    platform.time.now = new Date(sentAt + 7 * dayMs - 1);
    expect(await visitor().get(`activate-email/${token}/en`)).toMatchObject({ body: { acknowledge: 1 } });
  });

  test.each(["x", "A".repeat(43), "%00", "..%2f..%2f", "'or'1'='1"])("%s is no such link", async (token) => {
    expect(await visitor().get(`activate-email/${token}/en`)).toMatchObject({
      http: 200,
      body: { code: "activation-invalid" },
    });
  });

  test("is none that was mailed to choose a new password", async () => {
    const { id } = await anApplicant(platform, { activated_at: null });
    const [token, { now }] = [newToken(), platform.time];
    const expiresAt = new Date(now.getTime() + 60_000);
    await platform.database.transact((tx) => insertResetToken(tx, { token, applicantId: id, expiresAt }, now));
    expect(await visitor().get(`activate-email/${token}/en`)).toMatchObject({ body: { code: "activation-invalid" } });
  });

  test("is refused in a language that is none of ours", async () => {
    expect(await visitor().get("activate-email/x/fr")).toMatchObject({ http: 400 });
  });

  test("is stored as its hash only", async () => {
    const { token = "" } = await aMailedLink();
    expect(await keptToken(platform, "account_tokens", token)).toEqual({ asItself: false, asHash: true });
  });
});

describe("the page's call", () => {
  const activateWith = (token: string | undefined, typed: string, who = visitor()) =>
    who.json("account/activate", { token, password: typed, lang: "id" });

  test("activates by the password of the sign-up, and writes nobody", async () => {
    const { applicant, token } = await aMailedLink();
    expect(await activateWith(token, password)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(await isActivated(applicant.id)).toBe(true);
    expect(await activateWith(token, password)).toMatchObject({ body: { acknowledge: 1 } });
    expect(await mailsTo(applicant.email)).toHaveLength(1);
  });

  test.each(["", "Salah-Sama-Sekali-1"])(
    "activates nothing by the password %j, which stands in the trail",
    async (typed) => {
      const { applicant, token } = await aMailedLink();
      expect(await activateWith(token, typed)).toMatchObject({ body: { acknowledge: 0, code: "wrong-password" } });
      expect(await isActivated(applicant.id)).toBe(false);
      const events = platform.database.db.selectFrom("account_events").select("event");
      expect(await events.where("applicant_id", "=", applicant.id).execute()).toEqual([{ event: "wrong-password" }]);
    },
  );

  test("stops who guesses", async () => {
    const { applicant, token } = await aMailedLink();
    const codes = [];
    for (let tried = 0; tried < 11; tried += 1) codes.push((await activateWith(token, `Tebak-${tried}`)).http);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(codes[10]).toBe(429);
    expect(await isActivated(applicant.id)).toBe(false);
  });

  test("tells of a link that does not work before any password", async () => {
    expect(await activateWith("x", "")).toMatchObject({ body: { code: "activation-invalid" } });
    const { token } = await aMailedLink();
    const sentAt = platform.time.now;
    platform.time.now = new Date(sentAt.getTime() + 7 * dayMs);
    expect(await activateWith(token, "")).toMatchObject({ body: { code: "activation-expired" } });
    platform.time.now = sentAt;
  });
});

test("somebody whom the link alone activated gets a mail that links to a new password", async () => {
  const { applicant, token } = await aMailedLink();
  await visitor().get(`activate-email/${token}/id`);
  await eventually(async () => {
    const mails = await mailsTo(applicant.email);
    expect(mails).toHaveLength(2);
    const notice = mails.find((mail) => mail.includes("Subject: Akun Anda sudah aktif"));
    expect(notice).toContain(`${platform.settings.publicUrl}/forgot-password`);
  });
});

test("a password that was chosen by mail activates too; the older link then changes and tells nothing", async () => {
  const { applicant, token: activation } = await aMailedLink();
  const [token, { now }] = [newToken(), platform.time];
  const expiresAt = new Date(now.getTime() + 60_000);
  await platform.database.transact((tx) => insertResetToken(tx, { token, applicantId: applicant.id, expiresAt }, now));
  const newPassword = "Sawah-Hijau-Lereng-9";
  expect(await visitor().json("reset-password", { token, newPassword })).toMatchObject({ body: { acknowledge: 1 } });
  expect(await isActivated(applicant.id)).toBe(true);
  expect(await visitor().get(`activate-email/${activation}/id`)).toMatchObject({ body: { acknowledge: 1 } });
  const events = platform.database.db.selectFrom("account_events").select("event");
  expect(await events.where("applicant_id", "=", applicant.id).execute()).toEqual([{ event: "password-reset" }]);
});

describe("resend-activation", () => {
  async function askFor(email: string, overrides: Record<string, unknown> = {}, who = visitor()) {
    return who.json("resend-activation", { email, lang: "id", grecaptcha: await who.captcha(), ...overrides });
  }

  test("sends a new link that leads where the first one did", async () => {
    const { applicant, link, token } = await aMailedLink("/lowongan?page=3");
    expect(await askFor(applicant.email.toUpperCase())).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    const links = await eventually(async () => {
      const mails = await mailsTo(applicant.email);
      expect(mails).toHaveLength(2);
      return mails.map(linkIn);
    });
    const other = links.find(({ pathname }) => pathname !== link.pathname);
    expect(other?.search).toBe(link.search);
    expect(other?.pathname).not.toContain(token);
  });

  test("sends no link that would outlive the sign-up", async () => {
    const { applicant } = await aMailedLink();
    const { db } = platform.database;
    const waits = (days: number) =>
      db
        .updateTable("applicants")
        .set({ created_at: new Date(platform.time.now.getTime() - days * dayMs) })
        .where("id", "=", applicant.id)
        .execute();
    const links = () => db.selectFrom("account_tokens").select("created_at").where("applicant_id", "=", applicant.id);
    await waits(30.001);
    expect(await askFor(applicant.email)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    const marker = await aMailedLink();
    await askFor(marker.applicant.email);
    await eventually(async () => expect(await mailsTo(marker.applicant.email)).toHaveLength(2));
    expect(await links().execute()).toHaveLength(1);
    await waits(29.999);
    await askFor(applicant.email);
    await eventually(async () => expect(await links().execute()).toHaveLength(2));
  });

  test("answers unknown and activated addresses the same, and sends them nothing", async () => {
    const { email } = await anApplicant(platform);
    const waiting = await aMailedLink();
    const answers = [await askFor(waiting.applicant.email), await askFor(email), await askFor("tidak.ada@contoh.id")];
    expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body]))).size).toBe(1);
    await eventually(async () => expect(await mailsTo(waiting.applicant.email)).toHaveLength(2));
    expect(await mailsTo(email)).toHaveLength(0);
    expect(await mailsTo("tidak.ada@contoh.id")).toHaveLength(0);
  });

  test.each([["known"], ["unknown"]])("is limited to three an hour for a %s address", async (which) => {
    const email = which === "known" ? (await anApplicant(platform)).email : "tidak.ada.lagi@contoh.id";
    const codes = [];
    for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await askFor(email)).http);
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test("asks for a captcha and a well-formed address", async () => {
    expect(await askFor("a@contoh.id", { grecaptcha: "" })).toMatchObject({ http: 200, body: { code: "captcha" } });
    expect(await askFor("bukan alamat")).toMatchObject({
      http: 422,
      body: { errors: [{ path: "email", code: "email-format" }] },
    });
  });
});

test("after the activation the person signs in", async () => {
  const { applicant, token } = await aMailedLink();
  const browser = visitor();
  const form = async () => ({ userName: applicant.email, password, grecaptcha: await browser.captcha() });
  expect(await browser.form("login", await form())).toMatchObject({ body: { code: "not-activated" } });
  await browser.get(`activate-email/${token}/id`);
  expect(await browser.form("login", await form())).toMatchObject({ body: { acknowledge: 1 } });
});
