import { overwriteGetLocale } from "#language-runtime";
import { defaultLanguage, type Language, parseLanguage } from "./language.ts";

/** The language that the server rendered this document in. */
export function documentLanguage(): Language {
  return parseLanguage(document.documentElement.lang) ?? defaultLanguage;
}

/** Makes messages follow the document's language; called once, before hydration. */
export function followDocumentLanguage(): void {
  overwriteGetLocale(documentLanguage);
}
