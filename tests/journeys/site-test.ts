import { test as base } from "@playwright/test";
import { type Site, startSite } from "../support/site.ts";

/**
 * Browser tests share one running site a worker. A spec that changes what others would see takes another:
 * `test.use({ siteOf: "its name" })`; Playwright begins a new worker where the option changes, which costs seconds.
 * A file that has such a site alone is run by one worker: `test.describe.configure({ mode: "default" })`.
 * Those that import vacancies and hiring progress, each for people of its own, share the site "what comes and goes".
 * One that needs other settings names them: `test.use({ settings: { MAINTENANCE: "true" } })`.
 */
export const test = base.extend<object, { siteOf: string; settings: Record<string, string>; site: Site }>({
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
  // Journeys are walked by somebody who is busy: pages start at once, as at a first touch, not seconds later.
  context: async ({ context }, use) => {
    await context.addInitScript(() => addEventListener("load", () => dispatchEvent(new Event("scroll"))));
    await use(context);
  },
});

export { expect } from "@playwright/test";
