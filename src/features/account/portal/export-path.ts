import type { Language } from "../../../i18n/language.ts";

/** Where the API hands out everything that is held about anyone who is signed in. */
export function exportPath(language: Language): string {
  return `/api/v1/account/export?lang=${language}`;
}

/**
 * Where a page links to for it: a page that was opened long ago, or in another tab, leads to the question who it is and
 * not to the API's refusal.
 * @param back the page that has the link
 */
export function downloadPath(back: string): string {
  return `/account/my-account/download?${new URLSearchParams({ back })}`;
}
