import type { Resume } from "../../resume.ts";
import { formatDay } from "../../rules/calendar.ts";
import { listsFromForm } from "./lists-from-form.ts";
import type { SignUpForm } from "./sign-up.schema.ts";

/** The resume in a sign-up form. */
export function resumeFromSignUp(form: SignUpForm): Resume {
  const { PERSONAL_DATA: personal, EDUCATION, EXPERIENCE, ORGANIZATION, INTERNSHIP } = form;
  const { dobYear: year, dobMonth: month, dobDate: day } = personal;
  return {
    name: personal.name,
    email: personal.email,
    birthDate: year === null || month === null || day === null ? null : formatDay({ year, month, day }),
    domicileId: personal.domicile,
    domicileOther: personal.domicileOther,
    gender: personal.gender,
    phone: personal.phone,
    experienceYears: personal.yoeYear,
    experienceMonths: personal.yoeMonth,
    expectedSalary: personal.expectedSalary,
    category: personal.kategoriPengalaman,
    seekingStatusId: form.SEEKING_JOB_STATUS.id,
    emailPeriodId: form.EMAIL_SUGGESTION_PERIOD.id,
    ...listsFromForm({
      pendidikanList: EDUCATION,
      pengalamanList: EXPERIENCE,
      organisasiList: ORGANIZATION,
      internshipList: INTERNSHIP,
    }),
  };
}
