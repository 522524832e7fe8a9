// Shows: N2
import { afterAll, beforeAll, expect, test } from "vitest";
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

async function aHolder() {
  const applicant = await anApplicant(platform);
  const authorization = `Bearer ${await aSession(platform, applicant.id)}`;
  return { applicant, holder: visitor({ isBrowser: false, headers: { authorization } }) };
}

test("mail comes in the language that its reader last chose, not in that of the registration", async () => {
  const { applicant, holder } = await aHolder();
  expect((await holder.get("account/security")).body).toMatchObject({ data: { mailLanguage: "id" } });
  expect(await holder.json("account/mail-language", { language: "en" })).toMatchObject({ http: 200 });
  expect((await holder.get("account/security")).body).toMatchObject({ data: { mailLanguage: "en" } });
  await holder.json("password-change", { OldPassword: password, NewPassword: "Sawah-Hijau-Lereng-9", lang: "id" });
  await eventually(async () => {
    const [mail] = await keptMailsTo(platform.settings.dataDir, applicant.email);
    expect(mail).toContain("Your password was changed");
  });
});

test("a language that the site does not speak is refused, and nobody else's changes", async () => {
  const [one, other] = [await aHolder(), await aHolder()];
  expect(await one.holder.json("account/mail-language", { language: "fr" })).toMatchObject({ http: 422 });
  await one.holder.json("account/mail-language", { language: "en" });
  expect((await other.holder.get("account/security")).body).toMatchObject({ data: { mailLanguage: "id" } });
});

test.each(["Dr. H. Ahmad Fauzi", "M. Iqbal", "Ni Luh Ayu", "(Alm.) Budi"])(
  "a mail greets %s by the whole name: a first word may be a title or a letter",
  async (name) => {
    const { email } = await anApplicant(platform, { name });
    const browser = visitor();
    await browser.json("forget-password", { email, lang: "id", grecaptcha: await browser.captcha() });
    const mail = await eventually(async () => {
      const [found] = await keptMailsTo(platform.settings.dataDir, email);
      if (found === undefined) throw new Error("no mail yet");
      return found;
    });
    expect(mail).toContain(`Lupa kata sandi, ${name}?`);
  },
);
