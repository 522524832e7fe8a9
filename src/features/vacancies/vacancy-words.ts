import { getLocale } from "#language-runtime";
import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import { foldText } from "../reference-data/spelling.ts";
import type { Category } from "./vacancy.ts";

/** A level by its one name, as the reference lists have it. */
export function categoryName(category: Category, language: Language = getLocale()): string {
  const text = category === 1 ? m.vacancies_category_student : m.vacancies_category_professional;
  return text({}, { locale: language });
}

/** Words by which other systems say that one works from home, alone or anywhere in the country. */
const remote =
  /^(?:(?:indonesia|id) )?(?:100 )?(?:full(?:y)? )?(?:remote(?: work| working)?|wfh|wfa|(?:work|working) from (?:home|anywhere)|telecommut(?:e|ing)|(?:kerja )?(?:jarak jauh|dari rumah|dari mana saja))(?: (?:indonesia|id|anywhere|dari rumah))?$/;

/** A place as imports name it: "Medan, Sumatera Utara" is a town and its province. */
export function getTown(place: string): { town: string; province: string } {
  const comma = place.lastIndexOf(",");
  if (comma < 0) return { town: place.trim(), province: "" };
  return { town: place.slice(0, comma).trim(), province: place.slice(comma + 1).trim() };
}

/** True for a "place" that stands for working from home. */
export function isRemote(place: string): boolean {
  return remote.test(foldText(place));
}
