import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";

/** An area as filters name it: a city by its name alone, "Kab. Bandung" or "Bandung Regency", a province by its name. */
export function areaText(name: string, language: Language): string {
  const plain = name.replace(/^(Kota|Kabupaten) Administrasi /, "").replace(/^Kota /, "");
  const regency = plain.replace(/^Kabupaten /, "");
  return regency === plain ? plain : m.vacancies_area_regency({ name: regency }, { locale: language });
}
