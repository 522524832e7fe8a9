import type { BrowserContext, Locator, Page } from "@playwright/test";
import { aPerson, newEmail } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { axeOn, violationsIn } from "./is-accessible.ts";
import { type FairWords, fairWords } from "./job-fair-words.ts";
import { listComplaints } from "./quiet.ts";
import { type Language, languages, phone, readIn, viewsIn, wayIn } from "./reading.ts";
import { openSecondStep } from "./second-step.ts";
import { signIn } from "./sign-in.ts";
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
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    top,
  );
}

for (const language of languages) {
  const say = fairWords[language];
  for (const [view, options] of viewsIn(language)) {
    test.describe(`${language}, ${view}`, () => {
      test.use({ ...options, contextOptions: { reducedMotion: "reduce" } });

      test("the programme is open to everybody, and its slides do not begin by themselves for who wants little motion", async ({
        page,
        context,
        site,
      }) => {
        await openHome({ page, context, site, language, say });
        const modal = await openModal(page, say);
        await expect(page.getByRole("button", { name: say.next })).toBeVisible();

        // Shows: S15
        await test.step("does not start automatically with reduced motion", async () => {
          await page.clock.runFor(4 * slideMs);
          await expect(modal.getByText(say.slide(1))).toBeAttached();
          await modal.getByRole("button", { name: say.next }).click();
          await expect(modal.getByText(say.slide(2))).toBeAttached();
        });

        await test.step("axe finds nothing on the open programme", async () => {
          // What axe waits for takes a clock that goes.
          await page.clock.resume();
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await violationsIn(axeOn(page).include("#talent-programme"))).toEqual([]);
          }
        });
      });
    });
  }
}

for (const [language, view] of wayIn("id")) {
  const say = fairWords[language];

  test.describe(`the programme in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);

    // Shows: S13, S15
    test("opens from its banner, advances automatically and by hand, and returns the focus", async ({
      page,
      context,
      site,
    }) => {
      const complaints = await listComplaints(page);
      await openHome({ page, context, site, language, say });
      const banner = page.getByRole("region", { name: say.region });
      const modal = page.getByRole("dialog", { name: say.title });
      const isOn = (number: number) => expect(modal.getByText(say.slide(number))).toBeAttached();

      await test.step("the banner says what runs, the button opens it, and the focus comes back", async () => {
        await expect(banner).toContainText(say.ongoing);
        await openModal(page, say);
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
      });

      await test.step("the slides go on by themselves, every five seconds, and round", async () => {
        await openModal(page, say);
        await expect(modal.getByRole("button", { name: say.pause })).toBeVisible();
        for (const number of [1, 2, 3, 1]) {
          await isOn(number);
          await page.clock.runFor(slideMs - 1);
          await isOn(number);
          await page.clock.runFor(1);
        }
        await isOn(2);
      });

      await test.step("goes back from the first to the last and on from the last to the first, each step with its full time", async () => {
        await modal.getByRole("button", { name: say.previous }).click();
        await isOn(1);
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

      await test.step("stops when paused, and resumes on request", async () => {
        await modal.getByRole("button", { name: say.pause }).click();
        await page.clock.runFor(4 * slideMs);
        await isOn(2);
        await modal.getByRole("button", { name: say.play }).click();
        await page.clock.runFor(slideMs);
        await isOn(3);
      });

      await test.step("follows who moves the pictures by hand", async () => {
        const strip = modal.getByRole("list");
        // At rest where the show has brought it; else its scrolling and the key's are one.
        await expect.poll(() => strip.evaluate((list) => list.scrollLeft / list.clientWidth)).toBeCloseTo(2, 1);
        await strip.focus();
        await page.keyboard.press("ArrowLeft");
        await isOn(2);
      });
      expect(complaints).toEqual([]);
    });
  });
}

// Shows: S14
test("the floating badge shows from so far down on, by the width of the view, looks every 250 ms, and opens the programme", async ({
  page,
  context,
  site,
}) => {
  const language = "en";
  const say = fairWords[language];
  await openHome({ page, context, site, language, say });
  const badge = page.getByRole("button", { name: say.badge, exact: true });
  for (const [width, from] of [
    [390, 123],
    [1024, 123],
    [1025, 54],
  ] as const)
    await test.step(`shows from more than ${from} px on in a view of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
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
});

test.describe("on a phone", () => {
  test.use(phone);

  test("above a bar at the foot and without one the badge is its mark alone, and covers little", async ({ page }) => {
    for (const path of ["/lowongan/lowongan-detail-page/47/apa-saja", "/lowongan", "/syarat-dan-ketentuan"])
      await test.step(`the badge is its mark alone, and covers little of ${path}`, async () => {
        await openAlive(page, path);
        const badge = page.getByRole("button", { name: fairWords.id.badge, exact: true });
        await expect(async () => {
          await page.mouse.wheel(0, 200);
          await expect(badge).toBeVisible({ timeout: 3_000 });
        }).toPass();
        expect((await badge.boundingBox())?.width).toBe(56);
      });
  });
});

/** Runs in the page: the controls of the page's own part that something with this name lies over. */
function listCovered(name: string): string[] {
  const over = [...document.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === name);
  if (over === undefined) return [];
  const badge = over.getBoundingClientRect();
  const controls = document.querySelectorAll("main :is(a, button, input, select, textarea, label, summary)");
  return [...controls].flatMap((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    const meets = left < badge.right && right > badge.left && top < badge.bottom && bottom > badge.top;
    return meets && width > 1 ? [control.textContent || control.getAttribute("name") || control.tagName] : [];
  });
}

/** Goes down the page, and notes what the badge lies over on the way. */
async function coveredOn(page: Page, name: string): Promise<string[]> {
  const covered: string[] = [];
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 200; top < high; top += 400) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.clock.runFor(300);
    covered.push(...(await page.evaluate(listCovered, name)));
  }
  return covered;
}

for (const language of languages)
  for (const [width, high] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`no form has the badge over it, in ${language} at ${width} px`, async ({ page, context, site }) => {
      await page.setViewportSize({ width, height: high });
      await readIn(context, site, language);
      await page.clock.install();
      const { badge } = fairWords[language];
      const look = (path: string) =>
        test.step(path, async () => {
          await openAlive(page, path);
          expect(await coveredOn(page, badge)).toEqual([]);
        });
      for (const path of ["/signin", "/signup", "/forgot-password", "/cek-surat"]) await look(path);
      await openSecondStep(page, context, site, { name: "Budi Santoso", email: newEmail(), redirect: null });
      expect(await coveredOn(page, badge)).toEqual([]);
      await signIn(context, site, await aPerson(site));
      for (const path of ["/profile-resume", "/lowongan/profile-resume?vacancy=47", "/account/change-password", "/mfa"])
        await look(path);
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
