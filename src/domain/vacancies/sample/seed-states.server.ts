import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { findDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { createVacancy } from "../draft/edit-vacancy.server.ts";
import { type ChangingVacancy, changeVacancy } from "../states/change-vacancy.server.ts";
import { checkKinds, type VacancyChange } from "../states/vacancy-change.ts";
import { addDays } from "../vacancy.ts";
import { type SampleState, sampleStates } from "./sample-states.ts";

interface Seeding extends Pick<ChangingVacancy, "applicationsTo"> {
  /** Whose function the others have, and whose company. */
  vacancyId: number;
  recruiterId: number;
  /** Who wrote what the recruiter is to review. */
  colleagueId: number;
  now: Date;
}

const dayMs = 86_400_000;
const openAfter = 7;
const publish = (opensOn: string | null): VacancyChange => ({
  ...{ kind: "publish", opensOn },
  acceptedChecks: checkKinds.map((check) => ({ check, reason: "Contoh untuk peragaan." })),
});

interface Act {
  /** Days since the vacancy was begun. */
  after: number;
  change: VacancyChange;
}

/** What makes a draft one of a state. */
function actsFor(state: SampleState["state"], today: string): Act[] {
  const published = { after: 2, change: publish(null) };
  const acts: Record<SampleState["state"], Act[]> = {
    draft: [],
    "in-review": [{ after: 2, change: { kind: "submit" } }],
    scheduled: [{ after: 2, change: publish(addDays(today, openAfter)) }],
    closed: [published, { after: 40, change: { kind: "close" } }],
    // Its last day closed it.
    archived: [published, { after: 120, change: { kind: "archive" } }],
  };
  return acts[state];
}

/** Gives the desk one vacancy of each state beside open. */
export async function seedStates(tx: Tx, seeding: Seeding): Promise<void> {
  const { vacancyId, recruiterId, colleagueId, now, applicationsTo } = seeding;
  const like = await findDeskVacancy(tx, vacancyId);
  if (like === undefined) return;
  const today = jakartaDay(now);
  for (const { state, code, begun, ends, ...texts } of sampleStates) {
    const actor = { kind: "staff", id: state === "in-review" ? colleagueId : recruiterId } as const;
    const by = { actor, requestId: "sample" };
    const at = (days: number) => new Date(now.getTime() + (begun + days) * dayMs);
    const { functionId, category, employmentType } = like.fields;
    const facts = { functionId, category, employmentType, openings: 1, replyDays: 14, endDay: addDays(today, ends) };
    const edits = { ...texts, ...facts, code };
    const made = await createVacancy(tx, { by, now: at(0) }, { companyId: like.companyId, edits });
    if (made.status !== "created") throw new Error(`The sample's vacancy ${code} was refused: ${made.status}.`);
    for (const { after, change } of actsFor(state, today)) {
      const outcome = await changeVacancy(tx, { by, now: at(after), applicationsTo }, made.vacancy.id, change);
      if (outcome.status === "refused") throw new Error(`${code} could not ${change.kind}: ${outcome.code}.`);
    }
  }
}
