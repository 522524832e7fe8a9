import type { Tx } from "../../../platform/database/database.ts";
import type { InvitationAnswer } from "../invitation.ts";
import { insertNotification } from "../notifications/notification.store.server.ts";
import { insertEvent } from "../snapshot.store.server.ts";

export {
  findInvitedApplication as invitedApplication,
  findInvitedPhases as invitedPhases,
} from "./invited-application.store.server.ts";

interface AnsweredInvitation {
  applicantId: number;
  applicationId: number;
  phaseId: number;
  answer: InvitationAnswer;
  wishedTimes: readonly string[];
  note: string;
}

const kinds = {
  accept: "invitation-accepted",
  decline: "invitation-declined",
  reschedule: "reschedule-asked",
} as const;

/** Notes with the application what its applicant answered, and tells it in the portal. */
export async function recordInvitationAnswer(tx: Tx, answered: AnsweredInvitation, now: Date): Promise<void> {
  const { applicantId, applicationId, phaseId, answer, wishedTimes, note } = answered;
  const details = { phaseId, answer, wishedTimes, note };
  await insertEvent(tx, { applicationId, author: "applicant", kind: "answered", details }, now);
  await insertNotification(tx, { applicantId, applicationId, kind: kinds[answer], phaseId }, now);
}
