import { data } from "react-router";
import { formText } from "../../../../contract/field-values.ts";
import { need, type PageAction, type PageRequest } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { timeText, weekdayDateText } from "../../../../i18n/formats.ts";
import type { InvitationAnswer } from "../../../applications/application.ts";
import { answerInvitation, getInvitation, type InvitationData } from "../invitations.calls.ts";
import { mostWishedTimes } from "../invitations.schema.ts";

const gone = 410;
const unknown = 404;

/** The path parameter; anything after it is ignored ("not exact"). */
export interface InvitationParams {
  phase: string;
  action: string;
  code: string;
}

/** The invitation of a page's address; null when its code is none. */
export async function findInvitation({ api, params, url, language }: PageRequest<InvitationParams>) {
  const path = { ATSPhaseName: params.phase, ApplicationIdApplicantId: params.code, lang: language };
  const sent = await api.send(getInvitation, { path });
  if (sent.status === "refused" && sent.code === "invitation-invalid") return null;
  return need(sent, url).data;
}

/** An invitation (R36, J6): opening it answers nothing. */
export async function load(page: PageRequest<InvitationParams>) {
  const { params, now } = page;
  const invitation = await findInvitation(page);
  if (invitation === null) return data({ status: "invalid" as const }, { status: unknown });
  const found = { status: "found" as const, invitation, ...params, now: now.toISOString() };
  return data(found, { status: invitation.status === "expired" ? gone : 200 });
}

export type InvitationPage = Extract<Awaited<ReturnType<typeof load>>["data"], { status: "found" }>;

/** The result of an answer. */
export type AnswerOutcome =
  | { status: "done"; answer: InvitationAnswer; invitation: InvitationData }
  /** It can no longer be answered; the page says how it stands. */
  | { status: "stale" }
  | { status: "failed"; message: string; errors: FieldError[]; wished: string[]; note: string };

function getAnswer(form: FormData): InvitationAnswer {
  const choice = formText(form, "answer");
  return choice === "accept" || choice === "decline" ? choice : "reschedule";
}

/** The values of the three fields, in Jakarta's time without its name. */
function wishedIn(form: FormData): string[] {
  return Array.from({ length: mostWishedTimes }, (_, place) => formText(form, wishedName(place)));
}

/** Answers an invitation, once a button said so. */
export async function act({ api, form, params, language }: PageAction<InvitationParams>): Promise<AnswerOutcome> {
  const [ActionName, wished, note] = [getAnswer(form), wishedIn(form), formText(form, "note")];
  const places = wished.flatMap((time, place) => (time === "" ? [] : [place]));
  const wishedTimes = places.map((place) => `${(wished[place] ?? "").slice(0, 16)}:00+07:00`);
  const invitation = { ATSPhaseName: params.phase, ApplicationIdApplicantId: params.code, lang: language };
  const sent = await api.send(answerInvitation, { body: { ...invitation, ActionName, wishedTimes, note } });
  if (sent.status === "accepted") return { status: "done", answer: ActionName, invitation: sent.answer.data };
  if (sent.code.startsWith("invitation-")) return { status: "stale" };
  const errors = sent.errors.map((error) => ({ ...error, path: getField(error.path, places) }));
  return { status: "failed", message: sent.message, errors, wished, note };
}

/** The field that a wire name means: empty fields were not sent. */
function getField(path: string, places: readonly number[]): string {
  const [, index] = /^wishedTimes\.(\d+)$/.exec(path) ?? [];
  return index === undefined ? path : wishedName(places[Number(index)] ?? 0);
}

/** Field of a wished time in the form. */
export function wishedName(place: number): string {
  return `wished-${place + 1}`;
}

/** Date and time of a moment in Jakarta, for sentences. */
export function momentWords(moment: string): { date: string; time: string } {
  return { date: weekdayDateText(jakartaDay(moment)), time: timeText(moment) };
}
