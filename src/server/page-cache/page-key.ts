import {
  defaultLanguage,
  type Language,
  languageCookie,
  parseLanguage,
  visitLanguageCookie,
} from "../../i18n/language.ts";
import { parseTheme, type Theme, themeCookie } from "../../portal/shell/theme/theme.ts";

/** What an anonymous page depends on beside its address. */
export interface PageChoices {
  language: Language;
  theme: Theme;
}

type Cookies = Readonly<Record<string, string>>;

/** The language of an address that names none: the one that the visit came by, else the stored choice. */
export function cookieLanguage(cookies: Cookies): Language {
  return parseLanguage(cookies[visitLanguageCookie]) ?? parseLanguage(cookies[languageCookie]) ?? defaultLanguage;
}

/** Language and colour of a page; `?lang=` has the last word and changes no stored choice (readings, "Language"). */
export function pageChoices(url: URL, cookies: Cookies): PageChoices {
  const language = parseLanguage(url.searchParams.get("lang")) ?? cookieLanguage(cookies);
  return { language, theme: parseTheme(cookies[themeCookie]) };
}

/** The key under which an anonymous page is kept. */
export function pageKey(pathAndQuery: string, choices: PageChoices): string {
  return `${choices.language} ${choices.theme} ${pathAndQuery}`;
}
