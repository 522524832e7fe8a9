import type { ActKind } from "../../../applications/act/act.schema.ts";

/** Bulk acts on applications. */
export type NewKind = ActKind | "share" | "export";

/** Who is meant: some by their ids, or (null) all that a list holds. */
export interface Chosen {
  ids: readonly number[] | null;
  /** The list's query, its vacancy among it. */
  list: string;
}

/** The page on which a job is prepared. */
export function newJobPath(kind: NewKind, { ids, list }: Chosen): string {
  const query = new URLSearchParams({ kind });
  if (ids !== null) query.set("ids", ids.join(","));
  query.set("list", list);
  return `/staff/jobs/new?${query}`;
}

/** The table that a list's query is of. */
export function tablePath(list: string): string {
  const query = new URLSearchParams(list);
  const [vacancyId, ...more] = query.getAll("vacancyId");
  const isOne = vacancyId !== undefined && more.length === 0 && /^\d+$/.test(vacancyId);
  if (isOne) query.delete("vacancyId");
  const text = query.size === 0 ? "" : `?${query}`;
  return isOne ? `/staff/vacancies/${vacancyId}/applicants${text}` : `/staff/applications${text}`;
}
