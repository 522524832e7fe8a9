import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "#language-runtime";
import { defaultLanguage, type Language } from "./language.ts";

const current = new AsyncLocalStorage<Language>();

overwriteGetLocale(() => current.getStore() ?? defaultLanguage);

/** Runs `work` with every message in `language`; requests in flight do not see each other's. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return current.run(language, work);
}
