import type { Memory, Remember } from "../../../platform/cache/remember.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type NewVacancies, readNewVacancies } from "../../vacancies/match/match-many.server.ts";

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
