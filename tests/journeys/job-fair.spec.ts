import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { type FairWords, fairWords } from "./job-fair-words.ts";
import { complaintsOf } from "./quiet.ts";
import { type Language, languages, phone, readIn, viewsIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const slideMs = 5000;

interface Place {
  page: Page;
  context: BrowserContext;
  site: Site;
  language: Language;
  say: FairWords;
}

/** The home page with its scripts there, and the page's clock standing still. */
async function openHome({ page, context, site, language, say }: Place): Promise<void> {
  await readIn(context, site, language);
  await page.clock.install({ time: new Date() });
  await page.goto("/");
  await page.keyboard.press("Shift");
  await page.clock.runFor(3000);
  // The controls of the slide show come with the scripts.
  await expect(page.getByRole("button", { name: say.next, includeHidden: true })).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function openModal(page: Page, say: FairWords): Promise<Locator> {
  await page.getByRole("region", { name: say.region }).getByRole("button", { name: say.visit }).click();
  const modal = page.getByRole("dialog", { name: say.title });
  await expect(modal).toBeVisible();
  return modal;
}

/** Scrolls, and waits until the page knows. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((told) => {
        addEventListener("scroll", () => told(), { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    top,
  );
}

for (const language of languages) {
  const say = fairWords[language];
  for (const [view, options] of viewsIn(language)) {
    test.describe(`${language}, ${view}`, () => {
      test.use(options);

      test("axe finds nothing on the open programme", async ({ page, context, site }) => {
        await readIn(context, site, language);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto("/");
        await openModal(page, say);
        await expect(page.getByRole("button", { name: say.next })).toBeVisible();
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const { violations } = await new AxeBuilder({ page }).include("#talent-programme").analyze();
          expect(violations.map(({ id }) => id)).toEqual([]);
        }
      });

      if (!walkedIn("id").includes(language)) return;

      // Shows: S13, S15
      test("the banner says what runs, the button opens it, and the focus comes back", async ({
        page,
        context,
        site,
      }) => {
        const complaints = await complaintsOf(page);
        await openHome({ page, context, site, language, say });
        const banner = page.getByRole("region", { name: say.region });
        await expect(banner).toContainText(say.ongoing);
        const modal = await openModal(page, say);
        await expect(modal.getByText(say.paragraph)).toBeVisible();
        await expect(modal.getByText(/^\d+.*–\d+.*20\d\d$/)).toBeVisible();
        await expect(modal.getByRole("link", { name: say.site })).toHaveAttribute("href", /^https:/);
        await expect(modal.getByRole("button", { name: say.close })).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(modal).toBeHidden();
        await expect(banner.getByRole("button", { name: say.visit })).toBeFocused();
        await openModal(page, say);
        await modal.getByRole("button", { name: say.later }).click();
        await expect(modal).toBeHidden();
        expect(complaints).toEqual([]);
      });

      // Shows: S15
      test("the slides go on by themselves, every five seconds, and round", async ({ page, context, site }) => {
        await openHome({ page, context, site, language, say });
        const modal = await openModal(page, say);
        for (const number of [1, 2, 3, 1]) {
          await expect(modal.getByText(say.slide(number))).toBeAttached();
          await page.clock.runFor(slideMs - 1);
          await expect(modal.getByText(say.slide(number))).toBeAttached();
          await page.clock.runFor(1);
        }
        await expect(modal.getByText(say.slide(2))).toBeAttached();
      });
    });
  }
}

// Shows: S15
test.describe("the slide show", () => {
  const language = "id";
  const say = fairWords[language];

  test("goes back from the first to the last and on from the last to the first, each step with its full time", async ({
    page,
    context,
    site,
  }) => {
    await openHome({ page, context, site, language, say });
    const modal = await openModal(page, say);
    const isOn = (number: number) => expect(modal.getByText(say.slide(number))).toBeAttached();
    await page.clock.runFor(slideMs - 1);
    await modal.getByRole("button", { name: say.previous }).click();
    await isOn(3);
    await page.clock.runFor(slideMs - 1);
    await isOn(3);
    await modal.getByRole("button", { name: say.next }).click();
    await isOn(1);
    await page.clock.runFor(slideMs);
    await isOn(2);
  });

  test("stands still when paused, and goes on when asked", async ({ page, context, site }) => {
    await openHome({ page, context, site, language, say });
    const modal = await openModal(page, say);
    await modal.getByRole("button", { name: say.pause }).click();
    await page.clock.runFor(4 * slideMs);
    await expect(modal.getByText(say.slide(1))).toBeAttached();
    await modal.getByRole("button", { name: say.play }).click();
    await page.clock.runFor(slideMs);
    await expect(modal.getByText(say.slide(2))).toBeAttached();
  });

  test("does not begin by itself for who wants little motion", async ({ page, context, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome({ page, context, site, language, say });
    const modal = await openModal(page, say);
    await page.clock.runFor(4 * slideMs);
    await expect(modal.getByText(say.slide(1))).toBeAttached();
    await modal.getByRole("button", { name: say.next }).click();
    await expect(modal.getByText(say.slide(2))).toBeAttached();
  });

  test("follows who moves the pictures by hand", async ({ page, context, site }) => {
    await openHome({ page, context, site, language, say });
    const modal = await openModal(page, say);
    await modal.getByRole("list").focus();
    await page.keyboard.press("ArrowRight");
    await expect(modal.getByText(say.slide(2))).toBeAttached();
  });
});

// Shows: S14
test.describe("the floating badge", () => {
  const language = "en";
  const say = fairWords[language];

  for (const [width, from] of [
    [390, 123],
    [1024, 123],
    [1025, 54],
  ] as const) {
    test(`shows from more than ${from} px on in a view of ${width} px, looks every 250 ms, and opens the programme`, async ({
      page,
      context,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHome({ page, context, site, language, say });
      const badge = page.getByRole("button", { name: say.badge, exact: true });
      await scrollTo(page, from);
      await page.clock.runFor(250);
      await expect(badge).toBeHidden();
      await scrollTo(page, from + 1);
      await page.clock.runFor(249);
      await expect(badge).toBeHidden();
      await page.clock.runFor(1);
      await badge.click();
      const modal = page.getByRole("dialog", { name: say.title });
      await modal.getByRole("button", { name: say.close }).click();
      await expect(modal).toBeHidden();
      await expect(badge).toBeFocused();
      await scrollTo(page, 0);
      await page.clock.runFor(250);
      await expect(badge).toBeHidden();
    });
  }
});

test.describe("on a phone, above a bar at the foot and without one", () => {
  test.use(phone);

  for (const path of ["/lowongan/lowongan-detail-page/47/apa-saja", "/lowongan", "/syarat-dan-ketentuan"])
    test(`the badge is its mark alone, and covers little of ${path}`, async ({ page }) => {
      await openAlive(page, path);
      const badge = page.getByRole("button", { name: fairWords.id.badge, exact: true });
      await expect(async () => {
        await page.mouse.wheel(0, 200);
        await expect(badge).toBeVisible({ timeout: 3_000 });
      }).toPass();
      expect((await badge.boundingBox())?.width).toBe(56);
    });
});

// Shows: S8
test("neither banner nor badge stands on the pages of the old form", async ({ page }) => {
  await page.goto("/flk-lama");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: fairWords.id.region })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  // Shows: S13
  test("the button opens the programme, and it can be read and closed", async ({ page }) => {
    const say = fairWords.id;
    await page.goto("/lowongan");
    const modal = await openModal(page, say);
    await expect(modal.getByText(say.paragraph)).toBeVisible();
    await modal.getByRole("button", { name: say.close }).click();
    await expect(modal).toBeHidden();
  });
});
