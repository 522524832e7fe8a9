import type { AlertSearch } from "../../domain/alerts/alerts.ts";
import type { AlertItem } from "./alerts.calls.ts";

type WireSearch = AlertItem["search"];

/** A search as the wire spells it. */
export function toWire({ text, companies, functions, category, isMatch }: AlertSearch): WireSearch {
  const filters = { BranchId: [...companies], VacancyDepartmentId: [...functions], CategoryType: category };
  return { SearchString: text, ...filters, isMatch };
}

/** A search of the wire's. */
export function fromWire(search: WireSearch): AlertSearch {
  const { SearchString: text, BranchId: companies, VacancyDepartmentId: functions, CategoryType: category } = search;
  return { text, companies, functions, category, isMatch: search.isMatch };
}
