// Shows: F3, F5, promise 7

import type { Page } from "@playwright/test";
import { type CompanyProvider, startCompanyProvider } from "../support/company-provider.ts";
import { newEmail } from "../support/people.ts";
import { isAccessible } from "./is-accessible.ts";
import { leaveDesk, openMore } from "./open-more.ts";
import { readIn, wayIn } from "./reading.ts";
import { test as onSite } from "./site-test.ts";

let callback = "";

/** A site of its own, whose staff sign in by a provider that the test starts. */
const test = onSite.extend<object, { company: CompanyProvider }>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see by a pattern that nothing is needed
    async ({}, use) => {
      const company = await startCompanyProvider(() => callback);
      await use(company);
      await company.stop();
    },
    { scope: "worker" },
  ],
  settings: [({ company }, use) => use(company.env), { scope: "worker" }],
});
test.use({ siteOf: "the company's provider" });
test.describe.configure({ mode: "default" });
const { expect } = test;

const words = {
  id: {
    title: "Masuk ke Ruang Rekrutmen",
    company: "Masuk dengan akun perusahaan",
    noRole: /^Akun perusahaan Anda belum punya peran di sini/,
    me: "Akun saya",
    signOut: "Keluar",
    sure: "Pastikan ini Anda",
    stepUp: "Gunakan akun perusahaan",
  },
  en: {
    title: "Sign in to the recruiting desk",
    company: "Sign in with the company account",
    noRole: /^Your company account has no role here/,
    me: "My account",
    signOut: "Sign out",
    sure: "Confirm that it is you",
    stepUp: "Use the company account",
  },
} as const;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const [language, view] of wayIn("id")) {
  const texts = words[language];

  for (const javaScriptEnabled of [true, false]) {
    const how = `by the company's account in ${language} at ${view.viewport.width} pixels`;
    test.describe(javaScriptEnabled ? how : `${how}, without scripts`, () => {
      test.use({ ...view, javaScriptEnabled });
      test.beforeEach(async ({ context, site }) => {
        callback = `${site.url}/api/v1/staff/oidc/callback`;
        await readIn(context, site, language);
      });

      test("one comes in where one was going; without a role the page says why; the second step is shown there", async ({
        company,
        page,
      }) => {
        const person = { sub: newEmail(), email: newEmail(), email_verified: true, name: "Dewi Lestari" };
        company.person = { ...person, groups: ["kantin"] };
        await page.goto("/staff/me");
        await expect(heading(page)).toHaveText(texts.title);
        if (javaScriptEnabled) await isAccessible(page);
        await page.getByRole("link", { name: texts.company }).click();
        await expect(page.getByText(texts.noRole)).toBeVisible();
        company.person = { ...person, groups: ["it"] };
        await page.getByRole("link", { name: texts.company }).click();
        await expect(heading(page)).toHaveText(texts.me);
        await openMore(page);
        await expect(page.getByRole("link", { name: "Dewi Lestari" })).toBeVisible();

        await page.goto("/staff/step-up?to=/staff/me");
        await expect(heading(page)).toHaveText(texts.sure);
        if (javaScriptEnabled) await isAccessible(page);
        await page.getByRole("link", { name: texts.stepUp }).click();
        await expect(heading(page)).toHaveText(texts.me);
        await leaveDesk(page, texts.signOut);
        await expect(heading(page)).toHaveText(texts.title);
      });
    });
  }
}
