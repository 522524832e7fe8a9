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

/** The language that the visitor chose; null for who never did. */
export function storedLanguage(cookies: Cookies): Language | null {
  return parseLanguage(cookies[languageCookie]);
}

/** The language of the visit's earlier `?lang=`; null where there was none. */
export function visitLanguage(cookies: Cookies): Language | null {
  return parseLanguage(cookies[visitLanguageCookie]);
}

/**
 * Language and colour of a page: the stored choice, else `?lang=`, else the language of the visit, else Indonesian
 * (readings, "Language").
 */
export function pageChoices(url: URL, cookies: Cookies): PageChoices {
  const asked = parseLanguage(url.searchParams.get("lang"));
  const language = storedLanguage(cookies) ?? asked ?? visitLanguage(cookies) ?? defaultLanguage;
  return { language, theme: parseTheme(cookies[themeCookie]) };
}

/** The key under which an anonymous page is kept. */
export function pageKey(pathAndQuery: string, choices: PageChoices): string {
  return `${choices.language} ${choices.theme} ${pathAndQuery}`;
}
