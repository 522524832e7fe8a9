import { filtersOf, wireFiltersOf } from "../../vacancies/portal/list-filters.ts";
import type { AlertSearch } from "../alert.ts";
import type { AlertItem } from "./alerts.calls.ts";

type WireSearch = AlertItem["search"];

/** A search as the wire spells it. */
export function toWire({ text, isMatch, ...filters }: AlertSearch): WireSearch {
  return { SearchString: text, ...wireFiltersOf(filters), isMatch };
}

/** A search of the wire's. */
export function fromWire({ SearchString: text, isMatch, ...filters }: WireSearch): AlertSearch {
  return { text, ...filtersOf(filters), isMatch };
}
