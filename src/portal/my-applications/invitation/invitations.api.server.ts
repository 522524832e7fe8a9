import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-messages.ts";
import { accept, invalid, type Reply, refuse } from "../../../contract/reply.ts";
import {
  type Answered,
  answerInvitation as answer,
  type Inviting,
} from "../../../domain/invitations/answer/answer-invitation.server.ts";
import { readByCode } from "../../../domain/invitations/read/read-invitation.server.ts";
import type { Language } from "../../../i18n/language.ts";
import {
  type AnswerRefused,
  answerFromOutside,
  answerInvitation,
  getInvitation,
  getJoinInvitation,
  type InvitationReply,
} from "./invitations.calls.ts";
import { answerRequest, invitationAnswer, invitationRequest, joinAnswer, joinRequest } from "./invitations.schema.ts";
import { readJoinInvitation } from "./join/read-join-invitation.server.ts";
import { invitationData } from "./read/invitation-data.server.ts";

const nowhere = () => refuse("invitation-invalid", m.invitations_refused_invalid());

async function told(
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
      const said = { code, answer: ActionName, wishedTimes: wishedTimes ?? [], note: (note ?? "").trim() };
      return told(inviting, await answer(inviting, said), language);
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
