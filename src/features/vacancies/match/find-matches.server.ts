import { m } from "#messages";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { listAreas } from "../../reference-data/areas.server.ts";
import { textQuery } from "../search/open-vacancies.queries.server.ts";
import type { UnderstoodSearch } from "../search/understand.ts";
import type { Filters, Sort } from "../vacancy.ts";
import { anyCandidate, type CandidateRow, candidateIds, candidates } from "./candidates.store.server.ts";
import type { Candidate, MatchProfile } from "./compared.ts";
import { leastScore, type Match, type Reason, type ReasonCode, scoreMatch } from "./score.ts";

export interface FoundMatch extends Match {
  vacancyId: number;
}

interface MatchSearch {
  filters: Filters;
  words: UnderstoodSearch | null;
  sort: Sort;
}

export type Scored = FoundMatch & { postedAt: Date; closesAt: Date };

const newestFirst = (one: Scored, other: Scored) =>
  other.postedAt.getTime() - one.postedAt.getTime() || other.vacancyId - one.vacancyId;

/** Best first. */
export const bestFirst = (one: Scored, other: Scored): number => other.score - one.score || newestFirst(one, other);

const orders: Record<Sort, (one: Scored, other: Scored) => number> = {
  relevance: bestFirst,
  newest: newestFirst,
  closing: (one, other) => one.closesAt.getTime() - other.closesAt.getTime() || newestFirst(one, other),
};

type ComparedRow = Omit<CandidateRow, "names_major" | "names_degree">;

/** Scored properties of vacancies, without their words. */
export async function comparer(
  db: Db,
  rows: readonly ComparedRow[],
): Promise<(row: ComparedRow) => Omit<Candidate, "namesMajor" | "namesDegree">> {
  const companies = await getCompanies(
    db,
    rows.map((row) => row.company_id),
  );
  const areas = new Map((await listAreas(db)).map(({ id, fullName }) => [id, fullName]));
  return (row) => ({
    category: row.category,
    functionNames: [row.text_id, row.text_en],
    titles: [row.title_id, row.title_en],
    industryId: companies.get(row.company_id)?.industry_id ?? null,
    // As it is written, and by the names of the list: "South Jakarta" is in "Kota Administrasi Jakarta Selatan".
    locations: [...row.locations, ...(row.places ?? []).flatMap((id) => areas.get(id) ?? [])],
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    isInternship: (row.employment_type ?? "").split(",").includes("INTERN"),
  });
}

/** Scored properties of vacancies with their words. */
async function lookerAt(db: Db, rows: readonly CandidateRow[]): Promise<(row: CandidateRow) => Candidate> {
  const compare = await comparer(db, rows);
  return (row) => ({ ...compare(row), namesMajor: row.names_major, namesDegree: row.names_degree });
}

/** How well one vacancy fits a resume, whether or not it is open and fits well enough. */
export async function getScore(db: Db, profile: MatchProfile, vacancyId: number): Promise<Match> {
  const row = await anyCandidate(db, vacancyId, profile);
  if (row === undefined) return { score: 0, reasons: [] };
  return scoreMatch(profile, (await lookerAt(db, [row]))(row));
}

/** Those of some open vacancies that fit a resume well enough, best first. */
export async function matchesAmong(db: Db, profile: MatchProfile, ids: readonly number[]): Promise<FoundMatch[]> {
  return (await scored(db, profile, ids)).sort(orders.relevance);
}

async function scored(db: Db, profile: MatchProfile, ids: readonly number[]): Promise<Scored[]> {
  const rows = await candidates(db, ids, profile);
  const lookAt = await lookerAt(db, rows);
  return rows
    .map((row) => ({
      vacancyId: row.id,
      postedAt: row.posted_at,
      closesAt: row.closes_at,
      ...scoreMatch(profile, lookAt(row)),
    }))
    .filter(({ score }) => score >= leastScore);
}

/** Open vacancies that fit a resume well enough, best first unless another order is asked for. */
export async function findMatches(
  db: Db,
  profile: MatchProfile,
  { filters, words, sort }: MatchSearch,
): Promise<FoundMatch[]> {
  const ids = await candidateIds(db, profile, filters, words === null ? null : await textQuery(db, words, filters));
  return (await scored(db, profile, ids)).sort(orders[sort]);
}

type Text = (reason: Pick<Reason, "about"> & { words: string }, options: { locale: Language }) => string;

const texts: Record<ReasonCode, Text> = {
  category: (_, options) => m.vacancies_match_category({}, options),
  function: ({ about }, options) =>
    about === "internship" ? m.vacancies_match_internship({}, options) : m.vacancies_match_function({}, options),
  title: ({ about, words }, options) =>
    about === "study" ? m.vacancies_match_study({ words }, options) : m.vacancies_match_title({ words }, options),
  major: (_, options) => m.vacancies_match_major({}, options),
  degree: (_, options) => m.vacancies_match_degree({}, options),
  industry: (_, options) => m.vacancies_match_industry({}, options),
  place: (_, options) => m.vacancies_match_place({}, options),
  province: (_, options) => m.vacancies_match_province({}, options),
  salary: (_, options) => m.vacancies_match_salary({}, options),
};

/** The same of someone else. */
const staffTexts: Record<ReasonCode, Text> = {
  category: (_, options) => m.vacancies_fit_category({}, options),
  function: ({ about }, options) =>
    about === "internship" ? m.vacancies_fit_internship({}, options) : m.vacancies_fit_function({}, options),
  title: ({ about, words }, options) =>
    about === "study" ? m.vacancies_fit_study({ words }, options) : m.vacancies_fit_title({ words }, options),
  major: (_, options) => m.vacancies_fit_major({}, options),
  degree: (_, options) => m.vacancies_fit_degree({}, options),
  industry: (_, options) => m.vacancies_fit_industry({}, options),
  place: (_, options) => m.vacancies_fit_place({}, options),
  province: (_, options) => m.vacancies_fit_province({}, options),
  salary: (_, options) => m.vacancies_fit_salary({}, options),
};

/** A reason as the wire gives it to the person, or to staff of the person. */
export function reasonText(
  { words, ...reason }: Reason,
  language: Language,
  reader: "person" | "staff",
): { code: string; text: string } {
  const readerTexts = reader === "person" ? texts : staffTexts;
  const text = readerTexts[reason.code]({ ...reason, words: words.join(", ") }, { locale: language });
  return { code: reason.code, text };
}
