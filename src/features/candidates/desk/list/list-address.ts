import { readQuery } from "../../../../contract/read-query.ts";
import { type ListQuery, listQuery } from "../applicants.schema.ts";

/** Rows that are fetched at once. */
export const rowsAtOnce = 100;

/** A page's parameters; invalid ones are ignored. */
export function queryIn({ searchParams }: URL, vacancyId: number | null): ListQuery {
  const parameters = { ...readQuery(searchParams), ...(vacancyId !== null && { vacancyId: String(vacancyId) }) };
  const wrong = new Set(listQuery.safeParse(parameters).error?.issues.map(({ path }) => String(path[0])));
  const right = Object.fromEntries(Object.entries(parameters).filter(([name]) => !wrong.has(name)));
  return { ...listQuery.parse(right), limit: rowsAtOnce, cursor: undefined };
}

/** The columns that an address asks for; none where it asks for none. */
export function columnsIn({ searchParams }: URL): string[] {
  return searchParams.getAll("columns").flatMap((text) => text.split(","));
}

/** Parameters that stay when all filters are cleared. */
const storedParameters = new Set(["tab", "sort", "columns"]);

/** The same list without filters. */
export function withoutFilters(search: string): string {
  const query = new URLSearchParams(getKept(search));
  const text = query.toString();
  return text === "" ? "." : `?${text}`;
}

/** What stays of an address when its filters change. */
export function getKept(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => storedParameters.has(name));
}

/** True where the address narrows the list. */
export function isFiltered(search: string): boolean {
  return [...new URLSearchParams(search)].some(([name, value]) => !storedParameters.has(name) && value !== "");
}

/** A list as the pages of its applications know it. */
export function listOf(vacancyId: number | null, search: string): string {
  const list = new URLSearchParams(search);
  if (vacancyId !== null) list.set("vacancyId", String(vacancyId));
  return list.toString();
}

/** The page of an application, which knows the list that it was opened from. */
export function applicantPath(id: number, vacancyId: number | null, search: string): string {
  // The list of all is a list, too.
  const text = listOf(vacancyId, search) || "tab=all";
  return `/staff/applications/${id}?list=${encodeURIComponent(text)}`;
}
