import {
  educationValues,
  experienceValues,
  internshipValues,
  organisationValues,
  personalValues,
  type ResumeValues,
} from "./resume-values.schema.ts";

export const emptyEducation = educationValues.parse({});
export const emptyInternship = internshipValues.parse({});
export const emptyExperience = experienceValues.parse({});
export const emptyOrganisation = organisationValues.parse({});

/** A form that nobody has touched, but for what sign-up's first step asked already. */
export function newValues({ name, email }: { name: string; email: string }): ResumeValues {
  return {
    personalData: { ...personalValues.parse({}), nama: name, email },
    pendidikanList: [],
    internshipList: [],
    pengalamanList: [],
    organisasiList: [],
    consent: { kebenaranData: false, penggunaanData: false },
  };
}
