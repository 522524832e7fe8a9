import type { Platform } from "../../../../platform/platform.ts";
import type { Asking } from "../../../candidates/candidate.ts";
import { getWho } from "../../../candidates/list/who-of.server.ts";
import { staffByIds } from "../../../identity/staff.queries.server.ts";
import { getTexts } from "../../../reference-data/master-data.server.ts";
import { cardsById } from "../../../vacancies/vacancy.queries.server.ts";
import type { HeldActInScope } from "../../act.queries.server.ts";
import { getTarget } from "../../standing.ts";
import type { HeldRow } from "../acts.calls.ts";

/**
 * Held acts with what their vacancies, deciders and applicants are called, as far as someone with this reach may know.
 */
export async function nameHeld(
  platform: Platform,
  asking: Asking,
  acts: readonly HeldActInScope[],
): Promise<HeldRow[]> {
  const { db } = platform.database;
  const { language } = asking;
  const staff = await staffByIds(db, [...new Set(acts.map(({ staffId }) => staffId))]);
  const cards = await cardsById({ db, language }, [...new Set(acts.map(({ vacancyId }) => vacancyId))]);
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  const ids = acts.map(({ applicationId }) => applicationId);
  const whose = await getWho(platform, asking, ids);
  const targets = new Map(acts.map(({ id, act }) => [id, getTarget(act)]));
  const phases = await getTexts(
    db,
    "recruitmentPhase",
    [...targets.values()].filter((id) => id !== null),
    language,
  );
  return acts.map(({ id, applicationId, vacancyId, act, staffId, madeAt, releaseAt }) => ({
    ...{
      id,
      applicationId,
      kind: act.kind,
      phase: phases.get(targets.get(id) ?? 0) ?? null,
      by: staff.get(staffId)?.name ?? "",
    },
    who: whose.who.get(applicationId) ?? { kind: "gone", code: "" },
    vacancy: { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    ...{ madeAt: madeAt.toISOString(), releaseAt: releaseAt.toISOString() },
  }));
}
