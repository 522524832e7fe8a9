import { formText } from "../../../../contract/form-text.ts";
import type { PageAction } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import type { InvitationAnswer } from "../../../applications/invitation.ts";
import { answerInvitation, type InvitationData } from "../invitations.calls.ts";
import { mostWishedTimes } from "../invitations.schema.ts";
import { wishedName } from "./form-names.ts";
import type { InvitationParams } from "./load-invitation.ts";

/** What became of an answer. */
export type AnswerOutcome =
  | { status: "done"; answer: InvitationAnswer; invitation: InvitationData }
  /** It can no longer be answered; the page says how it stands. */
  | { status: "stale" }
  | { status: "failed"; message: string; errors: FieldError[]; wished: string[]; note: string };

function answerOf(form: FormData): InvitationAnswer {
  const asked = formText(form, "answer");
  return asked === "accept" || asked === "decline" ? asked : "reschedule";
}

/** What stood in the three fields, in Jakarta's time without its name. */
function wishedIn(form: FormData): string[] {
  return Array.from({ length: mostWishedTimes }, (_, place) => formText(form, wishedName(place)));
}

/** Answers an invitation, once a button said so. */
export async function act({ api, form, params, language }: PageAction<InvitationParams>): Promise<AnswerOutcome> {
  const [ActionName, wished, note] = [answerOf(form), wishedIn(form), formText(form, "note")];
  const places = wished.flatMap((time, place) => (time === "" ? [] : [place]));
  const wishedTimes = places.map((place) => `${(wished[place] ?? "").slice(0, 16)}:00+07:00`);
  const invitation = { ATSPhaseName: params.phase, ApplicationIdApplicantId: params.code, lang: language };
  const sent = await api.send(answerInvitation, { body: { ...invitation, ActionName, wishedTimes, note } });
  if (sent.status === "accepted") return { status: "done", answer: ActionName, invitation: sent.answer.data };
  if (sent.code.startsWith("invitation-")) return { status: "stale" };
  const errors = sent.errors.map((error) => ({ ...error, path: fieldOf(error.path, places) }));
  return { status: "failed", message: sent.message, errors, wished, note };
}

/** The field that a wire name means: empty fields were not sent. */
function fieldOf(path: string, places: readonly number[]): string {
  const [, index] = /^wishedTimes\.(\d+)$/.exec(path) ?? [];
  return index === undefined ? path : wishedName(places[Number(index)] ?? 0);
}
