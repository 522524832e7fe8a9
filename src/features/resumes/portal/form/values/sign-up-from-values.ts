import type { OtherIds } from "../../../resume.ts";
import { profileFromValues } from "./profile-from-values.ts";
import type { ResumeValues } from "./resume-values.schema.ts";
import { wholeOf } from "./texts.ts";

/** The form in the shape that register takes (§3 "Sign-up/resume form"), not yet checked. */
export function signUpFromValues(values: ResumeValues, others: OtherIds, password: string) {
  const { personalData, pendidikanList, internshipList, pengalamanList, organisasiList, consent } = profileFromValues(
    values,
    others,
  );
  const {
    nama,
    dob: _,
    domisili,
    domisiliOther,
    noTelp,
    seekingJobStatusId,
    emailSuggestionPeriodId,
    ...same
  } = personalData;
  const { year, month, day } = values.personalData.dob;
  return {
    PERSONAL_DATA: {
      ...same,
      name: nama,
      password,
      dobYear: wholeOf(year),
      dobMonth: wholeOf(month),
      dobDate: wholeOf(day),
      domicile: domisili,
      domicileOther: domisiliOther,
      phone: noTelp,
    },
    EDUCATION: pendidikanList,
    INTERNSHIP: internshipList,
    EXPERIENCE: pengalamanList,
    ORGANIZATION: organisasiList,
    SEEKING_JOB_STATUS: { id: seekingJobStatusId },
    EMAIL_SUGGESTION_PERIOD: { id: emailSuggestionPeriodId },
    consent,
  };
}
