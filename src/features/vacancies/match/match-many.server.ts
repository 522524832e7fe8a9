import { setImmediate } from "node:timers/promises";
import type { Db } from "../../../platform/database/database.ts";
import { databaseNow, namedSince, newCandidates } from "./candidates.store.server.ts";
import type { MatchProfile } from "./compared.ts";
import { type ReadVacancy, readProfile, readVacancy } from "./compared.ts";
import { bestFirst, comparer, type FoundMatch, type Scored } from "./find-matches.server.ts";
import { leastScore, scoreRead } from "./score.ts";

type NewVacancy = ReadVacancy & { id: number; cameAt: Date; postedAt: Date; closesAt: Date };

/** Vacancies that came after a moment and were open when they were read, as many resumes are compared with them. */
export interface NewVacancies {
  readonly since: Date;
  /** By the database's clock: what came later may not be among them. */
  readonly until: Date;
  /** The newest first. */
  readonly vacancies: readonly NewVacancy[];
  /** Which of them name a text of a resume; most resumes share their majors and degrees. */
  readonly named: Map<string, ReadonlySet<number>>;
}

/** A vacancy comes when the transaction that brings it begins, and is seen when that commits: an import's take minutes. */
export const longestPutMs = 10 * 60_000;
/** Vacancies read at once. */
const atOnce = 1_000;
/** Texts that are kept in mind. */
const mostNamed = 5_000;
/** Comparisons between two breaths: well below 50 ms (promise 21). */
const breathes = 5_000;

/** Reads the open vacancies that came after a moment, once for all who are compared with them. */
export async function readNewVacancies(db: Db, since: Date): Promise<NewVacancies> {
  const until = new Date((await databaseNow(db)).getTime() - longestPutMs);
  const vacancies: NewVacancy[] = [];
  const next = () => newCandidates(db, since, { after: vacancies.at(-1)?.id ?? 0, most: atOnce });
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    const compare = await comparer(db, rows);
    for (const row of rows) {
      const { id, came_at: cameAt, posted_at: postedAt, closes_at: closesAt } = row;
      vacancies.push({ id, cameAt, postedAt, closesAt, ...readVacancy(compare(row)) });
    }
  }
  vacancies.sort((one, other) => other.cameAt.getTime() - one.cameAt.getTime());
  return { since, until, vacancies, named: new Map() };
}

/** A resume to be compared with what came after a moment. */
export interface MatchingResume {
  profile: MatchProfile;
  since: Date;
}

/** Finds out which vacancies name the texts of these resumes: one question for all that nobody asked yet. */
async function nameTexts(db: Db, { named, since }: NewVacancies, resumes: readonly MatchingResume[]): Promise<void> {
  if (named.size > mostNamed) named.clear();
  const texts = new Set(resumes.flatMap(({ profile: { majors, degrees } }) => [...majors, ...degrees]));
  const unknown = [...texts].filter((text) => !named.has(text));
  const found = await namedSince(db, since, unknown);
  for (const text of unknown) named.set(text, new Set(found.get(text)));
}

/**
 * The new vacancies that fit each of the resumes well enough, best first, at most `most` each: scored as `findMatches`
 * scores them, with a question or two to the database, however many resumes there are.
 */
export async function matchMany(
  db: Db,
  found: NewVacancies,
  resumes: readonly MatchingResume[],
  most: number,
): Promise<FoundMatch[][]> {
  await nameTexts(db, found, resumes);
  const matches: FoundMatch[][] = [];
  let compared = 0;
  for (const resume of resumes) {
    matches.push(getMatches(found, resume).slice(0, most));
    compared += found.vacancies.length;
    if (compared > breathes) {
      compared = 0;
      await setImmediate();
    }
  }
  return matches;
}

function getMatches({ vacancies, named }: NewVacancies, { profile, since }: MatchingResume): FoundMatch[] {
  const read = readProfile(profile);
  const namesAny = (texts: readonly string[]) => {
    const sets = texts.flatMap((text) => named.get(text) ?? []);
    return (id: number) => sets.some((ids) => ids.has(id));
  };
  const [namesMajor, namesDegree] = [namesAny(profile.majors), namesAny(profile.degrees)];
  const scored: Scored[] = [];
  for (const vacancy of vacancies) {
    if (vacancy.cameAt <= since) break;
    const { id: vacancyId, postedAt, closesAt } = vacancy;
    const named = { namesMajor: namesMajor(vacancyId), namesDegree: namesDegree(vacancyId) };
    const match = scoreRead(read, vacancy, named, leastScore);
    if (match !== null) scored.push({ vacancyId, postedAt, closesAt, ...match });
  }
  return scored.sort(bestFirst);
}
