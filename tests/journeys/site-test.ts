import { test as base } from "@playwright/test";
import { type Site, startSite } from "../support/site.ts";

/** Browser tests share one running site a worker. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

export { expect } from "@playwright/test";
