import { writeCookie } from "../../contract/cookies.ts";
import { type Theme, themeCookie, themes } from "../../features/portal-shell/theme.ts";
import {
  defaultLanguage,
  type Language,
  languageCookie,
  languages,
  parseLanguage,
  visitLanguageCookie,
} from "../../i18n/language.ts";
import type { Settings } from "../../platform/settings/settings.ts";

/** A visitor's language and colours from cookies, and whether every cache reads them as this code does. */
export interface ChoiceCookies {
  language: Language | null;
  visitLanguage: Language | null;
  theme: Theme | null;
  /**
   * False where anything that looks like one of these cookies is not exactly what we write: another case, an encoding, a
   * quote, a space, a second one. A cache in front may read it in another way, so no such page is shared.
   */
  areExact: boolean;
}

/** Anything that some reader may take for one of our names: also within a value, or encoded. */
const looksLikeChoice = /lang|theme|^[^=]*%/i;

/** `Name=value` of each cookie with a choice, letter by letter; deploy/nginx.conf has the same list. */
const exactPairs: ReadonlyMap<string, Partial<ChoiceCookies>> = new Map<string, Partial<ChoiceCookies>>([
  ...languages.map((language) => [`${languageCookie}=${language}`, { language }] as const),
  ...languages.map((visitLanguage) => [`${visitLanguageCookie}=${visitLanguage}`, { visitLanguage }] as const),
  ...themes.map((theme) => [`${themeCookie}=${theme}`, { theme }] as const),
]);

const isBlank = (sign: string | undefined) => sign === " " || sign === "\t";

/** A part of a header without blanks around it, in one pass: a pattern for those at the end tries each blank within. */
function withoutBlanks(part: string): string {
  let [from, to] = [0, part.length];
  while (from < to && isBlank(part[from])) from += 1;
  while (to > from && isBlank(part[to - 1])) to -= 1;
  return part.slice(from, to);
}

/** Reads the cookies by which an anonymous page differs; of two with one name the first counts. */
export function readChoiceCookies(header: string | null | undefined): ChoiceCookies {
  const choices: ChoiceCookies = { language: null, visitLanguage: null, theme: null, areExact: true };
  const names = new Set<string>();
  for (const [at, part] of (header ?? "").split(";").entries()) {
    // A proxy that joins two headers may keep the space at the end of the first.
    const pair = withoutBlanks(part);
    const choice = exactPairs.get(pair);
    if (choice !== undefined && part !== (at === 0 ? pair : ` ${pair}`)) choices.areExact = false;
    if (choice === undefined) {
      if (looksLikeChoice.test(pair)) choices.areExact = false;
      continue;
    }
    const name = pair.slice(0, pair.indexOf("="));
    if (names.has(name)) choices.areExact = false;
    else Object.assign(choices, choice);
    names.add(name);
  }
  return choices;
}

/**
 * The `Set-Cookie` of a page whose `?lang=` asks for another language than its visitor reads, who never chose one: what
 * is opened from it continues in that language until the browser is closed, with or without scripts. It belongs to one visitor, so it is
 * never kept with the page.
 * @param url the address that was asked for
 * @returns undefined where the visit reads in that language anyway
 */
export function visitLanguageHeader(
  url: URL,
  cookies: ChoiceCookies,
  { publicUrl, basePath }: Pick<Settings, "publicUrl" | "basePath">,
): string | undefined {
  const requestedLanguage = parseLanguage(url.searchParams.get("lang"));
  if (requestedLanguage === null || cookies.language !== null) return undefined;
  if (requestedLanguage === (cookies.visitLanguage ?? defaultLanguage)) return undefined;
  const secure = publicUrl.startsWith("https:");
  return writeCookie({ name: visitLanguageCookie, value: requestedLanguage, path: basePath, httpOnly: true, secure });
}
