import { m } from "#messages";
import { numberText, rupiahText } from "../../../../i18n/formats.ts";
import type { VacancyItem } from "../vacancies.calls.ts";

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
