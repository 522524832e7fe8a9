import type { BrowserContext } from "@playwright/test";
import { everyLook } from "../support/every-look.ts";
import type { Site } from "../support/site.ts";

export const languages = ["id", "en"] as const;
export type Language = (typeof languages)[number];

export const phone = { viewport: { width: 390, height: 844 } } as const;
export const desktop = { viewport: { width: 1280, height: 800 } } as const;

const views = { phone, desktop } as const;
type View = keyof typeof views;

/** The widths of a journey in a language, by name: else the phone in Indonesian and the desktop in English. */
export function viewsIn(language: Language): readonly (readonly [View, (typeof views)[View]])[] {
  const named = [
    ["phone", phone],
    ["desktop", desktop],
  ] as const;
  return everyLook ? named : named.filter(([view]) => (view === "phone") === (language === "id"));
}

/**
 * Each action is tested once: half of the files in Indonesian on a phone, half in English on a desktop. How pages
 * look, what they say and whom they shut out is looked at in both languages.
 * @param turn the language whose turn it is in this file
 */
export function walkedIn(turn: Language): readonly Language[] {
  return everyLook ? languages : [turn];
}

/** The same with the width that goes with the language. */
export function wayIn(turn: Language) {
  const ways = [
    ["id", phone],
    ["en", desktop],
  ] as const;
  return ways.filter(([one]) => walkedIn(turn).includes(one));
}

/** Makes a browser read the site in a language, as the language switch stored it. */
export async function readIn(context: BrowserContext, site: Site, language: Language): Promise<void> {
  await context.addCookies([{ name: "lang", value: language, url: site.url }]);
}
