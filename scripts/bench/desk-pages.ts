import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { sendCommand } from "../../src/platform/operations/command-socket.ts";
import { chromiumPath } from "../browser.ts";
import { getStaffCommand } from "../staff-arguments.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { median } from "./median.ts";
import { atMost, type Figure } from "./table.ts";

const recruiter = "ratna.widyaningrum@contoh.id";
const views = 9;
const presses = 24;
const warmUp = 4;

/** Milliseconds, of which the user's own words speak (recruiting §13). */
const budgets = { view: 1_000, next: 100 } as const;

async function enter(page: Page, dataDir: string): Promise<void> {
  const errors: string[] = [];
  const command = getStaffCommand(["demo-link", recruiter]);
  await sendCommand(dataDir, command, (line) => errors.push(line));
  await page.goto(errors.join("").trim());
  await page.getByRole("main").getByRole("button").click();
  await page.waitForURL(/\/staff$/);
}

/** The path of the vacancy's applicants that has most of them on process. */
async function busiest(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/staff/vacancies?state=open`);
  const links = page.getByRole("link", { name: /^\d+$/ });
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({ count: Number(link.textContent), path: link.getAttribute("href") ?? "" })),
  );
  return found.toSorted((one, other) => other.count - one.count)[0]?.path ?? "";
}

/** From asking for the page to its largest paint, as the browser itself counts. */
async function firstView(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.close();
  return painted;
}

/** From the key to the next candidate's name, painted. */
async function next(page: Page): Promise<number> {
  // What listens is there before the key is pressed.
  const paint = await page.evaluateHandle(() => {
    let pressed = 0;
    addEventListener("keydown", () => (pressed = performance.now()), { capture: true, once: true });
    const before = document.querySelector("h1")?.textContent;
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { painted };
  });
  await page.keyboard.press("]");
  return paint.evaluate(({ painted }) => painted);
}

async function measureIn(browser: Browser, { url }: MeasuredSite, dataDir: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, dataDir);
  const table = `${url}${await busiest(page, url)}?tab=all`;
  await firstView(context, table);
  const times: number[] = [];
  for (let view = 0; view < views; view++) times.push(await firstView(context, table));
  await page.goto(table, { waitUntil: "networkidle" });
  await page.getByRole("table").getByRole("rowheader").getByRole("link").first().click();
  await page.waitForURL(/\/staff\/applications\/\d+/);
  const nexts: number[] = [];
  for (let press = -warmUp; press < presses; press++) {
    const took = await next(page);
    if (press >= 0) nexts.push(took);
  }
  const p95 = nexts.toSorted((one, other) => one - other)[Math.ceil(presses * 0.95) - 1] ?? 0;
  return [
    atMost("the table of 150 applicants, first view painted, median", median(times), budgets.view, " ms"),
    atMost("from the key to the next candidate, median", median(nexts), budgets.next, " ms"),
    atMost("from the key to the next candidate, p95", p95, budgets.next, " ms"),
  ];
}

/** A recruiter's waiting times in a browser: the table's first view, and the next candidate. */
export async function measureDeskPages(site: MeasuredSite, dataDir: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    return await measureIn(browser, site, dataDir);
  } finally {
    await browser.close();
  }
}
