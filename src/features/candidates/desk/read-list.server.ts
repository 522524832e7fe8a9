import { m } from "#messages";
import { readQuery } from "../../../contract/read-query.ts";
import type { FieldError, Refusal } from "../../../contract/reply.ts";
import type { Reach } from "../../companies/policies.ts";
import type { CandidateFilter, Span } from "../candidate.ts";
import type { ListWish } from "../list/list-candidates.server.ts";
import { type FilterQuery, forbiddenIn, type ListQuery, listQuery, readSort } from "./applicants.schema.ts";

// The only way from a query to a filter: lists, tabs, facets, neighbours, jobs and saved views all take it, so none of
// them can forget what its reader may not filter or sort by.

/** Which applications, in which order. */
export type ListChoice = Pick<ListWish, "filter" | "sort" | "isDescending">;

/** Parameters that filter or sort by the salary wish, once or more. */
const tellsSalary = (name: string, value: unknown) =>
  /^salary(From|To)$/.test(name) ||
  (name === "sort" && [value].flat().some((one) => typeof one === "string" && /^-?salary$/.test(one)));

/** Names of the parameters by which a reader with this reach may not filter or sort. */
function namesForbidden(query: Readonly<Record<string, unknown>>, { sharedVacancyIds }: Reach): string[] {
  const never = forbiddenIn(query);
  if (sharedVacancyIds.length === 0) return never;
  // Hiring managers never see the salary wish (recruiting §11), so no order or filter reveals it either.
  const salary = Object.entries(query).flatMap(([name, value]) =>
    value !== undefined && tellsSalary(name, value) ? [name] : [],
  );
  return [...new Set([...never, ...salary])];
}

/** @param at the parameter or field that holds the query; "" where the query is the request's own */
function refused(names: readonly string[], at: string): Refusal {
  const message = m.desk_applicants_filter_forbidden();
  const errors: FieldError[] = names.map((name) => ({
    path: at === "" ? name : `${at}.${name}`,
    code: "filter-forbidden",
    message,
  }));
  return { status: "refused", http: 422, code: "filter-forbidden", message, extra: { errors }, cookies: [] };
}

const span = <Value>(from: Value | undefined, to: Value | undefined): Span<Value> => ({
  from: from ?? null,
  to: to ?? null,
});

function getFilter(query: FilterQuery): CandidateFilter {
  return {
    ...{ vacancyIds: query.vacancyId, companyIds: query.companyId, tab: query.tab, words: query.q },
    ...{ score: span(query.scoreFrom, query.scoreTo), stars: query.stars, degreeIds: query.degree },
    ...{ institutionIds: query.institution, domicileIds: query.domicile },
    experience: span(query.experienceFrom, query.experienceTo),
    salary: span(query.salaryFrom, query.salaryTo),
    applied: span(query.appliedFrom, query.appliedTo),
    ...{ waiting: query.waiting, must: query.must, sources: query.source },
    ...{ outcomes: query.outcome, scheduled: query.scheduled },
    ...{ ownerIds: query.ownerId, deciderIds: query.decidedBy },
  };
}

/** The filter that a query asks for; 422 `filter-forbidden` names what this reader may not filter by. */
export function readFilter(query: FilterQuery, reach: Reach): { filter: CandidateFilter } | Refusal {
  const names = namesForbidden(query, reach);
  return names.length > 0 ? refused(names, "") : { filter: getFilter(query) };
}

/** The same with the order. */
export function readList(query: ListQuery, reach: Reach, at = ""): ListChoice | Refusal {
  const names = namesForbidden(query, reach);
  const sort = readSort(query.sort);
  return names.length > 0 || sort === null ? refused(names, at) : { filter: getFilter(query), ...sort };
}

/** The same of a query as an address has it; null for one that cannot be read. */
export function readListText(text: string, reach: Reach, at: string): ListChoice | Refusal | null {
  const parameters = readQuery(new URLSearchParams(text));
  const names = namesForbidden(parameters, reach);
  if (names.length > 0) return refused(names, at);
  const query = listQuery.safeParse(parameters).data;
  return query === undefined ? null : readList(query, reach, at);
}

/** A query as an address has it, without what this reader may not filter or sort by. */
export function withoutForbidden(text: string, reach: Reach): string {
  const query = new URLSearchParams(text);
  const names = namesForbidden(readQuery(query), reach);
  for (const name of names.flatMap((one) => [one, `${one}[]`])) query.delete(name);
  return names.length === 0 ? text : query.toString();
}
