import type { HeldActInScope } from "../../../domain/acts/acts.server.ts";
import { whoOf } from "../../../domain/candidates/candidates.server.ts";
import type { Reach } from "../../../domain/organisation/organisation.ts";
import { staffByIds } from "../../../domain/people/people.server.ts";
import { cardsById } from "../../../domain/vacancies/vacancies.server.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { HeldRow } from "../acts.calls.ts";

/** Held acts with what their vacancies, deciders and applicants are called, as far as somebody with this reach may know. */
export async function nameHeld(
  db: Db,
  held: readonly HeldActInScope[],
  { reach, language }: { reach: Reach; language: Language },
): Promise<HeldRow[]> {
  const staff = await staffByIds(db, [...new Set(held.map(({ staffId }) => staffId))]);
  const cards = await cardsById({ db, language }, [...new Set(held.map(({ vacancyId }) => vacancyId))]);
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  const ids = held.map(({ applicationId }) => applicationId);
  const whose = await whoOf(db, ids, reach);
  return held.map(({ id, applicationId, vacancyId, act, staffId, madeAt, releaseAt }) => ({
    ...{ id, applicationId, kind: act.kind, by: staff.get(staffId)?.name ?? "" },
    who: whose.get(applicationId) ?? { kind: "gone", code: "" },
    vacancy: { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    ...{ madeAt: madeAt.toISOString(), releaseAt: releaseAt.toISOString() },
  }));
}
