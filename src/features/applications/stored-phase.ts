import { jakartaDay } from "../../i18n/calendar.ts";
import type { ActivityResult, BothLanguages, PhaseStatus } from "./application.ts";

/** Something that happens in a phase. Dates are `YYYY-MM-DD`. */
export interface StoredActivity {
  name: BothLanguages;
  /** null while it has not ended. */
  result: ActivityResult | null;
  activityDate: string | null;
  resultDate: string | null;
}

/** Where and when to come; `at` as the wire writes moments, null when only the place is known. */
export interface StoredInvitation {
  place: string;
  at: string | null;
}

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
