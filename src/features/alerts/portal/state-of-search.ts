import { everything, type ListState } from "../../vacancies/portal/list/list-state.ts";
import type { AlertSearch } from "../alert.ts";

/** A kept search as the list's address says it. */
export function stateOf({ category, ...filters }: AlertSearch): ListState {
  return { ...everything, ...filters, levels: category === 0 ? [] : [category] };
}

/** What of a list's state is kept; both levels or none are all. Order, where it starts, page and spelling are none of it. */
export function searchOf(state: ListState): AlertSearch {
  const { levels, near: _near, sort: _sort, page: _page, isExact: _isExact, ...filters } = state;
  const [level, other] = levels;
  return { ...filters, category: other === undefined ? (level ?? 0) : 0 };
}
