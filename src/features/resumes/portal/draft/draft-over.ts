import type { ResumeValues } from "../form/values/resume-values.schema.ts";

/** A draft upon the resume as it is saved: stored files and the e-mail are never a draft's. */
export function draftOver(saved: ResumeValues, draft: ResumeValues): ResumeValues {
  const { oldImageUrl, cvName, cvFacts, email } = saved.personalData;
  return { ...draft, personalData: { ...draft.personalData, oldImageUrl, cvName, cvFacts, email } };
}
