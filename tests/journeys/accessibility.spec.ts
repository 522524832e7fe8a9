// Shows: N19
import type { BrowserContext, Page } from "@playwright/test";
import { everyLook, inTurn } from "../support/every-look.ts";
import type { Site } from "../support/site.ts";
import { axeOn, violationsIn } from "./is-accessible.ts";
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
/** Rules about colours alone: the page itself is the same in both themes. */
const ofColours = ["color-contrast", "link-in-text-block"];

async function violations(page: Page, colorScheme: (typeof schemes)[number]): Promise<string[]> {
  const hasAll = colorScheme === "light" || !everyLook;
  return violationsIn(hasAll ? axeOn(page).withTags(tags) : axeOn(page).withRules(ofColours));
}

/** @param place every second page is looked at in one language at its width and hours, the others in the other */
async function listViolations(context: BrowserContext, site: Site, path: string, place: number): Promise<string[]> {
  const found: string[] = [];
  for (const language of inTurn(languages, place, 2)) {
    await readIn(context, site, language);
    const page = await context.newPage();
    await page.goto(path);
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
        found.push(...wrong.map((one) => `${path} ${language} ${width} ${colorScheme} ${one}`));
      }
    }
    await page.close();
  }
  return found;
}

/** Nothing is done on these pages: one browser reads them all, and fetches and compiles scripts once. */
async function findsNothingOn(paths: readonly string[], context: BrowserContext, site: Site): Promise<void> {
  const found: string[] = [];
  for (const [place, path] of paths.entries())
    await test.step(`axe finds nothing on ${path}`, async () => {
      found.push(...(await listViolations(context, site, path, place)));
    });
  expect(found).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

const half = Math.ceil(forEverybody.length / 2);

test("axe finds nothing on the pages of vacancies, news, help and events", async ({ context, site }) => {
  await findsNothingOn(forEverybody.slice(0, half), context, site);
});

test("axe finds nothing on the pages of signing in and up, of mailed links, and on an invitation", async ({
  context,
  site,
}) => {
  const { phase, code } = (await site.demonstration()).invitation;
  const invitation = (action: string) => `/recruitmentprocess/invitation/${phase}/${action}/${code}`;
  const invitations = ["accept", "reschedule", "decline"].map(invitation);
  await findsNothingOn([...forEverybody.slice(half), ...invitations], context, site);
});

test("axe finds nothing on an applicant's pages, a survey and a STAR form", async ({ context, site }) => {
  const demonstration = await site.demonstration();
  await signIn(context, site, demonstration);
  const { surveyId, starFormId } = demonstration;
  const paths = [`/NPS/Application?id=${surveyId}&rating=2`, `/form-star?id=${starFormId}`];
  await findsNothingOn([...forApplicants, ...paths], context, site);
});
