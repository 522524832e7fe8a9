import { jakartaDay } from "../../i18n/calendar.ts";
import type { StoredActivity, StoredInvitation } from "./application.tables.ts";
import type { BothLanguages, PhaseStatus } from "./application.ts";

/** A phase that has begun. */
export interface StoredPhase {
  phaseId: number;
  status: PhaseStatus;
  activities: StoredActivity[];
  /** Days are `YYYY-MM-DD`. */
  beganOn: string;
  nextStep: BothLanguages | null;
  dueOn: string | null;
  invitation: StoredInvitation | null;
  starFormCode: string | null;
}

/** The day on which the applicant was asked to come, in Jakarta; null for none. */
export function invitedOn({ invitation }: Pick<StoredPhase, "invitation">): string | null {
  return invitation?.at ? jakartaDay(invitation.at) : null;
}

/** A phase of which nothing is known but that it has begun. */
export function newPhase(phaseId: number, beganOn: string, status: StoredPhase["status"] = "on-process"): StoredPhase {
  const nothing = { nextStep: null, dueOn: null, invitation: null, starFormCode: null };
  return { phaseId, status, beganOn, activities: [], ...nothing };
}
