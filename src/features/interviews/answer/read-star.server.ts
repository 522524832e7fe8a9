import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { positionOf } from "../../applications/application.queries.server.ts";
import { findPhases as phasesOf } from "../../applications/progress.queries.server.ts";
import { findOwnStar } from "../star.queries.server.ts";
import type { StarData } from "../star.schema.ts";

interface Asked {
  applicantId: number;
  id: number;
  language: Language;
}

/** A STAR form with what was filled in; null for one that is not the applicant's. Once sent it reads as it was sent. */
export async function readStar(db: Db, { applicantId, id, language }: Asked): Promise<StarData | null> {
  const own = await findOwnStar(db, applicantId, id);
  if (!own) return null;
  const { applicationId, phaseId, code, answers, submittedAt } = own;
  const phase = (await phasesOf(db, applicationId)).find((one) => one.phaseId === phaseId);
  const position = await positionOf(db, applicationId);
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
