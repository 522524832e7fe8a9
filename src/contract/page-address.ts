import type { Language } from "../i18n/language.ts";

/**
 * A page's address in a language: the plain one is Indonesian, `lang=en` is added for English.
 * @param root the site's origin and base path, without a slash at the end
 * @param path below the root, with what belongs to the address of its query
 */
export function pageAddress(root: string, path: string, language: Language): string {
  const plain = root + path;
  if (language === "id") return plain;
  return `${plain}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

/**
 * What a link in a text means where the text is read elsewhere, in a feed.
 * @param own a path below the root, or `#` and a place on the text's page
 * @param page the address of the text's page
 */
export function wholeAddress(own: string, page: string, root: string, language: Language): string {
  if (own.startsWith("#")) return page + own;
  const [path = "", ...place] = own.split("#");
  return [pageAddress(root, path, language), ...place].join("#");
}

/** Origin and base path of the site that a page is on, in the browser and on the server alike. */
export function siteRoot(origin: string): string {
  return origin + import.meta.env.BASE_URL.slice(0, -1);
}
