// Shows: N19
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { everyLook, inTurn } from "../support/every-look.ts";
import type { Site } from "../support/site.ts";
import { languages, readIn, viewsIn } from "./reading.ts";
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

let guest: BrowserContext;
let applicant: BrowserContext;
// Nothing is done on these pages: one browser reads them all, and fetches and compiles scripts once.
test.beforeAll(async ({ browser, site }) => {
  guest = await browser.newContext({ reducedMotion: "reduce" });
  applicant = await browser.newContext({ reducedMotion: "reduce" });
  await signIn(applicant, site, await site.demonstration());
});
test.afterAll(async () => {
  await guest.close();
  await applicant.close();
});

/** @param place every second page is looked at in one language at its width and hours, the others in the other */
async function violationsOf(context: BrowserContext, site: Site, path: string, place: number): Promise<string[]> {
  const found: string[] = [];
  for (const language of inTurn(languages, place, 2)) {
    await readIn(context, site, language);
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
  return found;
}

for (const [place, path] of forEverybody.entries()) {
  test(`axe finds nothing on ${path}`, async ({ site }) => {
    expect(await violationsOf(guest, site, path, place)).toEqual([]);
  });
}

test("axe finds nothing on a survey and on a STAR form", async ({ site }) => {
  const { surveyId, starFormId } = await site.demonstration();
  const paths = [`/NPS/Application?id=${surveyId}&rating=2`, `/form-star?id=${starFormId}`];
  for (const [place, path] of paths.entries()) {
    expect(await violationsOf(applicant, site, path, place)).toEqual([]);
  }
});

for (const [place, action] of ["accept", "reschedule", "decline"].entries()) {
  test(`axe finds nothing on an invitation to ${action}`, async ({ site }) => {
    const { phase, code } = (await site.demonstration()).invitation;
    const path = `/recruitmentprocess/invitation/${phase}/${action}/${code}`;
    expect(await violationsOf(guest, site, path, place)).toEqual([]);
  });
}

for (const [place, path] of forApplicants.entries()) {
  test(`axe finds nothing on ${path} for an applicant`, async ({ site }) => {
    expect(await violationsOf(applicant, site, path, place)).toEqual([]);
  });
}
