import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Distances, Near, SeatedArea } from "./distances.ts";

/** A non-breaking space: a distance stays on one line. */
const NBSP = "\u00A0";

function hereText({ name, provinceId }: SeatedArea, language: Language): string {
  const locale = { locale: language };
  if (provinceId === null) return m.vacancies_near_province({}, locale);
  return name.startsWith("Kota ") ? m.vacancies_near_city({}, locale) : m.vacancies_near_regency({}, locale);
}

/** Whole kilometres, tens from a hundred on: seats are no addresses. */
function rounded(km: number): number {
  return km < 100 ? Math.max(1, Math.round(km)) : Math.round(km / 10) * 10;
}

/** How far a vacancy is, in words: "± 12 km", or that it is in the city, regency or province that one starts from. */
export function distanceText({ areaId, km }: Near, { from, provinces }: Distances, language: Language): string {
  if (areaId === from.id || provinces[areaId] === from.id) return hereText(from, language);
  if (areaId === from.provinceId) return m.vacancies_near_province({}, { locale: language });
  return m.vacancies_near_km({ km: numberText(rounded(km), language) }, { locale: language }).replaceAll(" ", NBSP);
}
