import { wireMoment } from "../../i18n/calendar.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { isBlankList } from "../../ui/fields/bullet-text.ts";
import { findPosition } from "../applications/application.queries.server.ts";
import { findPhases as phasesOf } from "../applications/progress.queries.server.ts";
import { removeDraft } from "../drafts/draft.queries.server.ts";
import { findOwnStar, writeAnswers } from "./star.queries.server.ts";
import type { GivenResult, SendStarRequest, StarData } from "./star.schema.ts";
import { type StarAnswer, type StarForm, starDraftName } from "./star.ts";

interface FormRequest {
  applicantId: number;
  id: number;
  language: Language;
}

/** A STAR form with what was filled in; null for one that is not the applicant's. Once sent it reads as it was sent. */
export async function readStar(db: Db, { applicantId, id, language }: FormRequest): Promise<StarData | null> {
  const own = await findOwnStar(db, applicantId, id);
  if (!own) return null;
  const { applicationId, phaseId, code, answers, submittedAt } = own;
  const phase = (await phasesOf(db, applicationId)).find((one) => one.phaseId === phaseId);
  const position = await findPosition(db, applicationId);
  const answerTo = (questionId: number) => answers.find((one) => one.questionId === questionId)?.answer ?? [];
  return {
    ...{ id, applicationId, applicationInterviewId: phaseId, starFormCode: code, isSubmitted: submittedAt !== null },
    questions: (own.asked ?? own.document).questions.map(({ id: questionId, question, details }) => ({
      id: questionId,
      question: question[language],
      details: details.map((detail) => ({
        id: detail.id,
        label: detail.label[language],
        hint: detail.hint[language],
        mark: detail.label.en.slice(0, 1),
      })),
      answer: answerTo(questionId),
    })),
    position: position?.[language] ?? "",
    interviewAt: phase?.invitation?.at ?? null,
    dueDate: phase?.dueOn ?? null,
    submittedAt: submittedAt && wireMoment(submittedAt),
  };
}

/** A wrong or missing field of what was sent. */
interface StarFault {
  path: string;
  code: "choice" | "required";
}

const root = "ApplicantSTARResult";

function secondTime<Entry>(entries: readonly Entry[], at: number, id: (entry: Entry) => number): boolean {
  const entry = entries[at];
  return entry !== undefined && entries.findIndex((other) => id(other) === id(entry)) < at;
}

/** Answers to unknown questions, and repeated ones. */
function unknownIn(form: StarForm, result: GivenResult): StarFault[] {
  return result.flatMap(({ questionId, answer }, one) => {
    const question = form.questions.find(({ id }) => id === questionId);
    if (!question || secondTime(result, one, (entry) => entry.questionId))
      return [{ path: `${root}.${one}.questionId`, code: "choice" as const }];
    return answer.flatMap(({ detailId }, two) => {
      const isKnown = question.details.some(({ id }) => id === detailId);
      const isTwice = secondTime(answer, two, (entry) => entry.detailId);
      return isKnown && !isTwice ? [] : [{ path: `${root}.${one}.answer.${two}.detailId`, code: "choice" as const }];
    });
  });
}

/** Details without words; what was not sent at all is named where it would stand. */
function missingIn(form: StarForm, result: GivenResult): StarFault[] {
  return form.questions.flatMap(({ id: questionId, details }) => {
    const one = result.findIndex((entry) => entry.questionId === questionId);
    if (one < 0) return [{ path: root, code: "required" as const }];
    const answer = result[one]?.answer ?? [];
    return details.flatMap(({ id: detailId }) => {
      const two = answer.findIndex((entry) => entry.detailId === detailId);
      if (two < 0) return [{ path: `${root}.${one}.answer`, code: "required" as const }];
      const isBlank = isBlankList(answer[two]?.text ?? "");
      return isBlank ? [{ path: `${root}.${one}.answer.${two}.text`, code: "required" as const }] : [];
    });
  });
}

/** Errors of answers to a form; a draft may leave out anything. */
function starFaults(form: StarForm, result: GivenResult, isDraft: boolean): StarFault[] {
  const unknown = unknownIn(form, result);
  return isDraft ? unknown : [...unknown, ...missingIn(form, result)];
}

/** The answers as they are kept. */
function keptAnswers(result: GivenResult): StarAnswer[] {
  return result.map(({ questionId, answer }) => ({
    questionId,
    answer: answer.map(({ detailId, text }) => ({ detailId, text: isBlankList(text ?? "") ? "" : (text ?? "") })),
  }));
}

export type SentStar = { status: "kept" | "unknown" | "already-submitted" } | { status: "wrong"; faults: StarFault[] };

/** Keeps what was filled in, or sends it for good; of many sendings at once one counts, and its draft goes. */
export function takeStar(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicantId: number,
  { ApplicantSTARId: id, ApplicantSTARResult: result, isDraft }: SendStarRequest["body"],
): Promise<SentStar> {
  return database.transact<SentStar>(async (tx) => {
    const own = await findOwnStar(tx, applicantId, id);
    if (!own) return { status: "unknown" };
    const faults = starFaults(own.asked ?? own.document, result, isDraft === true);
    if (faults.length > 0) return { status: "wrong", faults };
    const sent = isDraft === true ? null : { asked: own.document, at: clock() };
    if (!(await writeAnswers(tx, id, keptAnswers(result), sent))) return { status: "already-submitted" };
    if (sent !== null) await removeDraft(tx, applicantId, starDraftName(id));
    return { status: "kept" };
  });
}
