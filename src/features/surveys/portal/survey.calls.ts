import { documentBody, smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  ExistingAnswer,
  ExistingRequest,
  RatingAnswer,
  RatingByIdRequest,
  RatingRefused,
  RatingRequest,
  SurveyUrlAnswer,
  SurveyUrlRequest,
} from "../survey.schema.ts";

/** Whether a survey waits, with everything that it asks; `id` names one. */
export const findSurvey = defineCall<ExistingRequest, ExistingAnswer>()({
  method: "GET",
  path: "net-promotor-survey/existing",
  needs: "survey.read",
  who: "applicant",
});

/** The page of a survey. Refusal: `survey-invalid`, also for someone else's. */
export const getSurveyUrl = defineCall<SurveyUrlRequest, SurveyUrlAnswer, RatingRefused>()({
  method: "GET",
  path: "net-promotor-survey/survey-url",
  needs: "survey.read",
  who: "applicant",
});

/** Answers a survey, once. Refusals: `survey-invalid`, `survey-answered`. */
export const rate = defineCall<RatingRequest, RatingAnswer, RatingRefused>()({
  method: "POST",
  path: "net-promotor-survey/rating",
  needs: "survey.answer",
  who: "applicant",
  limits: smallBody,
});

/** The same with the survey in the path; the body's `transactionId` must be that one. */
export const rateById = defineCall<RatingByIdRequest, RatingAnswer, RatingRefused>()({
  method: "POST",
  path: "net-promotor-survey/rating/{id}",
  needs: "survey.answer",
  who: "applicant",
  limits: documentBody,
  creates: true,
});
