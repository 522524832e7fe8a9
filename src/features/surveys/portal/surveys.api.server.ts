import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { accept, invalid, type Reply, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import { answerSurvey, isSurveyOf, readSurvey } from "../read-survey.server.ts";
import {
  existingAnswer,
  existingRequest,
  type GivenRating,
  type RatingAnswer,
  type RatingRefused,
  ratingAnswer,
  ratingByIdRequest,
  ratingRequest,
  surveyUrlAnswer,
  surveyUrlRequest,
} from "../survey.schema.ts";
import { surveyPath } from "../survey.ts";
import { findSurvey, getSurveyUrl, rate, rateById } from "./survey.calls.ts";

const words = { "survey-invalid": m.surveys_invalid, "survey-answered": m.surveys_answered } as const;

/** A refusal with its sentence in both languages (§8). */
function refused(code: keyof typeof words, language: Language) {
  const say = (locale: Language) => words[code]({}, { locale });
  return refuse<RatingRefused>(code, say(language), { enMessage: say("en"), idnMessage: say("id") });
}

type ApplicantContext = RequestContext<"applicant">;

async function take(
  platform: Platform,
  rating: GivenRating,
  { identity, language }: ApplicantContext,
): Promise<Reply<RatingAnswer, RatingRefused>> {
  const rated = await answerSurvey(platform, identity.applicantId, rating);
  if (rated.status === "rated") return accept({});
  if (rated.status !== "wrong") return refused(rated.status, language);
  const message = fieldMessage("choice", language);
  const errors = rated.paths.map((path) => ({ path, code: "choice", message }));
  return { ...invalid(m.contract_invalid_fields({}, { locale: language }), errors), extra: { errors } };
}

/** `net-promotor-survey/rating`, with and without the survey in its path. */
function ratingEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(rate, {
      request: ratingRequest,
      answer: ratingAnswer,
      handle: ({ body }, context) => take(platform, body, context),
    }),
    endpoint(rateById, {
      request: ratingByIdRequest,
      answer: ratingAnswer,
      async handle({ path: { id }, body }, context) {
        if (id !== body.transactionId) return refused("survey-invalid", context.language);
        return take(platform, body, context);
      },
    }),
  ];
}

/** The calls of surveys. */
export function surveyEndpoints(platform: Platform): Endpoint[] {
  const { database, settings } = platform;
  return [
    endpoint(findSurvey, {
      request: existingRequest,
      answer: existingAnswer,
      async handle({ query }, { identity: { applicantId }, language }) {
        return accept(await readSurvey(database.db, { applicantId, transactionId: query.id, language }));
      },
    }),
    endpoint(getSurveyUrl, {
      request: surveyUrlRequest,
      answer: surveyUrlAnswer,
      async handle({ query: { id } }, { identity: { applicantId }, language }) {
        if (!(await isSurveyOf(database.db, applicantId, id))) return refused("survey-invalid", language);
        return accept({ url: absoluteUrl(settings, surveyPath(id)), transactionId: id });
      },
    }),
    ...ratingEndpoints(platform),
  ];
}
