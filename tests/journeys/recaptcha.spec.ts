import { type RecaptchaProvider, startRecaptchaProvider } from "../support/recaptcha-provider.ts";
import { openAlive } from "./alive.ts";
import { readIn, viewsIn, walkedIn } from "./reading.ts";
import { test as onSite } from "./site-test.ts";

/** A site of its own, whose captcha is that of a stand-in for Google. */
const test = onSite.extend<object, { provider: RecaptchaProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see by a pattern that nothing is needed
    async ({}, use) => {
      const provider = await startRecaptchaProvider("hush", "localhost");
      await use(provider);
      provider.stop();
    },
    { scope: "worker" },
  ],
  settings: [
    ({ provider }, use) =>
      use({
        ...{ CAPTCHA: "recaptcha", RECAPTCHA_SITE_KEY: "our-site", RECAPTCHA_SECRET: "hush" },
        RECAPTCHA_URL: provider.url,
      }),
    { scope: "worker" },
  ],
});
test.use({ siteOf: "recaptcha" });
test.describe.configure({ mode: "default" });
const { expect } = test;

const words = {
  id: {
    password: "Kata sandi",
    signIn: "Masuk",
    account: /^Akun/,
    lacking: /^Pemeriksaan keamanan: Selesaikan/,
    failed: "Pemeriksaan keamanan belum dapat dimuat. Isian Anda tetap ada.",
    again: "Muat lagi",
  },
  en: {
    password: "Password",
    signIn: "Sign in",
    account: /^Account of/,
    lacking: /^Security check: Complete/,
    failed: "The security check could not be loaded. What you typed is still here.",
    again: "Load again",
  },
} as const;

for (const language of walkedIn("en")) {
  const say = words[language];
  for (const [view, options] of viewsIn(language)) {
    test.describe(`where Google checks for robots, in ${language} on a ${view}`, () => {
      test.use(options);

      test("its box allows one sign-in, counts once and reloads after a failure (A4)", async ({
        context,
        page,
        provider,
        site,
      }) => {
        await readIn(context, site, language);
        const { email, password } = await site.demonstration();
        await page.route(/api\.js/, (route) => route.abort());
        await openAlive(page, "/signin");
        await expect(page.getByText(say.failed)).toBeVisible();
        await page.unroute(/api\.js/);
        await page.getByRole("button", { name: say.again }).click();
        const box = page.frameLocator('iframe[title="reCAPTCHA"]').getByRole("button");
        await expect(box).toBeVisible();

        const form = page.getByRole("main");
        await form.getByLabel("E-mail").fill(email);
        await form.getByLabel(say.password, { exact: true }).fill(password);
        await form.getByRole("button", { name: say.signIn, exact: true }).click();
        await expect(form.getByRole("link", { name: say.lacking })).toBeVisible();

        const before = provider.asked.length;
        await box.click();
        await form.getByRole("button", { name: say.signIn, exact: true }).click();
        await expect(page.getByRole("button", { name: say.account })).toBeVisible();
        expect(provider.asked).toHaveLength(before + 1);
      });
    });
  }
}

test("only Google's captcha may be fetched from elsewhere", async ({ provider, site }) => {
  const policy = (await fetch(`${site.url}/signin`)).headers.get("content-security-policy");
  expect(policy).toContain(`script-src 'self' ${provider.url}/ https://www.gstatic.com/recaptcha/ 'sha256-`);
  expect(policy).toContain(`frame-src ${provider.url}/`);
});
