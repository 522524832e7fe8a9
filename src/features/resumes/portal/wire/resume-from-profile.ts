import type { Consents, Resume } from "../../resume.ts";
import { listsFromForm } from "./lists-from-form.ts";
import type { Profile } from "./profile.schema.ts";

/** The resume in what update-profile sent. */
export function resumeFromProfile(profile: Profile): Resume {
  const { personalData: personal } = profile;
  return {
    name: personal.nama,
    email: personal.email,
    birthDate: personal.dob,
    domicileId: personal.domisili,
    domicileOther: personal.domisiliOther,
    gender: personal.gender,
    phone: personal.noTelp,
    experienceYears: personal.yoeYear,
    experienceMonths: personal.yoeMonth,
    expectedSalary: personal.expectedSalary,
    category: personal.kategoriPengalaman,
    seekingStatusId: personal.seekingJobStatusId,
    emailPeriodId: personal.emailSuggestionPeriodId,
    ...listsFromForm(profile),
  };
}

/** The consents of a form. */
export function consentsFrom({ consent }: Pick<Profile, "consent">): Consents {
  return { dataTruth: consent.kebenaranData, dataUse: consent.penggunaanData };
}
