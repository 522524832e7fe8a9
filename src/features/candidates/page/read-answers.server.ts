import { z } from "zod";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { parseDetails } from "../../applications/change/application-event.ts";
import { type NotificationKind, notificationKinds } from "../../applications/notification-kind.ts";
import type { AnsweredQuestion } from "../../applications/read-answers.server.ts";
import { readStar } from "../../interviews/star.server.ts";
import { getTexts } from "../../reference-data/master-data.server.ts";
import { meetsMust } from "../../vacancies/questions/answer.ts";
import { answerText, mustText } from "../../vacancies/questions/answer-text.server.ts";
import { textIn } from "../../vacancies/questions/question.ts";
import { type Asking, getSeenMoment, ownWords } from "../candidate.ts";
import { type CandidateRow, findCandidate } from "../list/find-candidates.queries.server.ts";
import { isLimited, type Limited, seePerson } from "../see-person.server.ts";
import { getView } from "../showing.server.ts";
import { listEvents, listSentStars } from "./candidate.store.server.ts";

/** A question in the words in which someone was asked it, and what they answered. */
export interface ToldAnswer {
  /** The same for a question and its edited versions, so that their answers can be compared. */
  questionId: number;
  version: number;
  words: string;
  /** null: not answered, or hidden. */
  text: string | null;
  /** Written by the person, so that it may reveal who they are: hidden as long as the name is (recruiting §11). */
  isHidden: boolean;
  /** The required answer, in words; null: any. */
  must: string | null;
  /** Whether it is what it must be; null where it may be anything. It marks, and decides nothing. */
  isMet: boolean | null;
}

/** Answers to questions; texts that their reader may not see are null. */
export function tellAnswers(
  answers: readonly AnsweredQuestion[],
  row: Pick<CandidateRow, "is_hidden" | "is_gone">,
  language: Language,
): ToldAnswer[] {
  return answers.map(({ question, value }) => {
    const text = answerText(question, value, language);
    // A choice or a number does not identify anyone.
    const visible = question.kind === "text" ? ownWords(row, text) : text;
    return {
      ...{ questionId: question.originId, version: question.version },
      words: textIn(question.words, language),
      text: visible,
      ...{
        isHidden: row.is_hidden && text !== null && visible === null,
        must: mustText(question, language),
        isMet: meetsMust(question, value),
      },
    };
  });
}

/** Something that happened to an application; words of the applicant's are null where it is hidden who that is. */
export interface TimelineEvent {
  /** A moment; of someone hidden the day alone. */
  at: string;
  by: "applicant" | "hiring" | "system";
  kind: "submitted" | "edited" | "progressed" | "withdrawn" | "answered" | "form-answered";
  /** Of a resume that was sent. */
  version: number | null;
  /** The phase that it is about. */
  phase: string | null;
  /** A message to an applicant. */
  news: NotificationKind | null;
  /** An applicant's answer to an invitation. */
  answer: "accept" | "decline" | "reschedule" | null;
  /** Whether the extended form was given. */
  gives: boolean | null;
  words: string | null;
}

/** The fields of every event in an answer. */
const detailsSchema = z.looseObject({
  version: z.int().optional(),
  phaseId: z.int().nullish(),
  kind: z.enum(notificationKinds).optional(),
  answer: z.enum(["accept", "decline", "reschedule"]).optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
  gives: z.boolean().optional(),
});

const authors = { applicant: "applicant", system: "system" } as const;

/** An application's events, the newest first, as far as the reader may see them. */
export async function getTimeline(db: Db, row: CandidateRow, language: Language): Promise<TimelineEvent[]> {
  const events = await listEvents(db, row.id);
  const read = events.map(({ details, ...event }) => ({
    ...event,
    details: detailsSchema.parse(parseDetails({ ...event, details }) ?? {}),
  }));
  const phaseIds = [...new Set(read.flatMap(({ details: { phaseId } }) => phaseId ?? []))];
  const phases = await getTexts(db, "recruitmentPhase", phaseIds, language);
  return read.toReversed().map(({ at, actor_kind, kind, details }) => {
    const { version = null, phaseId, kind: news = null, answer = null, gives = null, reason, note } = details;
    const by = actor_kind === "applicant" || actor_kind === "system" ? authors[actor_kind] : "hiring";
    const words = ownWords(row, reason ?? note);
    const phase = phases.get(phaseId ?? 0) ?? null;
    return { at: getSeenMoment(row, at), by, kind, version, phase, news, answer, gives, words };
  });
}

/** A STAR form as it was sent; its answers are null while it is hidden who wrote them. */
export interface ToldStar {
  id: number;
  submittedAt: string | null;
  questions: { question: string; answers: { label: string; text: string | null }[] }[];
  isHidden: boolean;
}

/**
 * The STAR forms that were sent for an application; null for an unknown one. Records a profile view where there is a
 * form.
 */
export async function readStars(platform: Platform, asking: Asking, id: number): Promise<ToldStar[] | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await getView(db, asking.reach));
  if (row === undefined) return null;
  const applicantId = row.applicant_id;
  const sent = row.is_gone || applicantId === null ? [] : await listSentStars(db, id);
  if (applicantId === null || sent.length === 0) return [];
  const seen = await seePerson(platform, asking, row, { what: "star", action: "candidate.star-form-read" });
  if (isLimited(seen)) return seen;
  const forms: ToldStar[] = [];
  for (const { id: starId, at } of sent) {
    const star = await readStar(db, { applicantId, id: starId, language: asking.language });
    if (star === null) continue;
    const questions = star.questions.map((question) => toldQuestion(question, row));
    forms.push({
      id: starId,
      submittedAt: row.is_hidden ? getSeenMoment(row, at) : star.submittedAt,
      questions,
      isHidden: row.is_hidden,
    });
  }
  return forms;
}

type Question = NonNullable<Awaited<ReturnType<typeof readStar>>>["questions"][number];

function toldQuestion({ question, details, answer }: Question, row: CandidateRow): ToldStar["questions"][number] {
  const findText = (detailId: number) => ownWords(row, answer.find((one) => one.detailId === detailId)?.text);
  return { question, answers: details.map(({ id, label }) => ({ label, text: findText(id) })) };
}

/** An application's events; null for an unknown one. Records a profile view. */
export async function readTimeline(
  platform: Platform,
  asking: Asking,
  id: number,
): Promise<TimelineEvent[] | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await getView(db, asking.reach));
  if (row === undefined) return null;
  const seen = await seePerson(platform, asking, row, { what: "page", action: "candidate.read" });
  if (isLimited(seen)) return seen;
  return getTimeline(db, row, asking.language);
}
