import type { Category } from "../vacancy.ts";

/** What a resume says about the work that fits, in texts, so that it fits vacancies of any origin. */
export interface MatchProfile {
  /** 1 Student/Fresh Graduate, 2 Professional; null when not chosen yet. */
  category: Category | null;
  /** Names of functions as the function list has them (internships, departments). */
  functions: readonly string[];
  /** Positions held and departments worked in. */
  positions: readonly string[];
  /** Majors of all educations, in both languages where they differ. */
  majors: readonly string[];
  /** Codes of the degrees ("s1", "smk"). */
  degrees: readonly string[];
  /** Ids of the list `industry`. */
  industryIds: readonly number[];
  /** The domicile as its list writes it: "Kabupaten Sleman, DI Yogyakarta"; null when not known. */
  domicile: string | null;
  /** Whole rupiah a month. */
  expectedSalary: number | null;
}
