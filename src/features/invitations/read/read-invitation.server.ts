import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { newestLetterAbout } from "../../../platform/mail/letters.store.ts";
import type { InvitationStatus } from "../../applications/invitation.ts";
// Straight from the task: a command that reads answers needs nothing of resumes.
import { invitedApplication } from "../../applications/invited/invited-application.server.ts";
import { recruitmentPhases } from "../../master-data/master-data.server.ts";
import { findByCode, type StoredInvitation } from "../invitation.store.server.ts";
import { phaseName } from "../invitation-path.ts";
import { invitationStatus } from "../invitation-state.ts";
import type { InvitationData } from "../invitations.calls.ts";

type Application = NonNullable<Awaited<ReturnType<typeof invitedApplication>>>;

/** An invitation with the application that it is bound to. */
export interface WholeInvitation {
  invitation: StoredInvitation;
  application: Application;
  status: InvitationStatus;
}

/** Puts an invitation beside its application; null once the application is nobody's. */
export async function withApplication(
  db: Db,
  invitation: StoredInvitation,
  now: Date,
): Promise<WholeInvitation | null> {
  const application = await invitedApplication(db, invitation.applicationId, invitation.phaseId);
  if (application === undefined || application.applicantId !== invitation.applicantId) return null;
  return { invitation, application, status: invitationStatus({ ...invitation, application }, now) };
}

/** The phase of an invitation by the names that addresses and people use. */
export async function phaseOf(db: Db, { phaseId }: StoredInvitation, language: Language) {
  const phase = (await recruitmentPhases(db, language)).find(({ id }) => id === phaseId);
  return { code: phaseName({ id: phaseId, code: phase?.code ?? null }), name: phase?.name ?? "" };
}

/** An invitation as the wire tells it. */
export async function invitationData(db: Db, whole: WholeInvitation, language: Language): Promise<InvitationData> {
  const { invitation, application, status } = whole;
  const { name, code } = await phaseOf(db, invitation, language);
  const { at, place, answerBy, answeredAt, replacedAt, wishedTimes, note } = invitation;
  return {
    phaseName: name,
    phaseCode: code,
    position: language === "id" ? application.positionId : application.positionEn,
    companyName: application.companyName,
    schedule: at && wireMoment(at),
    location: place,
    status,
    answerBy: wireMoment(answerBy),
    answeredAt: answeredAt && wireMoment(answeredAt),
    wishedTimes,
    note,
    isReplaced: replacedAt !== null,
    applicationId: application.id,
    letterCode: await newestLetterAbout(db, application.id),
  };
}

/** No link's code is longer. */
const longestCode = 100;

/** The invitation of a link's code, changing nothing; null when there is none. */
export async function readByCode(db: Db, code: string, now: Date): Promise<WholeInvitation | null> {
  const found = code.length > longestCode ? undefined : await findByCode(db, code);
  return found ? withApplication(db, found, now) : null;
}
