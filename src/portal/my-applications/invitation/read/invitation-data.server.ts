import { phaseOf, type WholeInvitation } from "../../../../domain/invitations/read/read-invitation.server.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { newestLetterAbout } from "../../../../platform/mail/letters.store.ts";
import type { InvitationData } from "../invitations.calls.ts";

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
