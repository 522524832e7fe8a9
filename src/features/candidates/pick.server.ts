import { jakartaDay } from "../../i18n/calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Reach } from "../companies/policies.ts";
import { type PickedCandidate, pickById, pickListed } from "./list/find-candidates.queries.server.ts";
import type { ListWish } from "./list/list-candidates.server.ts";
import { getView, viewWithin } from "./showing.server.ts";

/** Many applications: some by their ids, or all that a list holds now. */
export type Choice =
  | { kind: "ids"; ids: readonly number[] }
  | ({ kind: "list" } & Pick<ListWish, "filter" | "sort" | "isDescending">);

/** The applications of a choice that someone reaches, in its order; one more than `most` shows that there are more. */
export async function pickCandidates(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  reach: Reach,
  choice: Choice,
  most: number,
): Promise<PickedCandidate[]> {
  const view = await getView(db, reach);
  if (choice.kind === "ids") return pickById(db, choice.ids, view);
  return pickListed(db, { ...choice, today: jakartaDay(clock()) }, viewWithin(view, choice.filter), most + 1);
}
