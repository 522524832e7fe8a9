import { educationFields, experienceFields, internshipFields, organisationFields } from "../../entry-fields.ts";
import { renameFields } from "../../field-kinds.ts";
import { personalFields, seekingFields } from "../../fields.ts";
import type { Consents, Resume } from "../../resume.ts";
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
      ...renameFields(personalFields, resume, "name", "wire"),
      ...renameFields(seekingFields, resume, "name", "wire"),
      oldImageUrl: photoUrl,
      cvName: cv?.name ?? null,
      cvUrl: cv?.url ?? null,
    },
    pendidikanList: resume.educations.map((entry) => ({
      id: entry.id,
      ...renameFields(educationFields, entry, "name", "wire"),
    })),
    pengalamanList: resume.experiences.map((entry) => ({
      id: entry.id,
      ...renameFields(experienceFields, entry, "name", "wire"),
    })),
    organisasiList: resume.organisations.map((entry) => ({
      id: entry.id,
      ...renameFields(organisationFields, entry, "name", "wire"),
    })),
    internshipList: resume.internships.map((entry) => ({
      flkinternshipId: entry.id,
      ...renameFields(internshipFields, entry, "name", "wire"),
    })),
    consent: { kebenaranData: consents.dataTruth, penggunaanData: consents.dataUse },
  };
}

/** The wire's names of the consents that are true. */
export function consentNames({ dataTruth, dataUse }: Consents): (keyof ProfileContent["consent"])[] {
  return [...(dataTruth ? (["kebenaranData"] as const) : []), ...(dataUse ? (["penggunaanData"] as const) : [])];
}
