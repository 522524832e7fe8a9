/** The two languages, the default first (§9: default ID). */
export const languages = ["id", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "id";

/** Name of the cookie that stores the chosen language (§2). */
export const languageCookie = "lang";

/** Name of the cookie by which a visit goes on in the language that `?lang=` asked for, until the browser is closed. */
export const visitLanguageCookie = "visit-lang";

/** Reads a language from the wire or a URL, in upper or lower case; anything else is null. */
export function parseLanguage(text: string | null | undefined): Language | null {
  const lower = text?.toLowerCase();
  return languages.find((language) => language === lower) ?? null;
}
