import type { Consents, Resume } from "../../../domain/resumes/resume.ts";
import { listsToForm } from "./lists-to-form.ts";
import type { ProfileContent } from "./profile-answer.schema.ts";

/** What a resume is shown with. */
export interface Sent {
  resume: Resume;
  consents: Consents;
  photoUrl: string | null;
  cv: { name: string; url: string } | null;
}

/** A resume in the fields of its form, read or as it was sent along with an application. */
export function profileFromResume({ resume, consents, photoUrl, cv }: Sent): ProfileContent {
  return {
    personalData: {
      nama: resume.name,
      email: resume.email,
      dob: resume.birthDate,
      domisili: resume.domicileId,
      domisiliOther: resume.domicileOther,
      gender: resume.gender,
      noTelp: resume.phone,
      yoeYear: resume.experienceYears,
      yoeMonth: resume.experienceMonths,
      expectedSalary: resume.expectedSalary,
      kategoriPengalaman: resume.category,
      seekingJobStatusId: resume.seekingStatusId,
      emailSuggestionPeriodId: resume.emailPeriodId,
      oldImageUrl: photoUrl,
      cvName: cv?.name ?? null,
      cvUrl: cv?.url ?? null,
    },
    ...listsToForm(resume),
    consent: { kebenaranData: consents.dataTruth, penggunaanData: consents.dataUse },
  };
}

/** The wire's names of the consents that are true. */
export function consentNames({ dataTruth, dataUse }: Consents): (keyof ProfileContent["consent"])[] {
  return [...(dataTruth ? (["kebenaranData"] as const) : []), ...(dataUse ? (["penggunaanData"] as const) : [])];
}
