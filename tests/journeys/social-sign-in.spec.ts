import type { Page } from "@playwright/test";
import { aPerson, newEmail } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { type SocialProviderOfTest, startSocialProvider } from "../support/social-provider.ts";
import { getCode } from "../support/two-step.ts";
import { captchaDone } from "./captcha.ts";
import { isAccessible } from "./is-accessible.ts";
import { listComplaints } from "./quiet.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { test as onSite } from "./site-test.ts";

/** A site of its own, which trusts a provider that the test starts. */
const test = onSite.extend<object, { provider: SocialProviderOfTest }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see by a pattern that nothing is needed
    async ({}, use) => {
      const provider = await startSocialProvider();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  settings: [({ provider }, use) => use(provider.env), { scope: "worker" }],
});
test.use({ siteOf: "social sign-in" });
test.describe.configure({ mode: "default" });
const { expect } = test;

const words = {
  id: {
    google: "Masuk dengan Google",
    facebook: "Masuk dengan Facebook",
    known: (email: string) => `${email} sudah punya akun`,
    password: "Kata sandi",
    signIn: "Masuk",
    signOut: "Keluar",
    account: /^Akun/,
    typeCode: "Masukkan kode Anda",
    code: "Kode 6 digit",
    cancelled: "Anda membatalkan masuk lewat Facebook.",
    invalid: "Akun sosial media Anda tidak valid",
    noEmail: /^Akun sosial media Anda tidak membagikan e-mail\./,
    unknown: (email: string) => `Belum ada akun untuk ${email}`,
    back: "Kembali",
    signUp: "Daftar",
    filled: "Nama dan e-mail diisi dari Facebook.",
    name: "Nama lengkap",
  },
  en: {
    google: "Sign in with Google",
    facebook: "Sign in with Facebook",
    known: (email: string) => `${email} already has an account`,
    password: "Password",
    signIn: "Sign in",
    signOut: "Sign out",
    account: /^Account of/,
    typeCode: "Enter your code",
    code: "6-digit code",
    cancelled: "You cancelled the sign-in with Facebook.",
    invalid: "Your social media account is not valid.",
    noEmail: /^Your social media account did not share an e-mail address\./,
    unknown: (email: string) => `There is no account for ${email} yet`,
    back: "Back",
    signUp: "Sign up",
    filled: "Name and e-mail were filled in from Facebook.",
    name: "Full name",
  },
} as const;

/** Turns two-step sign-in on for the signed-in account, without walking through its pages. @returns the app's secret */
async function turnOnTwoStep({ request }: Page, site: Site): Promise<string> {
  const call = async (data: object) => {
    const options = { data, headers: { origin: new URL(site.url).origin } };
    return (await request.post(`${site.url}/api/v1/mfa-activation`, options)).json();
  };
  const { secretKey } = await call({ Type: "GENERATE" });
  expect(await call({ Type: "VALIDATE", OTPCode: getCode(secretKey) })).toMatchObject({ acknowledge: 1 });
  return secretKey;
}

function socialIn(language: Language): void {
  const texts = words[language];
  const main = (page: Page) => page.getByRole("main");
  const alertOn = (page: Page) => main(page).getByRole("alert");
  const by = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
  test.beforeEach(({ context, site }) => readIn(context, site, language));

  test("Google opens an account once the account's own sign-in has joined them, and asks for the second step once that is on (A5, A10)", async ({
    page,
    site,
    provider,
  }) => {
    const complaints = await listComplaints(page);
    const person = await aPerson(site);
    provider.isNow({ sub: `g ${person.email}`, name: person.name, email: person.email, email_verified: true });
    await page.goto("/signin?redirect=%2Fagenda");
    await by(page, texts.google).click();
    await expect(alertOn(page)).toContainText(texts.known(person.email));
    const email = main(page).getByRole("textbox", { name: "E-mail" });
    await expect(email).toHaveValue(person.email);
    await isAccessible(page);
    await main(page).getByRole("textbox", { name: texts.password, exact: true }).fill(person.password);
    await captchaDone(main(page));
    await main(page).getByRole("button", { name: texts.signIn, exact: true }).click();
    await expect(page).toHaveURL("/agenda");
    const secret = await turnOnTwoStep(page, site);
    await page.reload();
    await page.getByRole("button", { name: texts.account }).click();
    await page.getByRole("button", { name: texts.signOut, exact: true }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: texts.signIn, exact: true })).toBeVisible();
    await page.goto("/signin?redirect=%2Fprofile-resume");
    await by(page, texts.google).click();
    await expect(page).toHaveURL("/signin?step=2&redirect=%2Fprofile-resume");
    await expect(page.getByRole("heading", { level: 1, name: texts.typeCode })).toBeVisible();
    // A code counts once: the next one is shown, and a step either side is taken.
    await main(page)
      .getByRole("textbox", { name: texts.code })
      .fill(getCode(secret, Date.now() + 30_000));
    await main(page).getByRole("button", { name: texts.signIn, exact: true }).click();
    await expect(page).toHaveURL("/profile-resume");
    await expect(page.getByRole("button", { name: texts.account })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("Facebook's refusals are shown, and a new person signs up with name and address filled in (A5)", async ({
    page,
    provider,
  }) => {
    const someone = { sub: `f ${newEmail()}`, name: "Rangga Wirawan", email: newEmail() };
    provider.isNow(someone);
    provider.does({ refusesConsent: true });
    await page.goto("/signin");
    await by(page, texts.facebook).click();
    await expect(alertOn(page)).toHaveText(texts.cancelled);
    await expect(alertOn(page).locator("..")).toBeFocused();
    provider.does({ audience: "situs-lain" });
    await by(page, texts.facebook).click();
    await expect(alertOn(page)).toHaveText(texts.invalid);
    provider.isNow({ sub: someone.sub, name: someone.name });
    await by(page, texts.facebook).click();
    await expect(alertOn(page)).toHaveText(texts.noEmail);
    provider.isNow(someone);
    await by(page, texts.facebook).click();
    await expect(alertOn(page)).toContainText(texts.unknown(someone.email));
    await isAccessible(page);
    await alertOn(page).getByRole("link", { name: texts.back }).click();
    await expect(alertOn(page)).toBeHidden();
    await by(page, texts.facebook).click();
    await alertOn(page).getByRole("link", { name: texts.signUp }).click();
    await expect(page).toHaveURL("/signup");
    await expect(main(page).getByText(texts.filled)).toBeVisible();
    await expect(main(page).getByRole("textbox", { name: texts.name })).toHaveValue(someone.name);
    await expect(main(page).getByRole("textbox", { name: "E-mail" })).toHaveValue(someone.email);
  });
}

for (const language of walkedIn("en")) {
  test.describe(`signing in by a provider in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    socialIn(language);
  });
}
