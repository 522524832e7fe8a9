import type { Memory, Remember } from "../../../platform/cache/remember.ts";
import type { Db } from "../../../platform/database/database.ts";
import { listEntries } from "../../reference-data/master-data.server.ts";
import { type EmailPeriod, isEmailPeriod } from "../../resumes/email-period.ts";
import type { Resume } from "../../resumes/resume.ts";
import { type NewVacancies, readNewVacancies } from "../../vacancies/match/match-many.server.ts";

/** Seeking statuses of people to whom suggestions come (suggestions §1 "who"). */
const seekingCodes = ["aktif", "pasif"];

/** Meanings of the ids of two lists: whether and when a resume wants suggestions. */
export interface SeekerLists {
  periods: ReadonlyMap<number, EmailPeriod>;
  seekingIds: ReadonlySet<number>;
}

export async function readSeekerLists(db: Db): Promise<SeekerLists> {
  const periods = await listEntries(db, "emailSuggestionPeriod", "id");
  const statuses = await listEntries(db, "seekingJobStatus", "id");
  return {
    periods: new Map(
      periods.flatMap(({ id, code }): [number, EmailPeriod][] => (isEmailPeriod(code) ? [[id, code]] : [])),
    ),
    seekingIds: new Set(statuses.filter(({ code }) => seekingCodes.includes(code ?? "")).map(({ id }) => id)),
  };
}

/** Why suggestions come to someone, or do not. */
export type SeekerState =
  | { status: "comes"; period: EmailPeriod }
  | { status: "never" | "not-looking" | "resume-incomplete" };

/** Whether suggestions come to anyone who has this resume, and how often. */
export function seekerState({ periods, seekingIds }: SeekerLists, resume: Resume): SeekerState {
  const { emailPeriodId, seekingStatusId, category, domicileId } = resume;
  const period = periods.get(emailPeriodId ?? 0);
  if (period === undefined || category === null || domicileId === null) return { status: "resume-incomplete" };
  if (period === "never") return { status: "never" };
  return seekingIds.has(seekingStatusId ?? 0) ? { status: "comes", period } : { status: "not-looking" };
}

const dayMs = 86_400_000;
/** How far a person's first suggestion looks back (suggestions §1 "what"). */
export const firstDays = 30;
/** Further back no period leads: two first Mondays lie 35 days apart. */
export const longestDays = 36;

/** Reads what came lately, at most once while the vacancies stay as they are: a morning has many runs. */
export type ReadLately = (db: Db, now: Date) => Promise<NewVacancies>;

export function createReadLately(remember: Remember): ReadLately {
  const memory: Memory<NewVacancies> = remember("vacancies");
  return (db, now) => {
    // In steps of a day, so that what is remembered can be found.
    const since = (Math.floor(now.getTime() / dayMs) - longestDays) * dayMs;
    return memory.get(String(since), () => readNewVacancies(db, new Date(since)));
  };
}
