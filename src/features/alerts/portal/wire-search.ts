import { everything, type ListState } from "../../vacancies/portal/list/list-state.ts";
import { getFilters, getWireFilters } from "../../vacancies/portal/list-filters.ts";
import type { AlertSearch } from "../alert.ts";
import type { AlertItem } from "./alerts.calls.ts";

type WireSearch = AlertItem["search"];

/** A search as the wire spells it. */
export function toWire({ text, isMatch, ...filters }: AlertSearch): WireSearch {
  return { SearchString: text, ...getWireFilters(filters), isMatch };
}

/** A search of the wire's. */
export function fromWire({ SearchString: text, isMatch, ...filters }: WireSearch): AlertSearch {
  return { text, ...getFilters(filters), isMatch };
}

/** A kept search as the list's address says it. */
export function getState({ category, ...filters }: AlertSearch): ListState {
  return { ...everything, ...filters, levels: category === 0 ? [] : [category] };
}

/**
 * The saved part of a list's state; both levels or none mean all. Order, start place, page and spelling are not saved.
 */
export function getSearch(state: ListState): AlertSearch {
  const { levels, near: _near, sort: _sort, page: _page, isExact: _isExact, ...filters } = state;
  const [level, other] = levels;
  return { ...filters, category: other === undefined ? (level ?? 0) : 0 };
}
