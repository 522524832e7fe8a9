import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, aSession, password } from "../../../../tests/support/accounts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../../../../tests/support/two-step.ts";
import type { Visitor, VisitorOptions } from "../../../../tests/support/visitor.ts";
import { createSealer } from "../../../platform/security/sealer.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

/** Someone who is signed in; two-step sign-in is on unless said. */
async function aHolder({ isSecured = true } = {}) {
  const applicant = await anApplicant(platform);
  if (isSecured) await withTwoStep(platform, applicant.id);
  const authorization = `Bearer ${await aSession(platform, applicant.id)}`;
  return { applicant, holder: visitor({ isBrowser: false, headers: { authorization } }) };
}

const turnOff = (who: Visitor, OTPCode: string) => who.json("mfa-deactivation", { Type: "RECOVERY", OTPCode });
const now = () => getCode(rfcSecret, platform.time.now);

describe("new recovery codes", () => {
  const renew = (who: Visitor, overrides: Record<string, unknown>) =>
    who.json("account/recovery-codes", { password, lang: "en", ...overrides });

  test("come for the password and a code; the former ones end, and the owner gets a mail", async () => {
    const { applicant, holder } = await aHolder();
    const { body } = await renew(holder, { OTPCode: now() });
    expect(body).toMatchObject({ acknowledge: 1 });
    const codes = Array.isArray(body["recoveryCodes"]) ? body["recoveryCodes"].map(String) : [];
    expect(codes).toHaveLength(10);
    const { body: security } = await holder.get("account/security");
    expect(security["data"]).toMatchObject({ mfaStatusId: 2, recoveryCodesLeft: 10 });
    const mails = await eventually(async () => {
      const mails = await keptMailsTo(platform.settings.dataDir, applicant.email);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mails[0]).toContain("Kode pemulihan Anda diganti");
    expect(await turnOff(holder, recoveryCode)).toMatchObject({ body: { code: "invalid-otp" } });
    expect(await turnOff(holder, codes[0] ?? "")).toMatchObject({ body: { acknowledge: 1 } });
  });

  test.each([
    ["a wrong password", { password: "Bukan-Itu-26", OTPCode: recoveryCode }, "wrong-password"],
    ["a wrong code", { OTPCode: "000000" }, "invalid-otp"],
    ["a wrong recovery code", { OTPCode: "AAAA-BBBB-CCCC" }, "invalid-otp"],
  ])("do not come for %s, and the former ones stay", async (_, overrides, code) => {
    const { holder } = await aHolder();
    expect(await renew(holder, overrides)).toMatchObject({ http: 200, body: { acknowledge: 0, code } });
    expect(await turnOff(holder, recoveryCode)).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("do not come where two-step sign-in is off; without input every field has an error", async () => {
    const { holder } = await aHolder({ isSecured: false });
    expect(await renew(holder, { OTPCode: now() })).toMatchObject({ body: { code: "invalid-otp" } });
    const { http, body } = await renew(holder, { password: "", OTPCode: "" });
    expect({ http, ...body }).toMatchObject({ http: 422, errors: [{ path: "password" }, { path: "OTPCode" }] });
  });
});

test("with the SECRET_KEY lost the app's codes are a server fault, and a recovery code still signs in", async () => {
  const { applicant } = await aHolder();
  const { db } = platform.database;
  const lost = createSealer(["another-secret-key-of-32-characters!"]);
  const sealed_secret = lost.seal("two-step-secret", `${applicant.id}:${rfcSecret}`);
  await db.updateTable("two_steps").set({ sealed_secret }).where("applicant_id", "=", applicant.id).execute();
  const browser = visitor();
  const signIn = async (OTPCode: string) => {
    const body = { userName: applicant.email, password, OTPCode, grecaptcha: await browser.captcha() };
    return browser.form("login", { siteType: "web", ...body });
  };
  expect(await signIn(now())).toMatchObject({ http: 500, body: { code: "fault", requestId: expect.any(String) } });
  expect(await signIn(recoveryCode)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
});
