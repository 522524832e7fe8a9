import type { ProfileContent } from "../profile-answer.schema.ts";
import type { Consents, Resume } from "../resume.ts";
import { listsToWire } from "./lists-to-wire.ts";

/** What a resume is shown with. */
export interface Sent {
  resume: Resume;
  consents: Consents;
  photoUrl: string | null;
  cv: { name: string; url: string } | null;
}

/** A resume as the wire names it, read or as it was sent along with an application. */
export function profileToWire({ resume, consents, photoUrl, cv }: Sent): ProfileContent {
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
    ...listsToWire(resume),
    consent: { kebenaranData: consents.dataTruth, penggunaanData: consents.dataUse },
  };
}
