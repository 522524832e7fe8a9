import type { Theme } from "../../features/portal-shell/theme.ts";
import { defaultLanguage, type Language, parseLanguage } from "../../i18n/language.ts";
import type { ChoiceCookies } from "./choice-cookies.ts";

/** What an anonymous page depends on beside its address. */
export interface PageChoices {
  language: Language;
  theme: Theme;
}

/**
 * Language and colour of a page: the stored choice, else `?lang=`, else the language of the visit, else Indonesian
 * (readings, "Language").
 */
export function pageChoices(url: URL, { language: stored, visitLanguage, theme }: ChoiceCookies): PageChoices {
  const asked = parseLanguage(url.searchParams.get("lang"));
  return { language: stored ?? asked ?? visitLanguage ?? defaultLanguage, theme: theme ?? "device" };
}

/** The key under which an anonymous page is kept. */
export function pageKey(pathAndQuery: string, choices: PageChoices): string {
  return `${choices.language} ${choices.theme} ${pathAndQuery}`;
}
