import type { BrowserContext } from "@playwright/test";
import type { Site } from "../support/site.ts";

export const languages = ["id", "en"] as const;
export type Language = (typeof languages)[number];

export const phone = { viewport: { width: 390, height: 844 } } as const;
export const desktop = { viewport: { width: 1280, height: 800 } } as const;

/** Makes a browser read the site in a language, as the language switch stored it. */
export async function readIn(context: BrowserContext, site: Site, language: Language): Promise<void> {
  await context.addCookies([{ name: "lang", value: language, url: site.url }]);
}
