import type { Db } from "../../../platform/database/database.ts";
import { everApplied, type PersonAndVacancy } from "../../applications/application.queries.server.ts";
import { listProfiles } from "../../resumes/read/match-profile.server.ts";
import type { Resume } from "../../resumes/resume.ts";
import type { FoundMatch } from "../../vacancies/match/find-matches.server.ts";
import { matchMany, type NewVacancies } from "../../vacancies/match/match-many.server.ts";
import { firstDays, longestDays } from "./seekers.server.ts";
import { alreadySuggested, type SuggestionState, stillOpen } from "./suggestion.queries.server.ts";

/** Vacancies that a letter suggests at most (suggestions §1 "what"). */
export const mostSuggested = 10;
/** Matches that are looked at, of which some were applied to or suggested before. */
const mostLookedAt = 50;

const dayMs = 86_400_000;

/** Someone for whom it is looked what fits. */
export interface Seeker {
  applicantId: number;
  resume: Resume;
  updatedAt: Date;
  state: SuggestionState | undefined;
}

/**
 * After when a vacancy must have come. What was looked at and did not fit fits now only where the resume changed: then
 * the last letter counts, else the last look.
 */
function getSince({ state, updatedAt }: Seeker, now: Date): Date {
  const back = (days: number) => new Date(now.getTime() - days * dayMs);
  if (state === undefined) return back(firstDays);
  const since = updatedAt < state.lookedAt ? state.lookedUntil : state.toldUntil;
  if (since === null) return back(firstDays);
  return since > back(longestDays) ? since : back(longestDays);
}

const toKey = ({ applicantId, vacancyId }: PersonAndVacancy) => `${applicantId} ${vacancyId}`;

/**
 * What is suggested to each, best first: open, new, fitting, never applied to and never suggested before. As many
 * statements for hundreds of people as for one.
 */
export async function chooseFor(
  db: Db,
  found: NewVacancies,
  seekers: readonly Seeker[],
  now: Date,
): Promise<Map<number, FoundMatch[]>> {
  const profiles = await listProfiles(
    db,
    seekers.map(({ resume }) => resume),
  );
  const resumes = profiles.flatMap((profile, place) => {
    const seeker = seekers[place];
    return seeker === undefined ? [] : [{ profile, since: getSince(seeker, now) }];
  });
  const matches = await matchMany(db, found, resumes, mostLookedAt);
  const pairs = seekers.flatMap(({ applicantId }, place) =>
    (matches[place] ?? []).map(({ vacancyId }) => ({ applicantId, vacancyId })),
  );
  const gone = new Set([...(await everApplied(db, pairs)), ...(await alreadySuggested(db, pairs))].map(toKey));
  const open = await stillOpen(db, [...new Set(pairs.map(({ vacancyId }) => vacancyId))]);
  return new Map(
    seekers.map(({ applicantId }, place) => {
      const isLeft = ({ vacancyId }: FoundMatch) => open.has(vacancyId) && !gone.has(toKey({ applicantId, vacancyId }));
      return [applicantId, (matches[place] ?? []).filter(isLeft).slice(0, mostSuggested)];
    }),
  );
}
