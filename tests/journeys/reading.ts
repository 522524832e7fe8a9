import type { BrowserContext } from "@playwright/test";
import type { Site } from "../support/site.ts";

export const languages = ["id", "en"] as const;
export type Language = (typeof languages)[number];

export const phone = { viewport: { width: 390, height: 844 } } as const;
export const desktop = { viewport: { width: 1280, height: 800 } } as const;

const views = { phone, desktop } as const;
type View = keyof typeof views;

/** Whether every journey is walked in each language at each width: `npm run endurance`, about twice the time. */
export const everyLook = process.env["EVERY_LOOK"] === "true";

/** The widths a journey is walked at in a language, by name: else the phone in Indonesian and the desktop in English. */
export function viewsIn(language: Language): readonly (readonly [View, (typeof views)[View]])[] {
  const named = [
    ["phone", phone],
    ["desktop", desktop],
  ] as const;
  return everyLook ? named : named.filter(([view]) => (view === "phone") === (language === "id"));
}

/** Makes a browser read the site in a language, as the language switch stored it. */
export async function readIn(context: BrowserContext, site: Site, language: Language): Promise<void> {
  await context.addCookies([{ name: "lang", value: language, url: site.url }]);
}
