import { type Category, categories, type Sort, sorts } from "../../../domain/vacancies/vacancies.ts";

/** What a visitor asked the list for; all of it stands in the URL. */
export interface ListState {
  text: string;
  companies: readonly number[];
  functions: readonly number[];
  levels: readonly Category[];
  /** Recommended only. */
  isMatch: boolean;
  /** Null: as the server orders by itself. */
  sort: Sort | null;
  page: number;
}

export const everything: ListState = {
  text: "",
  companies: [],
  functions: [],
  levels: [],
  isMatch: false,
  sort: null,
  page: 1,
};

/** Names in the URL, the specification's own (readings, "Lists in the URL"). */
export const names = {
  text: "vacancyTitle",
  companies: "company",
  functions: "function",
  levels: "jenjang",
  isMatch: "isMatch",
  sort: "sort",
  page: "page",
} as const;

const MAX_TEXT = 100;
const MAX_CHOICES = 50;

function wholeNumbers(values: readonly string[]): number[] {
  const found = values.filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number);
  return [...new Set(found)].sort((a, b) => a - b).slice(0, MAX_CHOICES);
}

/** Reads a URL's query or a sent form; what makes no sense is left out. */
export function parseListState(query: URLSearchParams): ListState {
  const levels = wholeNumbers(query.getAll(names.levels));
  return {
    text: (query.get(names.text) ?? "").trim().slice(0, MAX_TEXT),
    companies: wholeNumbers(query.getAll(names.companies)),
    functions: wholeNumbers(query.getAll(names.functions)),
    levels: categories.filter((category) => levels.includes(category)),
    isMatch: query.get(names.isMatch) === "1",
    sort: sorts.find((sort) => sort === query.get(names.sort)) ?? null,
    page: wholeNumbers([query.get(names.page) ?? ""])[0] ?? 1,
  };
}

/** The list's path for a state; what is usual is left out. */
export function listPath(state: ListState): string {
  const query = new URLSearchParams();
  if (state.text !== "") query.set(names.text, state.text);
  for (const id of state.companies) query.append(names.companies, String(id));
  for (const id of state.functions) query.append(names.functions, String(id));
  for (const level of state.levels) query.append(names.levels, String(level));
  if (state.isMatch) query.set(names.isMatch, "1");
  if (state.sort !== null) query.set(names.sort, state.sort);
  if (state.page > 1) query.set(names.page, String(state.page));
  const rest = query.toString();
  return rest === "" ? "/lowongan" : `/lowongan?${rest}`;
}

/** How many filters are chosen; the text is not one. */
export function chosenFilters({ companies, functions, levels, isMatch }: ListState): number {
  return companies.length + functions.length + levels.length + (isMatch ? 1 : 0);
}

/** The same search without filters. */
export function withoutFilters(state: ListState): ListState {
  return { ...everything, text: state.text, sort: state.sort };
}
