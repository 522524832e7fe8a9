import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  answerRequest,
  invitationAnswer,
  invitationData,
  invitationRequest,
  joinAnswer,
  joinRequest,
} from "./invitations.schema.ts";

export type InvitationData = z.output<typeof invitationData>;
export type InvitationReply = z.output<typeof invitationAnswer>;
export type JoinData = z.output<typeof joinAnswer>["data"];

type AnswerRequest = z.output<typeof answerRequest>;

/** Details of a refused answer: the invitation's current state. */
export type AnswerRefused = Partial<InvitationReply>;

/** An invitation, changing nothing, however it stands. Refusal: `invitation-invalid`. */
export const getInvitation = defineCall<z.output<typeof invitationRequest>, InvitationReply>()({
  method: "GET",
  path: "invitationconfrim/{ATSPhaseName}/{ApplicationIdApplicantId}/{lang}",
  needs: "invitation.read",
  who: "guest",
});

/** The one answer to an invitation. Refusals: `invitation-invalid`, `invitation-expired`, `invitation-answered`. */
export const answerInvitation = defineCall<AnswerRequest, InvitationReply, AnswerRefused>()({
  method: "POST",
  path: "invitationconfrim",
  needs: "invitation.answer",
  who: "guest",
  limits: smallBody,
});

/** The same for systems elsewhere, without a token: the code is the key. */
export const answerFromOutside = defineCall<AnswerRequest, InvitationReply, AnswerRefused>()({
  method: "POST",
  path: "invite-confirm",
  needs: "invitation.answer",
  who: "open",
  limits: smallBody,
});

/** Where an invitation to join leads, anyone who opens it. Refusals: `invitation-invalid`, `invitation-expired`. */
export const getJoinInvitation = defineCall<z.output<typeof joinRequest>, z.output<typeof joinAnswer>>()({
  method: "GET",
  path: "invitetojoin/{ActionName}/{TimeApplicantid}/{MediaCode}/{lang}",
  needs: "invitation.read",
  who: "guest",
});
