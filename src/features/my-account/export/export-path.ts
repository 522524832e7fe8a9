import type { Language } from "../../../i18n/language.ts";

/** Where a browser downloads everything that is held about whoever is signed in. */
export function exportPath(language: Language): string {
  return `/api/v1/account/export?lang=${language}`;
}
