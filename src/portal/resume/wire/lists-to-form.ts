import type { Resume } from "../../../domain/resumes/resume.ts";
import type { ProfileContent } from "./profile-answer.schema.ts";

/** A resume's lists in the fields of its form. */
export function listsToForm(
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
