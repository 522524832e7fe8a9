import type { BrowserContext, Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    offer: "Lindungi akun Anda dengan verifikasi dua langkah?",
    search: "Judul, perusahaan, tempat, atau kode lowongan",
    later: "Nanti saja",
    vacancies: "Cari lowongan",
  },
  en: {
    offer: "Protect your account with two-step authentication?",
    search: "Title, company, place or vacancy code",
    later: "Later",
    vacancies: "Find vacancies",
  },
} as const;

/** Someone who has just signed in and is to be offered two-step sign-in. */
async function justSignedIn(context: BrowserContext, site: Site): Promise<void> {
  await signIn(context, site, await aPerson(site));
  await context.addCookies([{ name: "mfa", value: "true", url: site.url }]);
}

const offerOn = (page: Page, name: string) => page.getByRole("region", { name });

for (const [language, view] of wayIn("id")) {
  const texts = words[language];

  test.describe(`what a sign-in is followed by, in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);

    test("waits, takes no focus, and comes once a visit", async ({ part }) => {
      await part(
        "waits until nobody types, and takes neither a letter nor the focus",
        async ({ context, page, site }) => {
          await readIn(context, site, language);
          await justSignedIn(context, site);
          await page.goto("/lowongan");
          const field = page.getByLabel(texts.search);
          await field.focus();
          const typed = "juru masak di kota";
          await field.pressSequentially(typed, { delay: 120 });
          await expect(field).toHaveValue(typed);
          await expect(field).toBeFocused();
          await expect(offerOn(page, texts.offer)).toBeHidden();
          await expect(page.getByRole("dialog")).toBeHidden();

          await field.blur();
          await expect(offerOn(page, texts.offer)).toBeVisible();
          expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
          // A key for something else is no answer.
          await page.keyboard.press("Space");
          await page.keyboard.press("Escape");
          await expect(offerOn(page, texts.offer)).toBeVisible();
          await expect(offerOn(page, texts.offer).getByRole("button", { name: texts.later })).toBeVisible();
        },
      );

      await part(
        "takes the focus where it is asked to, and the page stays where it was",
        async ({ context, page, site }) => {
          await readIn(context, site, language);
          await justSignedIn(context, site);
          await openAlive(page, "/");
          const later = offerOn(page, texts.offer).getByRole("button", { name: texts.later });
          await expect(later).toBeVisible();
          await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
          const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
          const before = await scrolled();
          await later.focus();
          await expect(later).toBeFocused();
          expect(await scrolled()).toBe(before);
        },
      );

      await part("is asked once a visit, not on every page", async ({ context, page, site }) => {
        await readIn(context, site, language);
        await justSignedIn(context, site);
        await openAlive(page, "/");
        await expect(offerOn(page, texts.offer)).toBeVisible();
        await page.getByRole("contentinfo").getByRole("link", { name: texts.vacancies, exact: true }).click();
        await expect(page).toHaveURL("/lowongan");
        await expect(offerOn(page, texts.offer)).toBeHidden();
        await page.clock.install();
        await openAlive(page, "/agenda");
        // Longer than it waits for a moment of calm.
        await page.clock.runFor(5_000);
        await expect(offerOn(page, texts.offer)).toBeHidden();
      });
    });
  });
}
