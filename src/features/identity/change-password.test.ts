// Shows: A7, promise 2
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, aSession, password } from "../../../tests/support/accounts.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../tests/support/platform.ts";
import type { Visitor, VisitorOptions } from "../../../tests/support/visitor.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const better = "Sawah-Hijau-Lereng-9";

/** An applicant and a client that holds a token of theirs. */
async function aHolder(overrides: Parameters<typeof anApplicant>[1] = {}) {
  const applicant = await anApplicant(platform, overrides);
  return { applicant, holder: await anotherHolder(applicant.id) };
}

async function anotherHolder(applicantId: number): Promise<Visitor> {
  const authorization = `Bearer ${await aSession(platform, applicantId)}`;
  return visitor({ isBrowser: false, headers: { authorization } });
}

function change(who: Visitor, overrides: Record<string, unknown> = {}) {
  return who.json("password-change", { OldPassword: password, NewPassword: better, lang: "en", ...overrides });
}

async function signIn(email: string, secret: string) {
  const browser = visitor();
  const form = { userName: email, password: secret, lang: "id", grecaptcha: await browser.captcha() };
  return (await browser.form("login", form)).body["acknowledge"];
}

describe("password-change", () => {
  test("lets in with the new password alone, and ends every other session", async () => {
    const { applicant, holder } = await aHolder();
    const other = await anotherHolder(applicant.id);
    expect(await change(holder)).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(await signIn(applicant.email, password)).toBe(0);
    expect(await signIn(applicant.email, better)).toBe(1);
    expect(await other.get("account/security")).toMatchObject({ http: 401, body: { code: "token-expired" } });
    expect(await holder.get("account/security")).toMatchObject({
      body: { acknowledge: 1, data: { name: applicant.name, userName: applicant.email } },
    });
  });

  test("ends links that were mailed to choose a new one", async () => {
    const { applicant, holder } = await aHolder();
    const asker = visitor();
    const grecaptcha = await asker.captcha();
    await asker.json("forget-password", { email: applicant.email, lang: "id", grecaptcha });
    const unused = platform.database.db
      .selectFrom("account_tokens")
      .select("used_at")
      .where("applicant_id", "=", applicant.id);
    await eventually(async () => expect(await unused.execute()).toEqual([{ used_at: null }]));
    await change(holder);
    expect(await unused.execute()).toEqual([{ used_at: expect.any(Date) }]);
  });

  test.each([
    ["id", "Subject: Kata sandi Anda diubah", "WIB"],
    ["en", "Subject: Your password was changed", "Unknown device"],
  ] as const)("is reported by mail in the person's language (%s)", async (language, subject, fact) => {
    const { applicant, holder } = await aHolder({ language });
    await change(holder);
    const [mail = ""] = await eventually(async () => {
      const mails = await keptMailsTo(platform.settings.dataDir, applicant.email);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail).toContain(subject);
    expect(mail).toContain(fact);
    expect(mail).toContain(`${platform.settings.publicUrl}/forgot-password`);
    expect(mail).not.toContain(better);
  });

  test("refuses a wrong old password, and changes nothing", async () => {
    const { applicant, holder } = await aHolder();
    expect(await change(holder, { OldPassword: "Bukan-Itu-26" })).toMatchObject({
      http: 200,
      body: { acknowledge: 0, code: "wrong-password", message: "The current password is incorrect." },
    });
    expect(await signIn(applicant.email, password)).toBe(1);
  });

  test.each([
    [{ NewPassword: "Selamat-1" }, "NewPassword", "password-weak"],
    [{ NewPassword: "lemah" }, "NewPassword", "password-composition"],
    [{ NewPassword: "P@ssw0rd2026!" }, "NewPassword", "password-common"],
    [{ NewPassword: "Dewi-Lestari1" }, "NewPassword", "password-own-name"],
    [{ NewPassword: "" }, "NewPassword", "required"],
    [{ OldPassword: "" }, "OldPassword", "required"],
    [{ OldPassword: "x".repeat(101) }, "OldPassword", "too-long"],
  ])("refuses %o: %s %s, before the old one is looked at", async (overrides, path, code) => {
    const { holder } = await aHolder();
    const { http, body } = await change(holder, { OldPassword: "Bukan-Itu-26", ...overrides });
    expect(http).toBe(422);
    expect(body["errors"]).toMatchObject([{ path, code }]);
  });

  test("refuses the present password as the new one, and keeps every session", async () => {
    const { applicant, holder } = await aHolder();
    const other = await anotherHolder(applicant.id);
    const { http, body } = await change(holder, { NewPassword: password });
    expect(http).toBe(422);
    expect(body["errors"]).toMatchObject([{ path: "NewPassword", code: "password-same" }]);
    expect(await other.get("account/security")).toMatchObject({ http: 200 });
    expect(await change(holder, { OldPassword: "Bukan-Itu-26", NewPassword: "Bukan-Itu-26" })).toMatchObject({
      http: 200,
      body: { code: "wrong-password" },
    });
  });

  test("looks at ten wrong old passwords and at no more; a right one counts for none", async () => {
    const { holder } = await aHolder();
    const codes = [];
    for (let tries = 0; tries < 11; tries += 1)
      codes.push((await change(holder, { OldPassword: "Bukan-Itu-26" })).http);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
    expect(await change(holder)).toMatchObject({ http: 429 });
    await platform.database.db.deleteFrom("limit_counts").execute();
    const turns = Array.from({ length: 11 }, (_, turn) => [
      turn === 0 ? password : `${better}${turn}`,
      `${better}${turn + 1}`,
    ]);
    for (const [OldPassword, NewPassword] of turns)
      expect((await change(holder, { OldPassword, NewPassword })).body["acknowledge"]).toBe(1);
  });

  test("is for applicants alone", async () => {
    const guest = visitor();
    await guest.form("login", { siteType: "web" });
    expect(await change(guest)).toMatchObject({ http: 401, body: { code: "sign-in-required" } });
    expect(await guest.get("account/security")).toMatchObject({ http: 401, body: { code: "sign-in-required" } });
  });
});
