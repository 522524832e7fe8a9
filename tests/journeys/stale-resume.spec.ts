import type { Page } from "@playwright/test";
import { aPersonOfLongAgo } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { readIn, wayIn } from "./reading.ts";
import { signInByHand } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    stale: "Profil Anda perlu diperbarui",
    update: "Perbarui",
    later: "Nanti saja",
    offer: "Lindungi akun Anda dengan verifikasi dua langkah?",
    vacancies: "Cari lowongan",
  },
  en: {
    stale: "Your profile is out of date",
    update: "Update",
    later: "Later",
    offer: "Protect your account with two-step authentication?",
    vacancies: "Find vacancies",
  },
} as const;

/** Goes on to another page without loading the document again. */
const goOn = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

for (const [language, view] of wayIn("id")) {
  test.describe(`an old resume in ${language}`, () => {
    test.use(view);

    test("one older than six months is asked about at sign-in, before anything else (A11)", async ({
      context,
      page,
      site,
    }) => {
      const person = aPersonOfLongAgo(site);
      const say = words[language];
      await readIn(context, site, language);
      const stale = page.getByRole("region", { name: say.stale });
      const offer = page.getByRole("region", { name: say.offer });

      await signInByHand(page, language, person);
      await expect(stale).toBeVisible();
      await expect(offer).toBeHidden();
      await stale.getByRole("button", { name: say.later, exact: true }).click();
      await expect(stale).toBeHidden();
      await expect(offer).toBeHidden();
      await goOn(page, say.vacancies);
      await expect(offer).toBeVisible();
      await expect(stale).toBeHidden();

      // The next sign-in asks again.
      await context.clearCookies();
      await readIn(context, site, language);
      await signInByHand(page, language, person);
      await stale.getByRole("link", { name: say.update, exact: true }).click();
      await expect(page).toHaveURL("/profile-resume");
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(offer).toBeHidden();
      await openAlive(page, "/lowongan");
      await expect(offer).toBeVisible();
    });
  });
}
