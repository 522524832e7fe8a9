// Shows: N19
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { everyLook, languages, viewsIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const schemes = ["light", "dark"] as const;

const forEverybody = [
  "/",
  "/lowongan",
  "/lowongan?vacancyTitle=zzzzzz",
  "/lowongan/lowongan-detail-page/1/apa-saja",
  "/lowongan/company-detail/1",
  "/berita-artikel",
  "/berita-artikel?page=2",
  "/berita-artikel?page=9",
  "/berita-artikel/berita-artikel-detail/1",
  "/pusat-bantuan",
  "/pusat-bantuan/detail/1#q-1",
  "/pusat-bantuan/search?q=kata%20sandi",
  "/pusat-bantuan/search?q=zzzzzz",
  "/agenda",
  "/agenda?tab=past&page=9",
  "/agenda/agenda-detail/1",
  "/agenda/agenda-detail/2",
  "/tentang-kami",
  "/program-kami",
  "/syarat-dan-ketentuan",
  "/signin",
  "/signin?step=2",
  "/signin?step=2&code=recovery",
  "/signup",
  "/signup/virtue",
  "/forgot-password",
  "/forgot-password?token=x",
  "/forgot-password/virtue",
  "/account/activation/resend",
  "/account/deleted",
  "/cek-surat",
  "/recruitmentprocess/invitation/screening/accept/tidak-ada",
  "/recruitmentprocess/invitetojoin/join/tidak-ada/kampus",
  "/activity",
  "/activity?code=tidak-ada",
  "/account/confirmation/tidak-ada",
  "/account/confirmation/virtue/tidak-ada",
  "/tidak-ada",
];
const forApplicants = [
  "/lowongan?isMatch=1",
  "/profile-resume",
  "/lowongan/profile-resume?vacancy=1",
  "/lowongan/profile-resume/virtue",
  "/account/history",
  "/account/history/2",
  "/account/notifications",
  "/account/bookmark",
  "/account/change-password",
  "/mfa?step=1",
  "/mfa?step=2",
  "/account/my-account",
  "/account/my-account/json-resume",
  "/account/my-account/delete",
  "/lowongan/profile-resume?vacancy=1&vacancy=2",
  "/flk1",
  "/flk1?section=education",
  "/flk1?section=work-interest",
  "/flk2?section=stories",
  "/flk2?section=send",
];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What the colours alone decide: the page itself is the same by day and by night. */
const ofColours = ["color-contrast", "link-in-text-block"];

async function violations(page: Page, colorScheme: (typeof schemes)[number]): Promise<string[]> {
  // Legacy is what the page does alone: no frame of another origin to look into, half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const hasAll = colorScheme === "light" || !everyLook;
  const found = await (hasAll ? axe.withTags(tags) : axe.withRules(ofColours)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function violationsOf(browser: Browser, site: Site, path: string, isSignedIn: boolean): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  if (isSignedIn) await signIn(context, site, await site.demonstration());
  const found: string[] = [];
  for (const language of languages) {
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    const page = await context.newPage();
    await page.goto(site.url + path);
    await page.locator("h1").first().waitFor();
    for (const [, { viewport }] of viewsIn(language)) {
      const { width } = viewport;
      await page.setViewportSize({ width, height: 900 });
      // A window as high as the page: in a lower one what sticks to its edge lies over half of what scrolls by.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      for (const colorScheme of everyLook ? schemes : [width === 390 ? schemes[0] : schemes[1]]) {
        await page.emulateMedia({ colorScheme });
        const wrong = await violations(page, colorScheme);
        found.push(...wrong.map((one) => `${language} ${width} ${colorScheme} ${one}`));
      }
    }
    await page.close();
  }
  await context.close();
  return found;
}

for (const path of forEverybody) {
  test(`axe finds nothing on ${path}`, async ({ browser, site }) => {
    expect(await violationsOf(browser, site, path, false)).toEqual([]);
  });
}

test("axe finds nothing on a survey and on a STAR form", async ({ browser, site }) => {
  const { surveyId, starFormId } = await site.demonstration();
  for (const path of [`/NPS/Application?id=${surveyId}&rating=2`, `/form-star?id=${starFormId}`]) {
    expect(await violationsOf(browser, site, path, true)).toEqual([]);
  }
});

for (const action of ["accept", "reschedule", "decline"]) {
  test(`axe finds nothing on an invitation to ${action}`, async ({ browser, site }) => {
    const { phase, code } = (await site.demonstration()).invitation;
    const path = `/recruitmentprocess/invitation/${phase}/${action}/${code}`;
    expect(await violationsOf(browser, site, path, false)).toEqual([]);
  });
}

for (const path of forApplicants) {
  test(`axe finds nothing on ${path} for an applicant`, async ({ browser, site }) => {
    expect(await violationsOf(browser, site, path, true)).toEqual([]);
  });
}
