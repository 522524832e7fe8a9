import { m } from "#messages";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { accept, invalid, type Refusal, type Reply, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { profilePath } from "../../resumes/portal/wire/paths.ts";
import { careerActivityCookie, findMediaCode } from "../../vacancies/activity/career-activity.ts";
import type { GivenAnswer } from "../../vacancies/questions/answer.ts";
import { vacanciesOfQuestions } from "../../vacancies/questions/question.queries.server.ts";
import type { Applied } from "../apply.server.ts";
import type { SubmitAnswer, SubmitRefused, WireAnswers } from "./application.calls.ts";

/** Answers by the vacancy that asks, or asked, them; or why they are answers to something else. */
export type SortedAnswers =
  | { status: "sorted"; of: (vacancyId: number) => GivenAnswer[] }
  | { status: "refused"; refusal: Refusal };

/** Sorts what was answered; an answer to what none of these vacancies ever asked is a wrong field. */
export async function sortAnswers(
  db: Db,
  { answers, vacancyIds, language }: { answers: WireAnswers; vacancyIds: readonly number[]; language: Language },
): Promise<SortedAnswers> {
  const values = (answers ?? []).map(({ questionId, value }) => ({ questionId, value: value ?? null }));
  const owners = await vacanciesOfQuestions(
    db,
    values.map(({ questionId }) => questionId),
  );
  const errors = values.flatMap(({ questionId }, at) => {
    if (vacancyIds.includes(owners.get(questionId) ?? 0)) return [];
    return [{ path: `answers.${at}.questionId`, code: "choice", message: fieldMessage("choice", language) }];
  });
  if (errors.length > 0) {
    return { status: "refused", refusal: invalid(m.contract_invalid_fields({}, { locale: language }), errors) };
  }
  return {
    status: "sorted",
    of: (vacancyId) => values.filter(({ questionId }) => owners.get(questionId) === vacancyId),
  };
}

/**
 * By which activity link an applicant came to a vacancy: as the request names it, else as the browser's one-day cookie
 * remembers it (§3). Whether there is such a link for the vacancy shows when applying.
 */
export function mediaCodeFor(
  { clock }: Pick<Platform, "clock">,
  { cookies }: RequestContext,
  vacancyId: number,
  activityPlatform: string | null | undefined,
): string | null {
  return activityPlatform || findMediaCode(cookies[careerActivityCookie], vacancyId, clock());
}

/** One application on the wire. */
export function submitReply(applied: Applied): Reply<SubmitAnswer, SubmitRefused> {
  switch (applied.status) {
    case "applied":
      return accept({ applicationId: applied.applicationId });
    case "profile-incomplete":
      return refuse("profile-incomplete", m.applications_profile_incomplete(), {
        missing: applied.missing.map(profilePath),
      });
    case "consent-missing":
      return refuse("consent-missing", m.applications_consent_missing());
    case "vacancy-closed":
      return refuse("vacancy-closed", m.applications_vacancy_closed());
    case "answers-missing":
      return refuse("answers-missing", m.applications_answers_missing(), { questions: applied.questions });
    case "already-applied":
      return refuse("already-applied", m.applications_already_applied(), { applicationId: applied.applicationId });
  }
}
