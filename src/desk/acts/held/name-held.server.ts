import type { HeldActInScope } from "../../../domain/acts/acts.server.ts";
import { staffByIds } from "../../../domain/people/people.server.ts";
import { cardsById } from "../../../domain/vacancies/vacancies.server.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { HeldRow } from "../acts.calls.ts";

/** Held acts with what their vacancies and deciders are called; no applicant is named. */
export async function nameHeld(db: Db, held: readonly HeldActInScope[], language: Language): Promise<HeldRow[]> {
  const staff = await staffByIds(db, [...new Set(held.map(({ staffId }) => staffId))]);
  const cards = await cardsById({ db, language }, [...new Set(held.map(({ vacancyId }) => vacancyId))]);
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  return held.map(({ id, applicationId, vacancyId, act, staffId, madeAt, releaseAt }) => ({
    ...{ id, applicationId, kind: act.kind, by: staff.get(staffId)?.name ?? "" },
    vacancy: { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    ...{ madeAt: madeAt.toISOString(), releaseAt: releaseAt.toISOString() },
  }));
}
