import type { Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockApplication } from "../applications/change/lock-application.server.ts";
import { type InvitationAnswer, invitationAnswers } from "../applications/invitation.ts";
import { recordInvitationAnswer } from "../applications/invited-application.server.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import { lockPerson } from "../identity/personal-data.queries.server.ts";
import { answerMail } from "./answer-mail.server.ts";
import { findByCode, lockInvitation, writeAnswer } from "./invitation.queries.server.ts";
import { phaseOf, type WholeInvitation, withApplication } from "./read-invitation.server.ts";

/** What answering needs. */
export interface Inviting {
  platform: Pick<Platform, "database" | "outbox" | "settings" | "clock">;
  siteName: () => string;
}

export interface Answer {
  code: string;
  answer: InvitationAnswer;
  /** ISO 8601, as the wire writes moments. */
  wishedTimes: readonly string[];
  note: string;
}

export type Answered =
  | { status: "invalid" }
  /** `past`: places of wished times that are over. */
  | { status: "past"; places: number[] }
  | { status: "done" | "answered" | "expired"; whole: WholeInvitation };

/** The invitation of a code, locked after its person and its application (decision 12). */
async function held(tx: Tx, code: string, now: Date): Promise<WholeInvitation | null> {
  const found = await findByCode(tx, code);
  if (found === undefined || (await lockPerson(tx, found.applicantId)) === undefined) return null;
  if ((await lockApplication(tx, found.applicationId)) === undefined) return null;
  const invitation = await lockInvitation(tx, found.id);
  return invitation ? withApplication(tx, invitation, now) : null;
}

async function record(tx: Tx, { platform, siteName }: Inviting, whole: WholeInvitation, answer: Answer, now: Date) {
  const { outbox, settings } = platform;
  const { invitation, application } = whole;
  const { applicantId, applicationId, phaseId } = invitation;
  const { answer: said, note } = answer;
  const wishedTimes = said === "reschedule" ? answer.wishedTimes : [];
  await writeAnswer(tx, invitation.id, { status: invitationAnswers[said], wishedTimes, note }, now);
  await recordInvitationAnswer(tx, { applicantId, applicationId, phaseId, answer: said, wishedTimes, note }, now);
  const applicant = await findApplicant(tx, applicantId);
  if (applicant === undefined) throw new Error("An invitation was answered for an account that is gone.");
  const phase = await phaseOf(tx, invitation, applicant.language);
  const mail = { ...{ applicant, invitation, application, phase, settings }, siteName: siteName() };
  await outbox.queue(tx, answerMail({ ...mail, answer: said, wishedTimes, note, code: answer.code }));
}

/** Answers an invitation: answer, event, notification and mail together. Of many at once one counts. */
export function answerInvitation(inviting: Inviting, answer: Answer): Promise<Answered> {
  const { database, clock } = inviting.platform;
  const isKept = ({ status }: Answered) => status === "done";
  return transactIf<Answered>(database, isKept, async (tx) => {
    const now = clock();
    const whole = await held(tx, answer.code, now);
    if (whole === null) return { status: "invalid" };
    if (whole.status === "expired") return { status: "expired", whole };
    if (whole.status !== "open") return { status: "answered", whole };
    const places = answer.wishedTimes.flatMap((time, place) => (Date.parse(time) <= now.getTime() ? [place] : []));
    if (places.length > 0) return { status: "past", places };
    await record(tx, inviting, whole, answer, now);
    const { invitation } = whole;
    const status = invitationAnswers[answer.answer];
    const { wishedTimes, note } = answer;
    const after = { ...invitation, status, answeredAt: now, wishedTimes: [...wishedTimes], note };
    return { status: "done", whole: { ...whole, invitation: after, status } };
  });
}
