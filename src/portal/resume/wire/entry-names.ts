import type { Education, Experience, Internship, Organisation } from "../../../domain/resumes/resume.ts";

/** How forms name the lists' fields, the profile's and the one of sign-up alike (wire, "Shapes"). */
const educationNames: Record<keyof Education, string> = {
  id: "id",
  degreeId: "gelarID",
  institutionId: "institusiID",
  institutionOther: "institusiOther",
  majorId: "jurusanID",
  majorOther: "jurusanOther",
  isStudying: "isPresent",
  startYear: "tahunMasuk",
  endYear: "tahunKeluar",
  grade: "nilai",
  gradeScale: "maxNilai",
};

const experienceNames: Record<keyof Experience, string> = {
  id: "id",
  company: "name",
  position: "posisi",
  positionTypeId: "positionTypeId",
  rankId: "pangkatID",
  mainJob: "mainJob1",
  industryId: "industryId",
  department: "department",
  startYear: "tahunMulai",
  endYear: "tahunSelesai",
};

const organisationNames: Record<keyof Organisation, string> = {
  id: "id",
  name: "name",
  positionId: "jabatanID",
  scopeId: "lingkupID",
};

const internshipNames: Record<keyof Internship, string> = {
  id: "flkinternshipId",
  institution: "institutionName",
  functionId: "internFuction",
  industryId: "internIndustry",
  startMonth: "startDate",
  endMonth: "endDate",
};

/** By list of the resume. */
export const entryNames: Record<string, Record<string, string>> = {
  educations: educationNames,
  experiences: experienceNames,
  organisations: organisationNames,
  internships: internshipNames,
};
