import type { MatchProfile } from "./match/match-profile.ts";

/** Port: which of these vacancies an applicant has applied to. */
export type AppliedVacancies = (applicantId: number, vacancyIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** Port: what an applicant's resume says for matching; null without a resume. */
export type MatchProfileOf = (applicantId: number) => Promise<MatchProfile | null>;

/** What vacancies need from rooms that come after them. */
export interface VacancyPorts {
  appliedVacancies?: AppliedVacancies;
  matchProfileOf?: MatchProfileOf;
}
