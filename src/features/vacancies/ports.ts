import type { MatchProfile } from "./match/compared.ts";

/** Port: which of these vacancies an applicant has applied to. */
export type AppliedVacancies = (applicantId: number, vacancyIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** Port: what an applicant's resume says for matching; null without a resume. */
export type MatchProfileOf = (applicantId: number) => Promise<MatchProfile | null>;

/** How far a resume is filled in: its sections, and those that still lack something, each with where that is done. */
export interface ResumeState {
  sections: number;
  missing: { name: string; path: string }[];
}

/** Port: how far an applicant's resume is filled in. */
type ResumeStateOf = (applicantId: number) => Promise<ResumeState>;

/** Port: within how many days a company usually answers who applies; null while too little is known. */
export type ReplyDaysOf = (companyId: number) => Promise<number | null>;

/** Port: the days that phases usually take at a company, by phase; without those of which too little is known. */
export type PhaseDaysOf = (companyId: number) => Promise<ReadonlyMap<number, number>>;

/** Ports that later features implement. */
export interface VacancyPorts {
  appliedVacancies?: AppliedVacancies;
  getMatchProfile?: MatchProfileOf;
  resumeStateOf?: ResumeStateOf;
  replyDaysOf?: ReplyDaysOf;
  phaseDaysOf?: PhaseDaysOf;
}
