import type { Language } from "../../../i18n/language.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Act } from "../../applications/act/act.schema.ts";
import { decideOn, plannedOrder } from "../../applications/act/act-on-application.server.ts";
import { type SeenOn, seenOn } from "../../applications/act/standings.queries.server.ts";
import { type PlaceOfAct, placesOfApplications } from "../act.queries.server.ts";
import { askFault } from "../ask-fault.server.ts";
import { type Deciding, type NotHeld, shownOf, shownPurpose } from "./hold-act.server.ts";

/** The effect of an act on one of many applications. */
export type SeenAct =
  | { status: "refused"; code: NotHeld }
  | {
      status: "possible";
      /** What binds the act to the state that was looked at; to be handed to `holdAct` with the same act. */
      seal: string;
      /** The language in which its person would hear of it; null where they would hear nothing. */
      reads: Language | null;
    };

const refused = (code: NotHeld): SeenAct => ({ status: "refused", code });

function lookAt({ telling, staffId, sealer }: Deciding, act: Act, seen: SeenOn, place: PlaceOfAct): SeenAct {
  const { applicationId, before, reads, isWithdrawn, isGone } = seen;
  if (reads === null) return refused("gone");
  if (isWithdrawn) return refused("withdrawn");
  if (isGone) return refused("gone");
  if (place.lead === "import") return refused("led-by-import");
  if (place.isHeld) return refused("held");
  const order = plannedOrder(telling.order, place.plan, before);
  const decided = decideOn(seen, act, { order, now: telling.now });
  if (decided.status === "bad") return refused(decided.code);
  const seal = sealer.seal(shownPurpose, shownOf(staffId, applicationId, act, before));
  return { status: "possible", seal, reads: decided.news === null ? null : reads };
}

/**
 * Finds what an act would do to many applications, as `previewAct` does to one, and changes nothing. The words that
 * it has are to be shown to the member who decides (recruiting, "Never").
 * @returns by the applications' ids; one that is not there is left out
 */
export async function lookAtMany(
  tx: Tx,
  deciding: Deciding,
  act: Act,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, SeenAct>> {
  const places = await placesOfApplications(tx, applicationIds);
  const found = new Map<number, SeenAct>();
  for (const seen of await seenOn(tx, applicationIds)) {
    const { applicationId: id } = seen;
    const place = places.get(id);
    if (place === undefined) continue;
    const result = lookAt(deciding, act, seen, place);
    const asks = result.status === "possible" ? await askFault(tx, id, act) : null;
    found.set(id, asks === null ? result : refused(asks));
  }
  return found;
}
