import type { Tx } from "../../platform/database/database.ts";
import { applicantPrincipal } from "../identity/principal.ts";
import type { InvitationAnswer } from "./application.ts";
import type { Subscriber } from "./change/change.server.ts";
import { changeApplication } from "./change/change-application.server.ts";
import { lockApplication } from "./change/lock-application.server.ts";
import { insertNotification } from "./notification.queries.server.ts";

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

/** Stores the applicant's answer with the application, and shows it in the portal. */
export async function recordInvitationAnswer(tx: Tx, answered: AnsweredInvitation, now: Date): Promise<void> {
  const { applicantId, applicationId, ...reply } = answered;
  const application = await lockApplication(tx, applicationId);
  if (application === undefined) throw new Error("An invitation was answered for an application that is gone.");
  const { answer, phaseId } = reply;
  const notification: Subscriber = (tx, { at }) =>
    insertNotification(tx, { applicantId, applicationId, kind: kinds[answer], phaseId }, at);
  const changing = { actor: applicantPrincipal(applicantId), now, subscribers: [notification] };
  await changeApplication(tx, application, { kind: "answered", ...reply }, changing);
}
