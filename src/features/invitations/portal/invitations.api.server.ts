import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { accept, invalid, type Reply, refuse } from "../../../contract/reply.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { newestLetterAbout } from "../../../platform/mail/letters.store.ts";
import { vacancyItems } from "../../vacancies/portal/finding.server.ts";
import { type Answered, answerInvitation as answer, type Inviting } from "../answer-invitation.server.ts";
import { findJoinInvitation } from "../join-invitation.queries.server.ts";
import { getPhase, readByCode, type WholeInvitation } from "../read-invitation.server.ts";
import {
  type AnswerRefused,
  answerFromOutside,
  answerInvitation,
  getInvitation,
  getJoinInvitation,
  type InvitationData,
  type InvitationReply,
  type JoinData,
} from "./invitations.calls.ts";
import { answerRequest, invitationAnswer, invitationRequest, joinAnswer, joinRequest } from "./invitations.schema.ts";

/** No link's code is longer. */
const longestCode = 100;

type OpenedJoin = { status: "open"; data: JoinData } | { status: "invalid" | "expired" };

/** Where an invitation to join leads; over once its time or its vacancy is. */
async function readJoinInvitation(db: Db, code: string, language: Language, now: Date): Promise<OpenedJoin> {
  const found = code.length > longestCode ? undefined : await findJoinInvitation(db, code);
  if (found === undefined) return { status: "invalid" };
  const { vacancyId, source, expiresAt } = found;
  const [vacancy] = await vacancyItems(db, [vacancyId], language);
  if (expiresAt <= now || vacancy?.vacancyStatus !== "open") return { status: "expired" };
  const { title, companyName } = vacancy;
  return { status: "open", data: { vacancyId, title, companyName, source } };
}

const nowhere = () => refuse("invitation-invalid", m.invitations_refused_invalid());

async function answerTo(
  { platform }: Inviting,
  answered: Answered,
  language: Language,
): Promise<Reply<InvitationReply, AnswerRefused>> {
  if (answered.status === "invalid") return nowhere();
  if (answered.status === "past") {
    const message = fieldMessage("time-past");
    const errors = answered.places.map((place) => ({ path: `wishedTimes.${place}`, code: "time-past", message }));
    return invalid(m.contract_invalid_fields(), errors);
  }
  const data = await invitationData(platform.database.db, answered.whole, language);
  if (answered.status === "done") return accept({ data });
  if (answered.status === "answered") return refuse("invitation-answered", m.invitations_refused_answered(), { data });
  return refuse("invitation-expired", m.invitations_refused_expired(), { data });
}

function answerEndpoint(call: typeof answerInvitation | typeof answerFromOutside, inviting: Inviting): Endpoint {
  return endpoint(call, {
    request: answerRequest,
    answer: invitationAnswer,
    async handle({ body }, { language }) {
      const { ActionName, ApplicationIdApplicantId: code, wishedTimes, note } = body;
      const request = { code, answer: ActionName, wishedTimes: wishedTimes ?? [], note: (note ?? "").trim() };
      return answerTo(inviting, await answer(inviting, request), language);
    },
  });
}

/** The calls of invitations: seeing and answering one, by its code, and where an invitation to join leads. */
export function invitationEndpoints(inviting: Inviting): Endpoint[] {
  const { database, clock } = inviting.platform;
  const { db } = database;
  return [
    endpoint(getInvitation, {
      request: invitationRequest,
      answer: invitationAnswer,
      async handle({ path: { ApplicationIdApplicantId: code, lang } }) {
        const whole = await readByCode(db, code, clock());
        return whole === null ? nowhere() : accept({ data: await invitationData(db, whole, lang) });
      },
    }),
    answerEndpoint(answerInvitation, inviting),
    answerEndpoint(answerFromOutside, inviting),
    endpoint(getJoinInvitation, {
      request: joinRequest,
      answer: joinAnswer,
      async handle({ path: { TimeApplicantid: code, lang } }) {
        const found = await readJoinInvitation(db, code, lang, clock());
        if (found.status === "open") return accept({ data: found.data });
        if (found.status === "invalid") return nowhere();
        return refuse("invitation-expired", m.invitations_refused_expired());
      },
    }),
  ];
}

/** An invitation on the wire. */
async function invitationData(db: Db, whole: WholeInvitation, language: Language): Promise<InvitationData> {
  const { invitation, application, status } = whole;
  const { name, code } = await getPhase(db, invitation, language);
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
