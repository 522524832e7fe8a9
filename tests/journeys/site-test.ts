import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { type Site, startSite } from "../support/site.ts";

interface PartOf {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  site: Site;
}

/** Walks one part of a journey, under the title of what it shows. */
type Part = (title: string, walk: (of: PartOf) => Promise<void>) => Promise<void>;

/**
 * Browser tests share one running site a worker. A spec that changes what others would see takes another:
 * `test.use({ siteOf: "its name" })`; Playwright begins a new worker where the option changes, which costs seconds.
 * A file that has such a site alone is run by one worker: `test.describe.configure({ mode: "default" })`.
 * Those that import vacancies and hiring progress, each for people of its own, share the site "what comes and goes".
 * One that needs other settings names them: `test.use({ settings: { MAINTENANCE: "true" } })`.
 *
 * Steps in the same language and width are one journey in parts. Each part begins in a new tab, with the network
 * there and the cookies and the storage that the journey began with, in a browser that has fetched and compiled the
 * site's scripts already.
 */
export const test = base.extend<{ part: Part }, { siteOf: string; settings: Record<string, string>; site: Site }>({
  siteOf: ["everyone", { scope: "worker", option: true }],
  settings: [{}, { scope: "worker", option: true }],
  site: [
    async ({ settings }, use) => {
      const site = await startSite(undefined, settings);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 900_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // Journeys act like a busy person: pages start at once, as at a first touch, not seconds later.
  context: async ({ context }, use) => {
    await context.addInitScript(() => addEventListener("load", () => dispatchEvent(new Event("scroll"))));
    await use(context);
  },
  part: async ({ browser, context, site }, use) => {
    let atFirst: Awaited<ReturnType<BrowserContext["storageState"]>> | null = null;
    await use((title, walk) =>
      base.step(title, async () => {
        if (atFirst === null) atFirst = await context.storageState();
        else {
          await context.setOffline(false);
          await context.setStorageState(atFirst);
        }
        const page = await context.newPage();
        await walk({ browser, context, page, site });
        await Promise.all(context.pages().map((one) => one.close()));
      }),
    );
  },
});

export { expect } from "@playwright/test";
