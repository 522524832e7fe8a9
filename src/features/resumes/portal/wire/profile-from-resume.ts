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

/** A resume's lists in the fields of its form. */
function listsToForm(
  resume: Resume,
): Pick<ProfileContent, "pendidikanList" | "pengalamanList" | "organisasiList" | "internshipList"> {
  return {
    pendidikanList: resume.educations.map((entry) => ({
      id: entry.id,
      gelarID: entry.degreeId,
      institusiID: entry.institutionId,
      institusiOther: entry.institutionOther,
      isPresent: entry.isStudying,
      jurusanID: entry.majorId,
      jurusanOther: entry.majorOther,
      maxNilai: entry.gradeScale,
      nilai: entry.grade,
      tahunKeluar: entry.endYear,
      tahunMasuk: entry.startYear,
    })),
    pengalamanList: resume.experiences.map((entry) => ({
      id: entry.id,
      name: entry.company,
      posisi: entry.position,
      positionTypeId: entry.positionTypeId,
      pangkatID: entry.rankId,
      mainJob1: entry.mainJob,
      tahunMulai: entry.startYear,
      tahunSelesai: entry.endYear,
      industryId: entry.industryId,
      department: entry.department,
    })),
    organisasiList: resume.organisations.map((entry) => ({
      id: entry.id,
      jabatanID: entry.positionId,
      lingkupID: entry.scopeId,
      name: entry.name,
    })),
    internshipList: resume.internships.map((entry) => ({
      flkinternshipId: entry.id,
      institutionName: entry.institution,
      internFuction: entry.functionId,
      internIndustry: entry.industryId,
      startDate: entry.startMonth,
      endDate: entry.endMonth,
    })),
  };
}
