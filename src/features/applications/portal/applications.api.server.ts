import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
import { numberOfText } from "../../../contract/field-values.ts";
import { accept, conflict, notFound, type Refusal, refuse } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readFiles } from "../../documents/read-file.server.ts";
import { giveForm } from "../../extended-forms/give-form.server.ts";
import { redeemToApply } from "../../identity/portal/captcha/redeem-to-apply.server.ts";
import { alsoWrongInProfile, checkProfile } from "../../resumes/portal/check-profile.server.ts";
import { readProfile } from "../../resumes/portal/read-profile.server.ts";
import { profilePath } from "../../resumes/portal/wire/paths.ts";
import { updateProfileFields } from "../../resumes/portal/wire/profile.schema.ts";
import { vacancyExists } from "../../vacancies/vacancy.queries.server.ts";
import type { Applying } from "../apply.server.ts";
import { edit } from "../edit.server.ts";
import { submit, submitWithProfile } from "../submit.server.ts";
import { withdraw } from "../withdraw.server.ts";
import {
  editApplication,
  giveFormCall,
  submitApplication,
  submitWithProfile as submitWithProfileCall,
  withdrawApplication,
} from "./application.calls.ts";
import { applicationId } from "./application.schema.ts";
import { mediaCodeFor, sortAnswers, submitReply } from "./given-answers.server.ts";
import { historyEndpoints, namedApplication } from "./history/history.api.server.ts";
import { notificationEndpoints } from "./notifications/notifications.api.server.ts";
import {
  activityPlatform,
  answersUpTo,
  findConsents,
  grecaptcha,
  mostAnswers,
  statements,
  submitAllEndpoint,
} from "./submit-all.api.server.ts";
import { longestReason } from "./summary/summary-fields.ts";

/** Answers to the questions of a vacancy, or of several. */
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
function submitEndpoint(applying: Applying): Endpoint {
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
      if (!(await redeemToApply(applying.platform, context, grecaptcha)))
        return refuse("captcha", m.contract_captcha());
      const mediaCode = mediaCodeFor(applying.platform, context, VacancyId, activityPlatform);
      const answers = sorted.of(VacancyId);
      const order = { applicantId, vacancyId: VacancyId, mediaCode, consents: findConsents(consent), answers };
      return submitReply(await submit(applying, order));
    },
  });
}

/** The schema of `form/submit-application`: the resume's form, the vacancy and the answers; `now` is for its dates. */
export function submitFormRequest(now: () => Date) {
  return z.object({
    body: z.object({ ...updateProfileFields(now), VacancyId: vacancyId, activityPlatform, answers: answersOfOne }),
  });
}

/** `form/submit-application` */
function submitWithProfileEndpoint(applying: Applying): Endpoint {
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
      if (!(await redeemToApply(platform, context, body.grecaptcha))) return refuse("captcha", m.contract_captcha());
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

export const editRequest = z.object({ body: z.object({ applicationId, grecaptcha }) });

/** The number of what was sent. */
export const editAnswer = z.object({ version: z.number() });

/** `application/edit` */
function editEndpoint(applying: Applying): Endpoint {
  return endpoint(editApplication, {
    request: editRequest,
    answer: editAnswer,
    thing: namedApplication(applying.platform, ["body", "applicationId"]),
    async handle({ body: { applicationId, grecaptcha } }, { identity: { applicantId } }) {
      if (!(await applying.platform.captcha.redeem(grecaptcha))) return refuse("captcha", m.contract_captcha());
      const edited = await edit(applying, { applicantId, applicationId });
      switch (edited.status) {
        case "edited":
          return accept({ version: edited.version });
        case "unknown":
          return notFound(m.contract_not_found());
        case "vacancy-closed":
          return refuse("vacancy-closed", m.applications_vacancy_closed());
        case "already-ended":
          return refuse("already-ended", m.applications_withdraw_already_ended());
        case "nothing-changed":
          return refuse("nothing-changed", m.applications_edit_same());
        case "profile-incomplete":
          return refuse("profile-incomplete", m.applications_profile_incomplete(), {
            missing: edited.missing.map(profilePath),
          });
      }
    },
  });
}

export const withdrawRequest = z.object({
  body: z.object({
    applicationId,
    reason: z.string().max(longestReason, "too-long").nullish(),
  }),
});

export const withdrawAnswer = z.object({});

/** `application/withdraw` */
function withdrawEndpoint(applying: Applying): Endpoint {
  return endpoint(withdrawApplication, {
    request: withdrawRequest,
    answer: withdrawAnswer,
    thing: namedApplication(applying.platform, ["body", "applicationId"]),
    async handle({ body: { applicationId, reason } }, { identity: { applicantId } }) {
      const { status } = await withdraw(applying, { applicantId, applicationId, reason: (reason ?? "").trim() });
      if (status === "unknown") return notFound(m.contract_not_found());
      if (status === "already-ended") return refuse("already-ended", m.applications_withdraw_already_ended());
      return accept({});
    },
  });
}

const refusals = {
  "form-missing": m.applications_form_missing,
  "already-given": m.applications_form_already_given,
  "already-ended": m.applications_form_already_ended,
} as const;

export const giveFormRequest = z.object({ body: z.object({ applicationId, give: z.boolean("required") }) });

export const giveFormAnswer = z.object({});

/** `application/form-give` */
function giveFormEndpoint(platform: Platform): Endpoint {
  return endpoint(giveFormCall, {
    request: giveFormRequest,
    answer: giveFormAnswer,
    thing: namedApplication(platform, ["body", "applicationId"]),
    async handle({ body: { applicationId, give } }, { identity: { applicantId } }) {
      const { status } = await giveForm(platform, { applicantId, applicationId, gives: give });
      if (status === "answered") return accept({});
      return status === "unknown" ? notFound(m.contract_not_found()) : refuse(status, refusals[status]());
    },
  });
}

/** Every call of applying and of the history. */
export function applicationEndpoints(applying: Applying): Endpoint[] {
  return [
    submitEndpoint(applying),
    submitWithProfileEndpoint(applying),
    submitAllEndpoint(applying),
    editEndpoint(applying),
    withdrawEndpoint(applying),
    giveFormEndpoint(applying.platform),
    ...historyEndpoints(applying),
    ...notificationEndpoints(applying),
  ];
}
