import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { plannedOrder } from "../applications/act/act-on-application.server.ts";
import { seenOn } from "../applications/act/standings.queries.server.ts";
import { applicationStanding } from "../applications/application.queries.server.ts";
import type { ApplicationStatus, BothLanguages } from "../applications/application.ts";
import { phaseOrder } from "../applications/phases.server.ts";
import type { FormRequest } from "../applications/ports.server.ts";
import type { PhaseNames } from "../applications/progress/merge-progress.ts";
import { findPhases as phasesOf } from "../applications/progress.queries.server.ts";
import { formRequests } from "../extended-forms/form-request.queries.server.ts";
import { findHeld, type HeldAct, vacancyOfApplication } from "./act.queries.server.ts";

/** An application's data for a decision; nothing of its person. */
export interface DecisionData {
  vacancyId: number;
  lead: "desk" | "import";
  status: ApplicationStatus;
  isWithdrawn: boolean;
  /** Its current phase. */
  phaseId: number | null;
  /** The phases of the vacancy's plan, in their order. */
  phases: { id: number; name: BothLanguages }[];
  /** Where someone is likely invited to: the phase itself, or the next interview. */
  invitePhaseId: number | null;
  scheduledAct: HeldAct | null;
  /** The language that its person reads; null for an erased person. */
  reads: Language | null;
  /** The extended form, where it was asked for. */
  formRequest: FormRequest | null;
}

const isInterview = ({ code, name }: PhaseNames) => /interview|wawancara/i.test(`${code} ${name.id} ${name.en}`);

/** The first interview from an application's current phase on; without one the current phase. */
function findInvitePhase(order: readonly PhaseNames[], phaseId: number | null): number | null {
  const here = order.findIndex(({ id }) => id === phaseId);
  return order.slice(Math.max(here, 0)).find(isInterview)?.id ?? phaseId;
}

/** The data that a decision on an application needs; null for an unknown application. */
export async function readStanding(db: Db, applicationId: number): Promise<DecisionData | null> {
  const vacancy = await vacancyOfApplication(db, applicationId);
  const application = await applicationStanding(db, applicationId);
  if (vacancy === undefined || application === undefined) return null;
  const { status, isWithdrawn, phaseId } = application;
  const begun = { status, endWords: null, phases: await phasesOf(db, applicationId) };
  const order = plannedOrder(await phaseOrder(db), vacancy.plan, begun);
  return {
    ...{ vacancyId: vacancy.vacancyId, lead: vacancy.lead, status, isWithdrawn, phaseId },
    phases: order.map(({ id, name }) => ({ id, name })),
    invitePhaseId: findInvitePhase(order, phaseId),
    reads: (await seenOn(db, [applicationId]))[0]?.reads ?? null,
    scheduledAct: (await findHeld(db, applicationId)) ?? null,
    formRequest: await formRequests.of(db, applicationId),
  };
}
