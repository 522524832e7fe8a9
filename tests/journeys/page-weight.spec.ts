// Shows: N18
import type { Page } from "@playwright/test";
import { z } from "zod";
import { inTurn } from "../support/every-look.ts";
import { publicPages } from "../support/public-pages.ts";
import { openAlive } from "./alive.ts";
import { listComplaints } from "./quiet.ts";
import { languages, readIn, viewsIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

/** How far things may move while a page loads, in all. */
const MOST_SHIFT = 0.005;

/** Runs in the page: adds up how far things move, and makes every visit but a reload a first one. */
function watchShifts() {
  const [visit] = performance.getEntriesByType("navigation");
  if (!(visit instanceof PerformanceNavigationTiming && visit.type === "reload")) localStorage.removeItem("font");
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) shifts.sum += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Layout shifts so far, once two frames have been painted. */
async function getShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return "shifts" in window ? JSON.stringify(window.shifts) : "";
  });
  return z.object({ sum: z.number() }).parse(JSON.parse(shifts)).sum;
}

/** Runs in the page. */
function hasHouseFont(): boolean {
  return [...document.fonts].some(({ family, status }) => family.includes("Plus Jakarta Sans") && status === "loaded");
}

for (const language of languages) {
  test.describe(`public pages in ${language}`, () => {
    for (const [view, { viewport }] of viewsIn(language)) {
      test(`stay where they are while they load on a ${view}, at first and with the house font, and give the browser no reason to complain`, async ({
        context,
        page,
        site,
      }) => {
        await readIn(context, site, language);
        await page.setViewportSize(viewport);
        await page.addInitScript(watchShifts);
        const complaints = await listComplaints(page);
        for (const path of inTurn(publicPages, languages.indexOf(language), 2)) {
          await page.goto(path, { waitUntil: "load" });
          await page.waitForFunction(() => localStorage.getItem("font") === "1");
          expect.soft(await getShift(page), `${path}, first visit`).toBeLessThanOrEqual(MOST_SHIFT);
          const alive = page.waitForRequest(/\/meta\.json\?/);
          await page.reload({ waitUntil: "load" });
          expect.soft(await getShift(page), `${path}, visited again`).toBeLessThanOrEqual(MOST_SHIFT);
          expect.soft(await page.evaluate(hasHouseFont), `${path}, visited again`).toBe(true);
          await alive;
        }
        expect(complaints).toEqual([]);
      });
    }
  });
}

test("an untouched page starts some seconds after its first paint, a touched one at once", async ({
  browser,
  site,
}) => {
  const untouched = await browser.newPage();
  await openAlive(untouched, `${site.url}/lowongan`);
  // By the browser's own clock: anyone who waits for the test to look does not count.
  const startedAfter = async () => {
    const requests = await untouched.evaluate(askedAfterPaint);
    return requests.find(({ name }) => name.includes("/meta.json"))?.after;
  };
  // A request is listed once it is answered.
  await expect.poll(startedAfter).toBeDefined();
  expect(await startedAfter()).toBeGreaterThan(4_900);
  await untouched.context().close();
  const touched = await browser.newPage();
  // Where the visitor saves data nothing starts on its own, so what starts was started by the touch.
  await touched.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await touched.goto(`${site.url}/tentang-kami`, { waitUntil: "load" });
  const alive = touched.waitForRequest(/\/meta\.json\?/);
  await touched.mouse.wheel(0, 200);
  await alive;
  await touched.context().close();
});

/** Runs in the page: what was asked for, how many ms after the first paint was on the screen; less than 0 is before. */
function askedAfterPaint() {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const entries = performance.getEntriesByType("resource");
  return entries.map(({ name, startTime }) => ({ name, after: startTime - (paint?.startTime ?? Number.NaN) }));
}

test("a first visit asks for nothing before its page is on the screen, which would hold the page up", async ({
  browser,
  site,
}) => {
  for (const path of ["/", "/", "/", "/lowongan/company-detail/1", "/lowongan", "/pusat-bantuan"]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(site.url + path);
    await page.waitForFunction(() => localStorage.getItem("font") === "1");
    const requests = await page.evaluate(askedAfterPaint);
    expect(requests.length, path).toBeGreaterThan(0);
    for (const { name, after } of requests) expect(after, `${path}: ${name}`).toBeGreaterThan(0);
    await context.close();
  }
});

/** Runs in the page: the cloth's pattern as its stylesheet gives it. */
const getKawung = () => getComputedStyle(document.documentElement).getPropertyValue("--m-kawung");

/** Runs in the page: when it was loaded, and when its patterns were asked for; 0 for what has not happened. */
function loadedAndAsked() {
  const [visit] = performance.getEntriesByType("navigation");
  const tiles = performance.getEntriesByType("resource").find(({ name }) => name.includes("/tiles-"));
  const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
  return { loaded, asked: tiles?.startTime ?? 0 };
}

test("patterns come once a first visit's page is loaded, with the page on the next one, and without script", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/lowongan`, { waitUntil: "load" });
  await expect.poll(() => page.evaluate(getKawung)).toContain("data:image/svg+xml");
  const { loaded, asked } = await page.evaluate(loadedAndAsked);
  expect(loaded).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(loaded);
  await page.waitForFunction(() => localStorage.getItem("font") === "1");
  await page.goto(`${site.url}/agenda`, { waitUntil: "load" });
  expect(await page.evaluate(getKawung)).toContain("data:image/svg+xml");
  await context.close();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${site.url}/lowongan`, { waitUntil: "load" });
  expect(await still.evaluate(getKawung)).toContain("data:image/svg+xml");
  await plain.close();
});
