import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../../contract/endpoint.server.ts";
import { numberOfText } from "../../../../contract/field-values.ts";
import { conflict, notFound, type Refusal, refuse } from "../../../../contract/reply.ts";
import { readFiles } from "../../../documents/read-file.server.ts";
import { alsoWrongInProfile, checkProfile } from "../../../resumes/portal/check-profile.server.ts";
import { readProfile } from "../../../resumes/portal/read/read-profile.server.ts";
import { updateProfileFields } from "../../../resumes/portal/wire/update-profile.schema.ts";
import { vacancyExists } from "../../../vacancies/vacancy.queries.server.ts";
import type { Applying } from "../../apply.server.ts";
import { submit, submitWithProfile } from "../../submit.server.ts";
import { submitApplication, submitWithProfile as submitWithProfileCall } from "../application.calls.ts";
import { sortAnswers } from "./given-answers.server.ts";
import { mediaCodeFor } from "./media-code.server.ts";
import { activityPlatform, answersUpTo, consentsOf, grecaptcha, mostAnswers, statements } from "./submit.schema.ts";
import { submitReply } from "./submit-answer.server.ts";

/** What is answered to the questions of a vacancy, or of several. */
export const answersOfOne = answersUpTo(mostAnswers.one);

/** A number, or its text where the form is multipart. */
const vacancyId = z.preprocess(numberOfText, z.int("choice").positive("choice"));

export const submitAnswer = z.object({ applicationId: z.number() });

/** 404 for a vacancy that never was; a value that is no id is a wrong field. */
function findVacancy({ platform }: Applying) {
  return async ({ body }: RawRequest): Promise<Refusal | null> => {
    const { data: id } = vacancyId.safeParse(
      typeof body === "object" && body !== null ? Reflect.get(body, "VacancyId") : null,
    );
    if (id === undefined) return null;
    return (await vacancyExists(platform.database.db, id)) ? null : notFound(m.contract_not_found());
  };
}

export const submitRequest = z.object({
  body: z.object({
    VacancyId: vacancyId,
    grecaptcha,
    activityPlatform,
    /** Absent: the resume's stored consents count. */
    consent: statements,
    answers: answersOfOne,
  }),
});

/** `submit-application` */
export function submitEndpoint(applying: Applying): Endpoint {
  return endpoint(submitApplication, {
    request: submitRequest,
    answer: submitAnswer,
    find: findVacancy(applying),
    async handle({ body }, context) {
      const { applicantId } = context.identity;
      const { VacancyId, activityPlatform, consent, grecaptcha } = body;
      const { language } = context;
      const asking = { answers: body.answers, vacancyIds: [VacancyId], language };
      const sorted = await sortAnswers(applying.platform.database.db, asking);
      if (sorted.status === "refused") return sorted.refusal;
      if (!(await applying.platform.captcha.redeem(grecaptcha))) return refuse("captcha", m.contract_captcha());
      const mediaCode = mediaCodeFor(applying.platform, context, VacancyId, activityPlatform);
      const answers = sorted.of(VacancyId);
      const order = { applicantId, vacancyId: VacancyId, mediaCode, consents: consentsOf(consent), answers };
      return submitReply(await submit(applying, order));
    },
  });
}

export function submitFormRequest(now: () => Date) {
  return z.object({
    body: z.object({ ...updateProfileFields(now), VacancyId: vacancyId, activityPlatform, answers: answersOfOne }),
  });
}

/** `form/submit-application` */
export function submitWithProfileEndpoint(applying: Applying): Endpoint {
  const { platform } = applying;
  return endpoint(submitWithProfileCall, {
    request: submitFormRequest(platform.clock),
    answer: submitAnswer,
    find: findVacancy(applying),
    alsoWrong: (raw, context) => alsoWrongInProfile(platform, raw, context),
    async handle({ body }, context) {
      const { identity, language, network } = context;
      const { applicantId } = identity;
      const checked = await checkProfile(platform, body, language);
      if (checked.status === "refused") return checked;
      const asking = { answers: body.answers, vacancyIds: [body.VacancyId], language };
      const sorted = await sortAnswers(platform.database.db, asking);
      if (sorted.status === "refused") return sorted.refusal;
      if (!(await platform.captcha.redeem(body.grecaptcha))) return refuse("captcha", m.contract_captcha());
      const read = await readFiles(platform, checked.profile.unread, { language, network });
      if (read.status === "refused") return read;
      const mediaCode = mediaCodeFor(platform, context, body.VacancyId, body.activityPlatform);
      const order = { applicantId, vacancyId: body.VacancyId, mediaCode, answers: sorted.of(body.VacancyId) };
      const submitted = await submitWithProfile(applying, order, {
        profile: checked.profile,
        newFiles: read.files,
      });
      if (submitted.status !== "conflict") return submitReply(submitted);
      return conflict(m.contract_version_conflict(), await readProfile(platform, applicantId));
    },
  });
}
