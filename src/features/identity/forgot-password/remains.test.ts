// Shows: N3
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant } from "../../../../tests/support/accounts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { mailedLink } from "../../../../tests/support/mailed-link.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../../../../tests/support/two-step.ts";
import type { Visitor, VisitorOptions } from "../../../../tests/support/visitor.ts";
import { newToken } from "../../../platform/security/token.ts";
import { endDueTwoStep } from "../two-step/end-two-step.server.ts";
import { insertResetToken } from "./reset-token.store.server.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const better = "Sawah-Hijau-Lereng-9";

const later = (ms: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + ms);
};

/** A link that works for an hour, as the mail that was asked for brings it. */
async function aLink(applicantId: number) {
  const [token, now] = [newToken(), platform.time.now];
  const expiresAt = new Date(now.getTime() + hourMs);
  await platform.database.transact((tx) => insertResetToken(tx, { token, applicantId, expiresAt }, now));
  return token;
}

const reset = (token: string, newPassword = better) =>
  visitor().json("reset-password", { token, newPassword, lang: "id" });

const end = (token: string, what: string) => visitor().json("account/after-reset", { token, end: what, lang: "id" });

async function join(applicant_id: number, provider: "google" | "facebook") {
  const row = { provider, subject: `${provider}-${applicant_id}`, applicant_id, joined_at: platform.time.now };
  await platform.database.db.insertInto("social_identities").values(row).execute();
}

/** Someone whose password was just chosen again by a mailed link, two-step sign-in being on. */
async function aReset() {
  const applicant = await anApplicant(platform);
  await withTwoStep(platform, applicant.id);
  const token = await aLink(applicant.id);
  const { body } = await reset(token);
  return { ...applicant, token, data: body["data"] };
}

async function signIn(userName: string, overrides: Record<string, unknown> = {}) {
  const browser = visitor();
  const form = { siteType: "web", userName, password: better, grecaptcha: await browser.captcha(), lang: "id" };
  return (await browser.form("login", { ...form, ...overrides })).body;
}

const endDue = () => endDueTwoStep(platform, () => "Situs Karier", new AbortController().signal);

const mailsTo = (email: string) => keptMailsTo(platform.settings.dataDir, email);

async function subjectCame(email: string, subject: string): Promise<string> {
  return eventually(async () => {
    const found = (await mailsTo(email)).find((mail) => mail.includes(`Subject: ${subject}`));
    if (found === undefined) throw new Error(`No mail "${subject}" yet.`);
    return found;
  });
}

async function listEvents(applicantId: number) {
  const rows = platform.database.db.selectFrom("account_events").select("event");
  return (await rows.where("applicant_id", "=", applicantId).orderBy("id").execute()).map(({ event }) => event);
}

describe("a new password by mail", () => {
  test("names nothing where nothing else opens the account or bars it", async () => {
    const { id } = await anApplicant(platform);
    expect((await reset(await aLink(id))).body["data"]).toEqual({ twoStep: null, providers: [] });
  });

  test("names two-step sign-in and the joined providers, with the moment of each, and so does the mail", async () => {
    const { id, email } = await anApplicant(platform);
    await join(id, "google");
    later(minuteMs);
    await withTwoStep(platform, id);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*\+07:00$/);
    expect((await reset(await aLink(id))).body["data"]).toEqual({
      twoStep: { since: moment, endsAt: null },
      providers: [{ provider: "google", since: moment }],
    });
    const mail = await subjectCame(email, "Kata sandi Anda diubah");
    expect(mail).toContain("Verifikasi dua langkah: Aktif sejak");
    expect(mail).toContain("Google: Aktif sejak");
    expect(mailedLink(mail, "/forgot-password")).toMatch(/\/forgot-password$/);
  });

  test("forgets a set-up that was only begun, since its beginner has seen the secret", async () => {
    const { id, email } = await anApplicant(platform);
    const sealed_secret = platform.sealer.seal("two-step-secret", `${id}:${rfcSecret}`);
    const row = { applicant_id: id, sealed_secret, created_at: platform.time.now, activated_at: null };
    await platform.database.db.insertInto("two_steps").values(row).execute();
    await reset(await aLink(id));
    const { token } = await signIn(email);
    const owner = visitor({ isBrowser: false, headers: { authorization: `Bearer ${token}` } });
    const { body } = await owner.json("mfa-activation", { Type: "GENERATE", lang: "id" });
    expect(body["secretKey"]).toMatch(/^[A-Z2-7]{32}$/);
    expect(body["secretKey"]).not.toBe(rfcSecret);
  });
});

describe("account/after-reset", () => {
  test("parts a provider at once, by mail and in the trail, and leaves the other one", async () => {
    const { id, email, token } = await aReset();
    await join(id, "google");
    await join(id, "facebook");
    const { body } = await end(token, "google");
    expect(body).toMatchObject({ acknowledge: 1, data: { providers: [{ provider: "facebook" }] } });
    expect(await listEvents(id)).toContain("provider-parted");
    await subjectCame(email, "Akun Google tidak lagi terhubung");
  });

  test("lets two-step sign-in end three days later, and until then it is asked for", async () => {
    const { id, email, token, data } = await aReset();
    expect(data).toMatchObject({ twoStep: { endsAt: null } });
    expect((await end(token, "two-step")).body).toMatchObject({ data: { twoStep: { endsAt: expect.any(String) } } });
    expect(await subjectCame(email, "Verifikasi dua langkah akan dimatikan")).toContain("Berakhir: ");
    later(72 * hourMs - 1);
    await endDue();
    expect(await signIn(email)).toMatchObject({ code: "otp-required" });
    later(1);
    await endDue();
    expect(await signIn(email)).toMatchObject({ acknowledge: 1, mfaStatusId: 1 });
    expect((await listEvents(id)).filter((event) => event.startsWith("two-step"))).toEqual([
      "two-step-end-asked",
      "two-step-off",
    ]);
    expect(await subjectCame(email, "Verifikasi dua langkah dimatikan")).not.toContain("Perangkat: ");
  });

  test.each([
    ["the app's code", () => getCode(rfcSecret, platform.time.now)],
    ["a recovery code", () => recoveryCode],
  ])("a sign-in with %s keeps it: the request is void, and a mail says so", async (_, code) => {
    const { id, email, token } = await aReset();
    await end(token, "two-step");
    later(hourMs);
    expect(await signIn(email, { OTPCode: code() })).toMatchObject({ acknowledge: 1 });
    await subjectCame(email, "Verifikasi dua langkah tetap aktif");
    later(80 * hourMs);
    await endDue();
    expect(await signIn(email)).toMatchObject({ code: "otp-required" });
    expect(await listEvents(id)).toContain("two-step-kept");
  });

  test("a wrong code keeps nothing", async () => {
    const { email, token } = await aReset();
    await end(token, "two-step");
    expect(await signIn(email, { OTPCode: "000000" })).toMatchObject({ code: "invalid-otp" });
    later(72 * hourMs);
    await endDue();
    expect(await signIn(email)).toMatchObject({ acknowledge: 1 });
  });

  test("asked again, or twenty times at once, is one wish with one moment, and one mail", async () => {
    const { id, email, token } = await aReset();
    const answers = await Promise.all(Array.from({ length: 20 }, () => end(token, "two-step")));
    const first = JSON.stringify(answers[0]?.body["data"]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body["data"])))).toEqual(new Set([first]));
    later(minuteMs);
    expect(JSON.stringify((await end(token, "two-step")).body["data"])).toBe(first);
    expect((await listEvents(id)).filter((event) => event === "two-step-end-asked")).toHaveLength(1);
    await subjectCame(email, "Verifikasi dua langkah akan dimatikan");
    expect((await mailsTo(email)).filter((mail) => mail.includes("akan dimatikan"))).toHaveLength(1);
  });

  test("two processes that end it at once end it once", async () => {
    const { id, token } = await aReset();
    await end(token, "two-step");
    later(72 * hourMs);
    await Promise.all([endDue(), endDue()]);
    expect((await listEvents(id)).filter((event) => event === "two-step-off")).toHaveLength(1);
  });

  test("wants the link that the password was chosen with, within the hour", async () => {
    const { id, token } = await aReset();
    const invalid = { http: 200, body: { acknowledge: 0, code: "reset-invalid" } };
    expect(await end(await aLink(id), "two-step")).toMatchObject(invalid);
    expect(await end("x", "two-step")).toMatchObject(invalid);
    later(hourMs);
    expect((await end(token, "two-step")).body["acknowledge"]).toBe(1);
    later(1);
    expect(await end(token, "google")).toMatchObject(invalid);
  });

  test("takes none that was used before a later one", async () => {
    const { id, token } = await aReset();
    await reset(await aLink(id), "Gunung-Biru-Pagi-7");
    expect(await end(token, "two-step")).toMatchObject({ body: { code: "reset-invalid" } });
  });

  test("ends nothing that it does not know", async () => {
    const { token } = await aReset();
    expect(await end(token, "sessions")).toMatchObject({ http: 422, body: { errors: [{ path: "end" }] } });
  });
});
