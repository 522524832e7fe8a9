import type { ActivityResult, ApplicationStatus, BothLanguages, PhaseStatus } from "../application.ts";
import type { StoredInvitation } from "../phases.ts";

/** Which application a row is about. */
export type IncomingTarget = { applicationId: number } | { email: string; vacancyCode: string };

/** The hiring system's row of an application; null is an empty cell. Days are `YYYY-MM-DD`. */
export interface IncomingProgress {
  target: IncomingTarget;
  /** The same words are the same row, whichever way it names the application: a row is taken once. */
  fingerprint: string;
  /** Code or name of a recruitment phase; null means the current one. */
  phase: string | null;
  phaseStatus: PhaseStatus | null;
  activity: BothLanguages | null;
  activityDate: string | null;
  result: ActivityResult | null;
  resultDate: string | null;
  status: ApplicationStatus | null;
  reason: BothLanguages | null;
  nextStep: BothLanguages | null;
  dueDate: string | null;
  invitation: StoredInvitation | null;
  starFormCode: string | null;
}
