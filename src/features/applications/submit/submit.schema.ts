import { z } from "zod";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { updateProfileFields } from "../../resumes/save/update-profile.schema.ts";

/** A number, or its text where the form is multipart. */
export const vacancyId = z.preprocess(numberOfText, z.int("choice").positive("choice"));
/** The activity's mediaCode, where the applicant came by an activity link. */
const activityPlatform = z.string().max(100, "too-long").nullish();

const statement = z.boolean().nullish();

export const submitRequest = z.object({
  body: z.object({
    VacancyId: vacancyId,
    grecaptcha: z.preprocess(blankIsAbsent, z.string().optional()),
    activityPlatform,
    /** Absent: the resume's stored consents count. */
    consent: z.object({ kebenaranData: statement, penggunaanData: statement }).nullish(),
  }),
});

export function submitFormRequest(now: () => Date) {
  return z.object({ body: z.object({ ...updateProfileFields(now), VacancyId: vacancyId, activityPlatform }) });
}

export const submitAnswer = z.object({ applicationId: z.number() });

export type SubmitRequest = z.output<typeof submitRequest>;
export type SubmitFormRequest = z.output<ReturnType<typeof submitFormRequest>>;
export type SubmitAnswer = z.output<typeof submitAnswer>;

/** What refusals carry: paths of `profile-incomplete`, the application of `already-applied`. */
export interface SubmitRefused {
  missing: string[];
  applicationId: number;
}
