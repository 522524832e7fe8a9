import type { Language } from "./language.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Names of all countries and territories (ISO 3166-1), as a language says them. */
export function countryNames(language: Language): string[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => names.of(code) ?? []);
}
