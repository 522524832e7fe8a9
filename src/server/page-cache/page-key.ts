import { defaultLanguage, type Language, languageCookie, parseLanguage } from "../../i18n/language.ts";
import { parseTheme, type Theme, themeCookie } from "../../shell/theme/theme.ts";

/** What an anonymous page depends on beside its address. */
export interface PageChoices {
  language: Language;
  theme: Theme;
}

/** Language and colour of a page: `?lang=` for this page only, else the stored choice (decisions: Language). */
export function pageChoices(url: URL, cookies: Readonly<Record<string, string>>): PageChoices {
  const language = parseLanguage(url.searchParams.get("lang")) ?? parseLanguage(cookies[languageCookie]);
  return { language: language ?? defaultLanguage, theme: parseTheme(cookies[themeCookie]) };
}

/** The key under which an anonymous page is kept. */
export function pageKey(pathAndQuery: string, choices: PageChoices): string {
  return `${choices.language} ${choices.theme} ${pathAndQuery}`;
}
