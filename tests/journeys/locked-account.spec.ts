import { solveCaptcha } from "../support/captcha.ts";
import type { Site } from "../support/site.ts";
import { readIn, viewsIn, walkedIn } from "./reading.ts";
import { signInByHand } from "./sign-in.ts";
import { test as onSite } from "./site-test.ts";

/** Twenty wrong passwords in a row, each from somewhere else: a fifth of a hundred. */
async function guess(site: Site, userName: string): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const challenge = await (await fetch(`${site.url}/api/v1/captcha/challenge`)).json();
    const grecaptcha = await solveCaptcha(challenge);
    const body = new URLSearchParams({ siteType: "x", userName, password: "Bukan-Itu-26", lang: "id", grecaptcha });
    const headers = { "x-forwarded-for": `198.51.100.${turn}` };
    await fetch(`${site.url}/api/v1/login`, { method: "POST", body, headers });
  }
}

/** Whose password is guessed at. */
const test = onSite.extend<object, { locked: { email: string; password: string } }>({
  locked: [
    async ({ site }, use) => {
      const person = await site.demonstration();
      await guess(site, person.email);
      await use(person);
    },
    { scope: "worker" },
  ],
});
// A fifth of each limit, and who says where it comes from is believed.
test.use({ siteOf: "locked account", settings: { LIMITS_FACTOR: "0.2", TRUST_PROXY: "127.0.0.1,::1" } });
test.describe.configure({ mode: "default" });
const { expect } = test;

const words = {
  id: {
    told:
      "Terlalu banyak percobaan dengan kata sandi yang salah untuk alamat e-mail ini. Demi keamanan, minta tautan lewat e-mail, " +
      "buat kata sandi baru, lalu masuk.",
    link: "minta tautan lewat e-mail",
    forgot: "Lupa kata sandi",
  },
  en: {
    told:
      "Too many wrong passwords were tried for this e-mail address. To be safe, request a link by e-mail, " +
      "choose a new password, then sign in.",
    link: "request a link by e-mail",
    forgot: "Forgot password",
  },
} as const;

for (const language of walkedIn("en")) {
  const say = words[language];
  for (const [view, options] of viewsIn(language)) {
    test.describe(`after too many wrong passwords, in ${language} on a ${view}`, () => {
      test.use(options);
      test.beforeEach(({ context, site }) => readIn(context, site, language));

      test("is referred to the mail, with scripts and without", async ({ part, locked }) => {
        await part("the right one is referred to the mail, and to which address (A4)", async ({ page }) => {
          await signInByHand(page, language, locked);
          await expect(page.getByRole("alert")).toHaveText(say.told);
          await expect(page.getByRole("alert")).toBeInViewport();
          await page.getByRole("link", { name: say.link }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.forgot);
        });

        await part("a page without scripts says so too (A4)", async ({ browser, page, site }) => {
          const { email: userName, password } = locked;
          const form = { userName, password, grecaptcha: "x" };
          const headers = { origin: new URL(site.url).origin };
          const response = await page.request.post("/signin?redirect=%2Flowongan", { form, headers });
          const context = await browser.newContext({ javaScriptEnabled: false, ...options });
          const plain = await context.newPage();
          await plain.setContent(await response.text());
          await expect(plain.getByRole("alert")).toHaveText(say.told);
          const link = plain.getByRole("link", { name: say.link });
          await expect(link).toHaveAttribute("href", "/forgot-password?redirect=%2Flowongan");
          await context.close();
        });
      });
    });
  }
}
