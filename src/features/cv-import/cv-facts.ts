/** Something that a CV says, where it says so, and how sure the reading is, from 0 to 1. */
export interface Found<Value> {
  value: Value;
  source: string;
  confidence: number;
}

type Maybe<Value> = Found<Value> | null;

/** A month of a year; many CVs give the year alone. */
export interface CvDate {
  year: number;
  month: number | null;
}

export interface CvStudy {
  institution: Maybe<string>;
  /** Code of a degree in our list. */
  degree: Maybe<string>;
  major: Maybe<string>;
  start: Maybe<CvDate>;
  end: Maybe<CvDate>;
  isStudying: boolean;
  grade: Maybe<{ grade: number; gradeScale: number }>;
}

export interface CvJob {
  company: Maybe<string>;
  position: Maybe<string>;
  start: Maybe<CvDate>;
  /** Absent for the current one. */
  end: Maybe<CvDate>;
  isCurrent: boolean;
  /** The first of its duties. */
  duty: Maybe<string>;
  department: Maybe<string>;
  industry: Maybe<string>;
}

export interface CvMembership {
  name: Maybe<string>;
  /** Code of a position in our list. */
  position: Maybe<string>;
}

/** The facts of a CV that a resume has a field for. */
export interface CvFacts {
  name: Maybe<string>;
  email: Maybe<string>;
  /** `+CC NUMBER`. */
  phone: Maybe<string>;
  /** `YYYY-MM-DD`. */
  birthDate: Maybe<string>;
  gender: Maybe<1 | 2>;
  domicile: Maybe<string>;
  educations: CvStudy[];
  jobs: CvJob[];
  internships: CvJob[];
  organisations: CvMembership[];
  /** Lines that were searched without a result. */
  unread: string[];
}

/** Of a CV that says nothing. */
export const emptyFacts: CvFacts = {
  ...{ name: null, email: null, phone: null, birthDate: null, gender: null, domicile: null },
  ...{ educations: [], jobs: [], internships: [], organisations: [], unread: [] },
};

/** Words of our lists that a CV is searched for, folded as searches compare. */
export interface CvWords {
  places: ReadonlySet<string>;
  institutions: ReadonlySet<string>;
  majors: ReadonlySet<string>;
}
