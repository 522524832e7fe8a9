import { writeCookie } from "../../contract/cookies.ts";
import { defaultLanguage, parseLanguage, visitLanguageCookie } from "../../i18n/language.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import type { ChoiceCookies } from "./choice-cookies.ts";

/**
 * The `Set-Cookie` of a page whose `?lang=` asks for another language than its visitor reads, who never chose one: what
 * is opened from it goes on in that language until the browser is closed, with or without scripts. It belongs to one visitor, so it is
 * never kept with the page.
 * @param url the address that was asked for
 * @returns undefined where the visit reads in that language anyway
 */
export function visitLanguageHeader(
  url: URL,
  cookies: ChoiceCookies,
  { publicUrl, basePath }: Pick<Settings, "publicUrl" | "basePath">,
): string | undefined {
  const asked = parseLanguage(url.searchParams.get("lang"));
  if (asked === null || cookies.language !== null) return undefined;
  if (asked === (cookies.visitLanguage ?? defaultLanguage)) return undefined;
  const secure = publicUrl.startsWith("https:");
  return writeCookie({ name: visitLanguageCookie, value: asked, path: basePath, httpOnly: true, secure });
}
