import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { inHome, newHome } from "../support/home.ts";
import { aPerson, type Person } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { desktop, phone, readIn } from "./reading.ts";
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

/** A site where somebody saved a resume seven months ago. */
async function afterSevenMonths(): Promise<{ site: Site; person: Person; remove(): Promise<void> }> {
  const home = await newHome();
  const before = await startSite(home);
  const person = await aPerson(before);
  await before.stop();
  await inHome(home, async ({ db }) => {
    await sql`update resumes set confirmed_at = now() - interval '7 months'`.execute(db);
  });
  const site = await startSite(home);
  return { site, person, remove: () => site.stop().then(home.remove) };
}

/** Goes on to another page without loading the document anew. */
const goOn = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

test("a resume older than six months is asked about at sign-in, before anything else (A11)", async ({ browser }) => {
  test.slow();
  const { site, person, remove } = await afterSevenMonths();
  for (const [language, view] of [
    ["id", phone],
    ["en", desktop],
  ] as const) {
    const say = words[language];
    const context = await browser.newContext({ ...view, baseURL: site.url });
    await readIn(context, site, language);
    const page = await context.newPage();
    await page.addInitScript(() => addEventListener("load", () => dispatchEvent(new Event("scroll"))));
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

    // The next sign-in asks anew.
    await context.clearCookies();
    await readIn(context, site, language);
    await signInByHand(page, language, person);
    await stale.getByRole("link", { name: say.update, exact: true }).click();
    await expect(page).toHaveURL("/profile-resume");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
    await openAlive(page, "/lowongan");
    await expect(offer).toBeVisible();
    await context.close();
  }
  await remove();
});
