import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { numberText, rupiahText } from "../../../i18n/formats.ts";
import type { MarkChoice } from "../../../ui/patterns/company-mark.ts";
import type { Category } from "../vacancy.ts";
import type { VacancyItem } from "./vacancies.calls.ts";

/** A vacancy on a card. */
export interface CardData {
  id: number;
  title: string;
  company: string;
  logoUrl: string | null;
  mark: MarkChoice;
  place: string;
  /** How far it is from where one starts, in words; absent where that is nowhere, or its place is not known. */
  distance?: string;
  function: string;
  /** The monthly salary, in words; null where the vacancy gives none. */
  salary: string | null;
  level: Category;
  /** Its last day, "YYYY-MM-DD". */
  closes: string;
  isApplied: boolean;
  isSaved: boolean;
  /** Why it was found, where the card does not show the words that were typed. */
  foundBy?: string;
  /** How well it fits the resume; only in a list of recommendations. */
  match: { score: number; reasons: string[] } | null;
}

/** A card's data out of the wire's names. */
export function cardData(item: VacancyItem): CardData {
  const { matchScore, matchReasons = [] } = item;
  return {
    id: item.vacancyId,
    title: item.title,
    company: item.companyName,
    logoUrl: item.companyLogoUrl,
    mark: { dye: item.companyDye, pattern: item.companyPattern },
    place: item.location,
    ...(item.distance && { distance: item.distance.text }),
    ...(item.foundBy && { foundBy: item.foundBy.text }),
    function: item.departmentName,
    salary: item.salary && salaryText(item.salary),
    level: item.category,
    closes: jakartaDay(item.endDate),
    isApplied: item.isApplied,
    isSaved: item.isSaved,
    match: matchScore === undefined ? null : { score: matchScore, reasons: matchReasons.map(({ text }) => text) },
  };
}

function money(amount: number, currency: string): string {
  return currency === "IDR" ? rupiahText(amount) : `${currency}\u00A0${numberText(amount)}`;
}

/** "Rp 5.000.000–Rp 7.000.000", or one end where only one is known. */
export function salaryText({ min, max, currency }: NonNullable<VacancyItem["salary"]>): string | null {
  if (min !== null && max !== null) {
    return min === max
      ? money(min, currency)
      : m.vacancies_detail_salary_range({ from: money(min, currency), to: money(max, currency) });
  }
  if (min !== null) return m.vacancies_detail_salary_from({ amount: money(min, currency) });
  return max === null ? null : m.vacancies_detail_salary_to({ amount: money(max, currency) });
}
