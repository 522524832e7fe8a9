import { type OtherIds, renameFields } from "../../../field-kinds.ts";
import { personalFields } from "../../../fields.ts";
import { profileFromValues, type UncheckedOfKind } from "./profile-from-values.ts";
import type { ResumeValues } from "./resume-values.schema.ts";
import { wholeOf } from "./texts.ts";

/** The form in the shape that register takes (§3 "Sign-up/resume form"), not yet checked. */
export function signUpFromValues(values: ResumeValues, others: OtherIds, password: string) {
  const { personalData, pendidikanList, internshipList, pengalamanList, organisasiList, consent } = profileFromValues(
    values,
    others,
  );
  const { year, month, day } = values.personalData.dob;
  return {
    PERSONAL_DATA: {
      ...renameFields<typeof personalFields, "wire", "signUp", UncheckedOfKind>(
        personalFields,
        personalData,
        "wire",
        "signUp",
      ),
      password,
      dobYear: wholeOf(year),
      dobMonth: wholeOf(month),
      dobDate: wholeOf(day),
    },
    EDUCATION: pendidikanList,
    INTERNSHIP: internshipList,
    EXPERIENCE: pengalamanList,
    ORGANIZATION: organisasiList,
    SEEKING_JOB_STATUS: { id: personalData.seekingJobStatusId },
    EMAIL_SUGGESTION_PERIOD: { id: personalData.emailSuggestionPeriodId },
    consent,
  };
}
