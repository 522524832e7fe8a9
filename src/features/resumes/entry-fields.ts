import { m } from "#messages";
import type { Fields } from "./field-kinds.ts";
import { needed, optional } from "./fields.ts";

// Every field of an entry of a resume's lists, once (decision 50), in the order of the reported errors.

/** One education (P2). */
export const educationFields = {
  degreeId: {
    kind: "choice",
    list: "degree",
    wire: "gelarID",
    shownTo: "all",
    ...needed(m.resumes_form_degree, m.resumes_form_required_degree),
  },
  institutionId: {
    kind: "found",
    list: "institution",
    wire: "institusiID",
    shownTo: "not-while-blind",
    ...needed(m.resumes_form_institution, m.resumes_form_required_institution),
  },
  institutionOther: {
    kind: "other",
    of: "institutionId",
    list: "institution",
    characters: "names",
    wire: "institusiOther",
    shownTo: "not-while-blind",
    ...optional(m.resumes_form_institution_other, m.resumes_form_required_institution_other),
  },
  majorId: {
    kind: "found",
    list: "major",
    wire: "jurusanID",
    shownTo: "all",
    ...needed(m.resumes_form_major, m.resumes_form_required_major),
  },
  majorOther: {
    kind: "other",
    of: "majorId",
    list: "major",
    characters: "plain",
    wire: "jurusanOther",
    shownTo: "all",
    ...optional(m.resumes_form_major_other, m.resumes_form_required_major_other),
  },
  isStudying: {
    kind: "tick",
    wire: "isPresent",
    shownTo: "not-while-blind",
    ...optional(m.resumes_form_is_studying),
  },
  startYear: {
    kind: "year",
    isAhead: false,
    wire: "tahunMasuk",
    shownTo: "not-while-blind",
    ...needed(m.resumes_form_start_year, m.resumes_form_required_start_year),
  },
  /** Estimated while the person studies. */
  endYear: {
    kind: "year",
    isAhead: true,
    wire: "tahunKeluar",
    shownTo: "not-while-blind",
    ...needed(m.resumes_form_graduation, m.resumes_form_required_end_year),
  },
  grade: {
    kind: "grade",
    wire: "nilai",
    shownTo: "all",
    ...needed(m.resumes_form_grade, m.resumes_form_required_grade),
  },
  /** Highest grade of the scale that `grade` is measured on. */
  gradeScale: {
    kind: "grade",
    wire: "maxNilai",
    shownTo: "all",
    ...needed(m.resumes_form_grade_scale, m.resumes_form_required_grade_scale),
  },
} as const satisfies Fields;

/** One job (P4). */
export const experienceFields = {
  company: {
    kind: "text",
    characters: "names",
    wire: "name",
    shownTo: "all",
    ...needed(m.resumes_form_company, m.resumes_form_required_company),
  },
  position: {
    kind: "text",
    characters: "plain",
    wire: "posisi",
    shownTo: "all",
    ...needed(m.resumes_form_position, m.resumes_form_required_position),
  },
  positionTypeId: {
    kind: "choice",
    list: "positionType",
    wire: "positionTypeId",
    shownTo: "nobody",
    ...needed(m.resumes_form_position_type, m.resumes_form_required_position_type),
  },
  rankId: {
    kind: "choice",
    list: "rank",
    wire: "pangkatID",
    shownTo: "all",
    ...needed(m.resumes_form_rank, m.resumes_form_required_rank),
  },
  mainJob: {
    kind: "text",
    characters: "plain",
    wire: "mainJob1",
    shownTo: "all",
    ...needed(m.resumes_form_main_job, m.resumes_form_required_main_job),
  },
  industryId: {
    kind: "found",
    list: "industry",
    wire: "industryId",
    shownTo: "all",
    ...needed(m.resumes_form_industry, m.resumes_form_required_industry),
  },
  department: {
    kind: "text",
    characters: "plain",
    wire: "department",
    shownTo: "all",
    ...needed(m.resumes_form_department, m.resumes_form_required_department),
  },
  startYear: {
    kind: "year",
    isAhead: false,
    wire: "tahunMulai",
    shownTo: "all",
    ...needed(m.resumes_form_start_year, m.resumes_form_required_start_year),
  },
  /** Null: the current job (wire, "Shapes"); the form asks for a year or a tick. */
  endYear: {
    kind: "year",
    isAhead: false,
    wire: "tahunSelesai",
    shownTo: "all",
    ...optional(m.resumes_form_end_year, m.resumes_form_required_job_end_year),
  },
} as const satisfies Fields;

/** One organisation (P5). */
export const organisationFields = {
  name: {
    kind: "text",
    characters: "names",
    wire: "name",
    shownTo: "all",
    ...needed(m.resumes_form_organisation, m.resumes_form_required_organisation),
  },
  positionId: {
    kind: "choice",
    list: "organisationPosition",
    wire: "jabatanID",
    shownTo: "all",
    ...needed(m.resumes_form_organisation_position, m.resumes_form_required_organisation_position),
  },
  scopeId: {
    kind: "choice",
    list: "organisationScope",
    wire: "lingkupID",
    shownTo: "all",
    ...needed(m.resumes_form_scope, m.resumes_form_required_scope),
  },
} as const satisfies Fields;

/** One internship (P3). */
export const internshipFields = {
  institution: {
    kind: "text",
    characters: "names",
    wire: "institutionName",
    shownTo: "all",
    ...needed(m.resumes_form_internship_institution, m.resumes_form_required_internship_institution),
  },
  functionId: {
    kind: "choice",
    list: "function",
    wire: "internFuction",
    shownTo: "all",
    ...needed(m.resumes_form_function, m.resumes_form_required_function),
  },
  industryId: {
    kind: "found",
    list: "industry",
    wire: "internIndustry",
    shownTo: "all",
    ...needed(m.resumes_form_industry, m.resumes_form_required_industry),
  },
  startMonth: {
    kind: "month",
    ends: false,
    wire: "startDate",
    shownTo: "all",
    ...needed(m.resumes_form_start_month, m.resumes_form_required_start_month),
  },
  endMonth: {
    kind: "month",
    ends: true,
    wire: "endDate",
    shownTo: "all",
    ...needed(m.resumes_form_end_month, m.resumes_form_required_end_month),
  },
} as const satisfies Fields;

/** The lists of a resume: their names in the two forms, and the id of an entry. */
export const entryLists = {
  educations: { wire: "pendidikanList", signUp: "EDUCATION", id: "id", fields: educationFields },
  experiences: { wire: "pengalamanList", signUp: "EXPERIENCE", id: "id", fields: experienceFields },
  organisations: { wire: "organisasiList", signUp: "ORGANIZATION", id: "id", fields: organisationFields },
  internships: { wire: "internshipList", signUp: "INTERNSHIP", id: "flkinternshipId", fields: internshipFields },
} as const;
export type ListName = keyof typeof entryLists;
