import { m } from "#messages";
import { type Door, door, type RawRequest } from "../../../contract/door.server.ts";
import { accept, conflict, notFound, type Refusal, type Reply, refuse } from "../../../contract/reply.ts";
import type { Visit } from "../../../contract/visit.ts";
import { checkProfile, readProfile } from "../../resumes/resumes.server.ts";
import { vacancyItems } from "../../vacancies/vacancies.server.ts";
import { submitApplication, submitWithProfile as submitWithProfileCall } from "../application.calls.ts";
import type { Applied, Applying } from "./apply.server.ts";
import {
  type SubmitAnswer,
  type SubmitRefused,
  submitAnswer,
  submitFormRequest,
  submitRequest,
  vacancyId,
} from "./submit.schema.ts";
import { submit, submitWithProfile } from "./submit.server.ts";

function answer(applied: Applied): Reply<SubmitAnswer, SubmitRefused> {
  switch (applied.status) {
    case "applied":
      return accept({ applicationId: applied.applicationId });
    case "profile-incomplete":
      return refuse("profile-incomplete", m.applications_profile_incomplete(), { missing: applied.missing });
    case "consent-missing":
      return refuse("consent-missing", m.applications_consent_missing());
    case "vacancy-closed":
      return refuse("vacancy-closed", m.applications_vacancy_closed());
    case "already-applied":
      return refuse("already-applied", m.applications_already_applied(), { applicationId: applied.applicationId });
  }
}

/** 404 for a vacancy that never was; a value that is no id is a wrong field. */
function findVacancy({ platform }: Applying) {
  return async ({ body }: RawRequest, { language }: Visit): Promise<Refusal | null> => {
    const { data: id } = vacancyId.safeParse(
      typeof body === "object" && body !== null ? Reflect.get(body, "VacancyId") : null,
    );
    if (id === undefined) return null;
    const [vacancy] = await vacancyItems(platform.database.db, [id], language);
    return vacancy ? null : notFound(m.contract_not_found());
  };
}

/** `submit-application` */
export function submitDoor(applying: Applying): Door {
  return door(submitApplication, {
    request: submitRequest,
    answer: submitAnswer,
    find: findVacancy(applying),
    async handle({ body }, { identity: { applicantId } }) {
      const { VacancyId, activityPlatform, consent, grecaptcha } = body;
      if (!(await applying.platform.captcha.redeem(grecaptcha))) return refuse("captcha", m.contract_captcha());
      const consents = consent
        ? { dataTruth: consent.kebenaranData === true, dataUse: consent.penggunaanData === true }
        : null;
      return answer(
        await submit(applying, { applicantId, vacancyId: VacancyId, mediaCode: activityPlatform || null, consents }),
      );
    },
  });
}

/** `form/submit-application` */
export function submitWithProfileDoor(applying: Applying): Door {
  const { platform } = applying;
  return door(submitWithProfileCall, {
    request: submitFormRequest(platform.clock),
    answer: submitAnswer,
    find: findVacancy(applying),
    async handle({ body }, { identity: { applicantId }, language }) {
      const checked = await checkProfile(platform.database.db, body, language);
      if (checked.status === "refused") return checked;
      if (!(await platform.captcha.redeem(body.grecaptcha))) return refuse("captcha", m.contract_captcha());
      const order = { applicantId, vacancyId: body.VacancyId, mediaCode: body.activityPlatform || null };
      const submitted = await submitWithProfile(applying, order, checked.profile);
      if (submitted.status !== "conflict") return answer(submitted);
      return conflict(m.contract_version_conflict(), await readProfile(platform, applicantId));
    },
  });
}
