// Shows: A9, promise 5
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, aSession } from "../../../../tests/support/accounts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../../../../tests/support/two-step.ts";
import type { Visitor, VisitorOptions } from "../../../../tests/support/visitor.ts";
import { forgetUnfinished } from "./two-step.queries.server.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const stepMs = 30_000;

async function getHolder(applicantId: number): Promise<Visitor> {
  const authorization = `Bearer ${await aSession(platform, applicantId)}`;
  return visitor({ isBrowser: false, headers: { authorization } });
}

async function aHolder(overrides: Parameters<typeof anApplicant>[1] = {}) {
  const applicant = await anApplicant(platform, overrides);
  return { applicant, holder: await getHolder(applicant.id) };
}

/** Someone for whom two-step sign-in is on. */
async function aSecuredHolder(mailed?: string) {
  const one = await aHolder();
  await withTwoStep(platform, one.applicant.id, mailed);
  return one;
}

const generate = (who: Visitor) => who.json("mfa-activation", { Type: "GENERATE", lang: "en" });
const validate = (who: Visitor, OTPCode: string, lang = "en") =>
  who.json("mfa-activation", { Type: "VALIDATE", OTPCode, lang });
const turnOff = (who: Visitor, Type: string, OTPCode: string) => who.json("mfa-deactivation", { Type, OTPCode });
const now = (secret = rfcSecret) => getCode(secret, platform.time.now);

async function getStatus(who: Visitor) {
  return (await who.get("account/security")).body["data"];
}

async function mailsTo(email: string, count: number): Promise<string[]> {
  return eventually(async () => {
    const mails = await keptMailsTo(platform.settings.dataDir, email);
    expect(mails).toHaveLength(count);
    return mails;
  });
}

describe("mfa-activation", () => {
  test("gives a secret that stays the same for half an hour, sealed in the database", async () => {
    const { holder } = await aHolder();
    const { http, body } = await generate(holder);
    expect({ http, ...body }).toMatchObject({ http: 200, acknowledge: 1 });
    expect(body["otpauthUrl"]).toContain(`secret=${body["secretKey"]}`);
    expect((await generate(holder)).body["secretKey"]).toBe(body["secretKey"]);
    const rows = await platform.database.run("select two_steps::text from two_steps");
    expect(JSON.stringify(rows)).not.toContain(body["secretKey"]);
    platform.time.now = new Date(platform.time.now.getTime() + 30 * 60_000);
    expect((await generate(holder)).body["secretKey"]).not.toBe(body["secretKey"]);
  });

  test("turns on with a code, gives ten recovery codes once, ends other sessions and sends a mail", async () => {
    const { applicant, holder } = await aHolder();
    const other = await getHolder(applicant.id);
    const { body } = await generate(holder);
    const turnedOn = await validate(holder, getCode(String(body["secretKey"]), platform.time.now));
    expect(turnedOn).toMatchObject({ http: 200, body: { acknowledge: 1, mfaStatusId: 2 } });
    expect(new Set(Object.values(turnedOn.body["recoveryCodes"] ?? {})).size).toBe(10);
    expect(await getStatus(holder)).toMatchObject({ mfaStatusId: 2, recoveryCodesLeft: 10 });
    expect(await other.get("account/security")).toMatchObject({ http: 401 });
    const [mail] = await mailsTo(applicant.email, 1);
    expect(mail).toContain("Subject: Verifikasi dua langkah aktif");
    const stored = JSON.stringify(await platform.database.run("select recovery_codes::text from recovery_codes"));
    expect(stored).toContain("$argon2id$");
    for (const code of Object.values(turnedOn.body["recoveryCodes"] ?? {}))
      expect(stored).not.toContain(String(code).replaceAll("-", "").slice(4));
  });

  test("of twenty at once one turns on", async () => {
    const { holder } = await aHolder();
    const { body } = await generate(holder);
    const code = getCode(String(body["secretKey"]), platform.time.now);
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(holder, code)));
    expect(answers.filter((answer) => answer.body["acknowledge"] === 1)).toHaveLength(1);
  });

  test("refuses a wrong code and one before there is a secret", async () => {
    const { holder } = await aHolder();
    const refused = { http: 200, body: { acknowledge: 0, code: "invalid-otp", message: "Invalid OTP" } };
    expect(await validate(holder, "123456")).toMatchObject(refused);
    await generate(holder);
    expect(await validate(holder, "000000", "id")).toMatchObject(refused);
    expect(await getStatus(holder)).toMatchObject({ mfaStatusId: 1, recoveryCodesLeft: 0 });
  });

  test.each([
    ["12345", "otp-format", "6-digit kode tidak valid"],
    ["abcdef", "otp-format", "6-digit kode tidak valid"],
    ["", "required", "Isian ini wajib diisi."],
  ])("%j is a wrong field: %s", async (typed, code, message) => {
    const { holder } = await aHolder();
    const errors = [{ path: "OTPCode", code, message }];
    expect(await validate(holder, typed, "id")).toMatchObject({ http: 422, body: { errors } });
  });

  test("asks for a type that there is", async () => {
    const { holder } = await aHolder();
    expect(await holder.json("mfa-activation", { Type: "OTHER" })).toMatchObject({
      http: 422,
      body: { errors: [{ path: "Type" }] },
    });
  });

  test("gives no other secret while it is on", async () => {
    const { holder } = await aSecuredHolder();
    expect(await generate(holder)).toMatchObject({ http: 200, body: { acknowledge: 0, code: "two-step-on" } });
    expect(await validate(holder, now())).toMatchObject({ body: { code: "two-step-on" } });
  });
});

describe("wrong codes", () => {
  test.each(["mfa-activation", "mfa-deactivation", "email-verification-number"])(
    "the sixth of %s is refused unseen, a right one too, until a quarter of an hour has passed",
    async (path) => {
      const { holder } = path === "mfa-activation" ? await aHolder() : await aSecuredHolder("482913");
      if (path === "mfa-activation") await generate(holder);
      const Type = path === "mfa-deactivation" ? "OTP" : "VALIDATE";
      const send = (OTPCode: string) => holder.json(path, { Type, OTPCode, DeactivateBy: "EMAIL" });
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) answers.push(await send("000000"));
      expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(answers[5]?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await send(now())).toMatchObject({ http: 429 });
      platform.time.now = new Date(platform.time.now.getTime() + 15 * 60_000);
      expect(await send("000000")).toMatchObject({ http: 200, body: { code: "invalid-otp" } });
    },
  );

  test("twenty at once: five are looked at", async () => {
    const { holder } = await aSecuredHolder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => turnOff(holder, "OTP", "000000")));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(5);
  });
});

describe("turning off", () => {
  test.each([
    ["the app's code", "OTP", () => now()],
    ["a recovery code", "RECOVERY", () => recoveryCode.toLowerCase()],
    ["the mailed code", "EMAIL", () => "482913"],
  ])("works by %s, is reported by mail, and works once", async (_, Type, code) => {
    const { applicant, holder } = await aSecuredHolder("482913");
    const OTPCode = code();
    expect(await turnOff(holder, Type, OTPCode)).toMatchObject({ http: 200, body: { acknowledge: 1, mfaStatusId: 1 } });
    expect(await getStatus(holder)).toMatchObject({ mfaStatusId: 1, recoveryCodesLeft: 0 });
    expect((await mailsTo(applicant.email, 1))[0]).toContain("Subject: Verifikasi dua langkah dimatikan");
    expect(await turnOff(holder, Type, OTPCode)).toMatchObject({ http: 200, body: { code: "invalid-otp" } });
  });

  test("takes no code of another kind, and nobody else's", async () => {
    const { holder } = await aSecuredHolder("482913");
    const stranger = await aSecuredHolder("111111");
    expect(await turnOff(holder, "OTP", "482913")).toMatchObject({ body: { code: "invalid-otp" } });
    expect(await turnOff(holder, "EMAIL", now())).toMatchObject({ body: { code: "invalid-otp" } });
    expect(await turnOff(holder, "RECOVERY", "AAAA-BBBB-CCCC")).toMatchObject({ body: { code: "invalid-otp" } });
    expect(await turnOff(holder, "EMAIL", "111111")).toMatchObject({ body: { code: "invalid-otp" } });
    expect(await getStatus(stranger.holder)).toMatchObject({ mfaStatusId: 2 });
  });

  test("an app's secret in another person's row opens nothing", async () => {
    const { applicant, holder } = await aSecuredHolder();
    const thief = await aSecuredHolder();
    const lent = platform.database.db
      .selectFrom("two_steps")
      .select("sealed_secret")
      .where("applicant_id", "=", thief.applicant.id);
    await platform.database.db
      .updateTable("two_steps")
      .set({ sealed_secret: (await lent.executeTakeFirstOrThrow()).sealed_secret })
      .where("applicant_id", "=", applicant.id)
      .execute();
    expect(await turnOff(holder, "OTP", now())).toMatchObject({ http: 500 });
  });
});

describe("email-verification-number", () => {
  const send = (who: Visitor, LANG = "id") => who.json("email-verification-number", { Type: "SEND", LANG });
  const use = (who: Visitor, OTPCode: string) =>
    who.json("email-verification-number", { Type: "VALIDATE", OTPCode, DeactivateBy: "EMAIL", LANG: "en" });

  async function aMailedCode() {
    const { applicant, holder } = await aSecuredHolder();
    expect(await send(holder)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    const [mail = ""] = await mailsTo(applicant.email, 1);
    expect(mail).toContain("Subject: Kode untuk mematikan verifikasi dua langkah");
    return { applicant, holder, code: /Kode: (\d{6})/.exec(mail)?.[1] ?? "" };
  }

  test("mails six digits that turn it off, and keeps them as a hash", async () => {
    const { holder, code } = await aMailedCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await platform.database.run("select code_hash from mailed_codes"))).not.toContain(code);
    expect(await use(holder, code)).toMatchObject({ http: 200, body: { acknowledge: 1, mfaStatusId: 1 } });
    expect(await use(holder, code)).toMatchObject({ body: { code: "invalid-otp" } });
  });

  test("works for ten minutes", async () => {
    const { holder, code } = await aMailedCode();
    const sentAt = platform.time.now.getTime();
    platform.time.now = new Date(sentAt + 10 * 60_000);
    expect(await use(holder, code)).toMatchObject({ body: { code: "invalid-otp" } });
    platform.time.now = new Date(sentAt + 10 * 60_000 - 1);
    expect(await use(holder, code)).toMatchObject({ body: { mfaStatusId: 1 } });
  });

  test("a second mail ends the first one's code", async () => {
    const { applicant, holder, code } = await aMailedCode();
    await send(holder);
    const mails = await mailsTo(applicant.email, 2);
    const newest = mails.map((mail) => /Kode: (\d{6})/.exec(mail)?.[1]).find((one) => one !== code) ?? "";
    expect(await use(holder, code)).toMatchObject({ body: { code: "invalid-otp" } });
    expect(await use(holder, newest)).toMatchObject({ body: { mfaStatusId: 1 } });
  });

  test("mails three an hour, and none to somebody for whom it is off", async () => {
    const { holder } = await aSecuredHolder();
    const codes = [];
    for (let count = 0; count < 4; count += 1) codes.push((await send(holder)).http);
    expect(codes).toEqual([200, 200, 200, 429]);
    const off = await aHolder();
    expect(await send(off.holder)).toMatchObject({ http: 200, body: { code: "invalid-otp" } });
  });

  test("asks what a code is for", async () => {
    const { holder } = await aSecuredHolder();
    const body = { Type: "VALIDATE", OTPCode: "123456" };
    expect(await holder.json("email-verification-number", body)).toMatchObject({
      http: 422,
      body: { errors: [{ path: "DeactivateBy" }] },
    });
  });
});

test("a code of the app that was taken is taken once, and no earlier one after it", async () => {
  const { holder, applicant } = await aSecuredHolder();
  await platform.database.db
    .updateTable("two_steps")
    .set({ last_step: Math.floor(platform.time.now.getTime() / stepMs) })
    .where("applicant_id", "=", applicant.id)
    .execute();
  const earlier = getCode(rfcSecret, platform.time.now.getTime() - stepMs);
  expect(await turnOff(holder, "OTP", now())).toMatchObject({ body: { code: "invalid-otp" } });
  expect(await turnOff(holder, "OTP", earlier)).toMatchObject({ body: { code: "invalid-otp" } });
  const next = getCode(rfcSecret, platform.time.now.getTime() + stepMs);
  expect(await turnOff(holder, "OTP", next)).toMatchObject({ body: { mfaStatusId: 1 } });
});

test("what was begun and not finished is forgotten; what is on stays", async () => {
  const begun = await aHolder();
  await generate(begun.holder);
  const on = await aSecuredHolder("482913");
  await forgetUnfinished(platform.database.db, new Date(platform.time.now.getTime() + 24 * 60 * 60_000));
  expect(await getStatus(on.holder)).toMatchObject({ mfaStatusId: 2, recoveryCodesLeft: 1 });
  const { db } = platform.database;
  const rows = (table: "two_steps" | "mailed_codes") => db.selectFrom(table).select("applicant_id").execute();
  expect((await rows("two_steps")).map((row) => row.applicant_id)).not.toContain(begun.applicant.id);
  expect((await rows("mailed_codes")).map((row) => row.applicant_id)).not.toContain(on.applicant.id);
});
