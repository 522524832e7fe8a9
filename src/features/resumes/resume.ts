import type { Category, Gender } from "./rules/limits.ts";

/** Facts about the person; null is "missing". Ids are those of the master data's lists. */
export interface PersonalData {
  name: string | null;
  email: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  domicileId: number | null;
  /** Only where the domicile is 'Others'. */
  domicileOther: string | null;
  gender: Gender | null;
  /** `+CC NUMBER`. */
  phone: string | null;
  experienceYears: number | null;
  experienceMonths: number | null;
  /** Rupiah a month. */
  expectedSalary: number | null;
  category: Category | null;
  seekingStatusId: number | null;
  emailPeriodId: number | null;
}

export interface Education {
  id: number;
  degreeId: number | null;
  institutionId: number | null;
  institutionOther: string | null;
  majorId: number | null;
  majorOther: string | null;
  isStudying: boolean;
  startYear: number | null;
  /** Estimated while the person studies. */
  endYear: number | null;
  grade: number | null;
  /** Highest grade of the scale that `grade` is measured on. */
  gradeScale: number | null;
}

export interface Experience {
  id: number;
  company: string | null;
  position: string | null;
  positionTypeId: number | null;
  rankId: number | null;
  mainJob: string | null;
  industryId: number | null;
  department: string | null;
  startYear: number | null;
  /** Null: the current job (wire, "Shapes"). */
  endYear: number | null;
}

export interface Organisation {
  id: number;
  name: string | null;
  positionId: number | null;
  scopeId: number | null;
}

export interface Internship {
  id: number;
  institution: string | null;
  functionId: number | null;
  industryId: number | null;
  /** `YYYY-MM`, like `endMonth`. */
  startMonth: string | null;
  endMonth: string | null;
}

/** What an applicant tells about himself, as it is stored and sent along with an application. */
export interface Resume extends PersonalData {
  educations: Education[];
  experiences: Experience[];
  organisations: Organisation[];
  internships: Internship[];
}

/** The two statements of §5: the data is true, the group's companies may use it. */
export interface Consents {
  dataTruth: boolean;
  dataUse: boolean;
}

/** A resume with what lies beside it. */
export interface WholeResume {
  resume: Resume;
  hasPhoto: boolean;
  hasCv: boolean;
  consents: Consents;
}

/** Ids of the entries whose code is `other`; null where a list has none. */
export interface OtherIds {
  domicile: number | null;
  institution: number | null;
  major: number | null;
}

/** A resume in which nothing is filled in. */
export const emptyResume: Resume = {
  name: null,
  email: null,
  birthDate: null,
  domicileId: null,
  domicileOther: null,
  gender: null,
  phone: null,
  experienceYears: null,
  experienceMonths: null,
  expectedSalary: null,
  category: null,
  seekingStatusId: null,
  emailPeriodId: null,
  educations: [],
  experiences: [],
  organisations: [],
  internships: [],
};
