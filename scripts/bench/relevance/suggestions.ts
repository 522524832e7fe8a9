import { whyTexts } from "../../../src/features/alerts/suggestions/suggestion-source.server.ts";
import { listProfiles } from "../../../src/features/resumes/read/match-profile.server.ts";
import { type FoundMatch, findMatches } from "../../../src/features/vacancies/match/find-matches.server.ts";
import { matchMany, readNewVacancies } from "../../../src/features/vacancies/match/match-many.server.ts";
import { noFilters } from "../../../src/features/vacancies/vacancy.ts";
import type { Db } from "../../../src/platform/database/database.ts";
import { atLeast, atMost, type Figure, textFigure } from "../table.ts";
import { firstTen, type JudgedVacancy } from "./judged.ts";
import { isSensible, type MadeProfile, readProfiles, toResume } from "./profiles.ts";
import { reasonJudge } from "./true-reasons.ts";

interface Suggested {
  profile: MadeProfile;
  /** The first ten of the list "recommended only", and of the letter. */
  list: FoundMatch[];
  letter: FoundMatch[];
  untrue: string[];
}

async function suggest(db: Db, profiles: readonly MadeProfile[]): Promise<Suggested[]> {
  const resumes: Awaited<ReturnType<typeof toResume>>[] = [];
  for (const profile of profiles) resumes.push(await toResume(db, profile));
  const matchProfiles = await listProfiles(db, resumes);
  const since = new Date(0);
  const queries = matchProfiles.map((profile) => ({ profile, since }));
  const letters = await matchMany(db, await readNewVacancies(db, since), queries, firstTen);
  const findUntrue = await reasonJudge(db);
  const found: Suggested[] = [];
  for (const [at, profile] of profiles.entries()) {
    const [matchProfile, resume, letter = []] = [matchProfiles[at], resumes[at], letters[at]];
    if (matchProfile === undefined || resume === undefined) continue;
    const all = await findMatches(db, matchProfile, { filters: noFilters, words: null, sort: "relevance" });
    const list = all.slice(0, firstTen);
    found.push({ profile, list, letter, untrue: await findUntrue(profile, resume, [...list, ...letter]) });
  }
  return found;
}

const ids = (matches: readonly FoundMatch[]) => matches.map(({ vacancyId }) => vacancyId).join();

/** Suggestions for twelve made resumes, judged by rules that were written before any was seen. */
export async function suggestionFigures(db: Db, file: string, vacancies: readonly JudgedVacancy[]): Promise<Figure[]> {
  const titles = new Map(vacancies.map(({ id, title }) => [id, title]));
  const suggested = await suggest(db, readProfiles(file));
  const lines = suggested.map(({ profile, letter }) => {
    const good = letter.filter(({ vacancyId }) => isSensible(profile, titles.get(vacancyId) ?? "")).length;
    const reasons = new Set(whyTexts(letter, profile.language)).size;
    return { what: `suggestions, ${profile.name}`, good, shown: letter.length, reasons };
  });
  const withSome = lines.filter(({ shown }) => shown > 0);
  const worst = Math.min(...withSome.map(({ good, shown }) => good / shown));
  const untrue = suggested.flatMap((one) => one.untrue);
  return [
    ...lines.map(({ what, good, shown, reasons }) =>
      textFigure(
        what,
        shown === 0 ? "none, nothing is known" : `${good} of ${shown} sensible, ${reasons} different reasons`,
      ),
    ),
    atLeast("suggestions: sensible ones of the worst profile that has some", worst, 0.7),
    atMost("suggestions: reasons that are not true", untrue.length, 0),
    atMost(
      "suggestions: profiles whose letter and list differ",
      suggested.filter(({ list, letter }) => ids(list) !== ids(letter)).length,
      0,
    ),
    ...(untrue.length === 0
      ? []
      : [textFigure("suggestions: reasons that are not true, which", untrue.slice(0, 10).join("; "))]),
  ];
}
