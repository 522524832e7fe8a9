import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Asking } from "../asking.ts";
import { findCandidates, findPlace } from "../list/find-candidates.queries.server.ts";
import type { ListWish } from "../list/list-candidates.server.ts";
import { viewOf, viewWithin } from "../showing.server.ts";

export interface Neighbours {
  previous: number | null;
  next: number | null;
}

/**
 * The applications before and after one in the list that it was opened from, as that list stands now. Nothing of them
 * is told but that they are there, so nobody was looked at.
 */
export async function neighboursOf(
  { database: { db }, clock }: Platform,
  { reach }: Asking,
  id: number,
  list: Pick<ListWish, "filter" | "sort" | "isDescending">,
): Promise<Neighbours> {
  const view = viewWithin(await viewOf(db, reach), list.filter);
  const today = jakartaDay(clock());
  const after = await findPlace(db, id, list.sort, view);
  if (after === null) return { previous: null, next: null };
  const beside = async (isDescending: boolean) => {
    const { rows } = await findCandidates(db, { ...list, isDescending, limit: 1, after, today }, view);
    return rows[0]?.id ?? null;
  };
  return { previous: await beside(!list.isDescending), next: await beside(list.isDescending) };
}
