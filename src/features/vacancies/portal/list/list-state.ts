import {
  type Category,
  categories,
  type EmploymentType,
  employmentTypes,
  type ListSort,
  listSorts,
  type SalaryStep,
  salarySteps,
} from "../../vacancy.ts";

/** A visitor's list state; all of it is in the URL. */
export interface ListState {
  text: string;
  /** The text as it stands, even if it looks misspelt. */
  isExact: boolean;
  companies: readonly number[];
  functions: readonly number[];
  levels: readonly Category[];
  /** Provinces, regencies and cities. */
  places: readonly number[];
  kinds: readonly EmploymentType[];
  /** Minimum rupiah a month; 0: any, given or not. */
  salaryFrom: SalaryStep | 0;
  /** Recommended only. */
  isMatch: boolean;
  /** A province, regency or city that one starts from; null: none is chosen. */
  near: number | null;
  /** Null: as the server orders on its own. */
  sort: ListSort | null;
  page: number;
}

export const everything: ListState = {
  text: "",
  isExact: false,
  companies: [],
  functions: [],
  levels: [],
  places: [],
  kinds: [],
  salaryFrom: 0,
  isMatch: false,
  near: null,
  sort: null,
  page: 1,
};

/** Names in the URL, the specification's own (readings, "Lists in the URL"). */
export const names = {
  text: "vacancyTitle",
  /** The text once more: who changes the text has it corrected again. */
  exact: "exact",
  companies: "company",
  functions: "function",
  levels: "jenjang",
  places: "place",
  kinds: "employment",
  salaryFrom: "salary",
  isMatch: "isMatch",
  near: "near",
  sort: "sort",
  page: "page",
} as const;

const MAX_TEXT = 100;
const MAX_CHOICES = 50;
/** Lists count their entries; no list has as many, and the call takes no more. */
const MAX_AREA = 999_999;

function wholeNumbers(values: readonly string[]): number[] {
  const found = values.filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number);
  return [...new Set(found)].sort((a, b) => a - b).slice(0, MAX_CHOICES);
}

const areaIds = (values: readonly string[]) => wholeNumbers(values).filter((id) => id <= MAX_AREA);

/** Reads a URL's query or a sent form; what makes no sense is left out. */
export function parseListState(query: URLSearchParams): ListState {
  const levels = wholeNumbers(query.getAll(names.levels));
  const [salary] = wholeNumbers([query.get(names.salaryFrom) ?? ""]);
  const [near] = areaIds(query.getAll(names.near).slice(0, 1));
  const sort = listSorts.find((one) => one === query.get(names.sort)) ?? null;
  const text = (query.get(names.text) ?? "").trim().slice(0, MAX_TEXT);
  return {
    text,
    isExact: text !== "" && query.get(names.exact) === text,
    companies: wholeNumbers(query.getAll(names.companies)),
    functions: wholeNumbers(query.getAll(names.functions)),
    levels: categories.filter((category) => levels.includes(category)),
    places: areaIds(query.getAll(names.places)),
    kinds: employmentTypes.filter((kind) => query.getAll(names.kinds).includes(kind)),
    salaryFrom: salarySteps.find((step) => step === salary) ?? 0,
    isMatch: query.get(names.isMatch) === "1",
    near: near ?? null,
    sort: sort === "nearest" && near === undefined ? null : sort,
    page: wholeNumbers([query.get(names.page) ?? ""])[0] ?? 1,
  };
}

/** The list's path for a state; what is usual is left out. */
export function listPath(state: ListState): string {
  const query = new URLSearchParams();
  if (state.text !== "") query.set(names.text, state.text);
  if (state.isExact && state.text !== "") query.set(names.exact, state.text);
  for (const id of state.companies) query.append(names.companies, String(id));
  for (const id of state.functions) query.append(names.functions, String(id));
  for (const level of state.levels) query.append(names.levels, String(level));
  for (const id of state.places) query.append(names.places, String(id));
  for (const kind of state.kinds) query.append(names.kinds, kind);
  if (state.salaryFrom !== 0) query.set(names.salaryFrom, String(state.salaryFrom));
  if (state.isMatch) query.set(names.isMatch, "1");
  if (state.near !== null) query.set(names.near, String(state.near));
  if (state.sort !== null) query.set(names.sort, state.sort);
  if (state.page > 1) query.set(names.page, String(state.page));
  const rest = query.toString();
  return rest === "" ? "/lowongan" : `/lowongan?${rest}`;
}

/** The page on which one chooses without script what belongs to a state. */
export function choosePath(what: string, state: ListState): string {
  const path = listPath(state);
  return `${path}${path.includes("?") ? "&" : "?"}choose=${what}`;
}

/** The search of a state in the list's own parameters, without order, page and start place. */
export function searchQuery(state: ListState): string {
  return listPath({ ...withoutNear(state), sort: null, page: 1 }).split("?")[1] ?? "";
}

/** The same search from nowhere. */
export function withoutNear(state: ListState): ListState {
  return { ...state, near: null, sort: state.sort === "nearest" ? null : state.sort };
}

/** The feed of a state's search. */
export function feedPath(state: ListState): string {
  const query = searchQuery(state);
  return `/feeds/vacancies.atom${query === "" ? "" : `?${query}`}`;
}

/** How many filters are chosen; the text is not one. */
export function chosenFilters(state: ListState): number {
  const { companies, functions, levels, places, kinds, salaryFrom, isMatch } = state;
  const several = companies.length + functions.length + levels.length + places.length + kinds.length;
  return several + (salaryFrom === 0 ? 0 : 1) + (isMatch ? 1 : 0);
}

/** The same search without filters; where it starts is none. */
export function withoutFilters({ text, isExact, near, sort }: ListState): ListState {
  return { ...everything, text, isExact, near, sort };
}
