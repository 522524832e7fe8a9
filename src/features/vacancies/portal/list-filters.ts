import type { Language } from "../../../i18n/language.ts";
import type { Filters } from "../vacancy.ts";
import type { SearchChoicesRequest, VacancyListRequest } from "./vacancies.calls.ts";

/** A list's filters, under the wire's names. */
type WireFilters = Pick<
  VacancyListRequest["body"],
  "BranchId" | "VacancyDepartmentId" | "CategoryType" | "PlaceId" | "EmploymentType" | "SalaryFrom"
>;

/** The same under the domain's. */
export function getFilters(wire: WireFilters): Filters {
  return {
    companies: wire.BranchId,
    functions: wire.VacancyDepartmentId,
    category: wire.CategoryType,
    places: wire.PlaceId,
    kinds: wire.EmploymentType,
    salaryFrom: wire.SalaryFrom,
  };
}

/** The domain's filters under the wire's names. */
export function getWireFilters({ companies, functions, category, places, kinds, salaryFrom }: Filters): WireFilters {
  const several = { BranchId: [...companies], VacancyDepartmentId: [...functions], CategoryType: category };
  return { ...several, PlaceId: [...places], EmploymentType: [...kinds], SalaryFrom: salaryFrom };
}

const everything: SearchChoicesRequest["query"] = {
  ...{ BranchId: [], VacancyDepartmentId: [], CategoryType: 0 },
  ...{ PlaceId: [], EmploymentType: [], SalaryFrom: 0, SearchString: "", correct: "false" },
};

/** Asks for what filters offer, counted of all that is open. */
export function allChoices(lang: Language): SearchChoicesRequest {
  return { path: { lang }, query: everything };
}
