import type { Db } from "../../platform/database/database.ts";
import { findMatchProfile } from "../resumes/read/match-profile.server.ts";
import { matchesAmong } from "../vacancies/match/find-matches.server.ts";
import type { Match } from "../vacancies/match/score.ts";
import type { Span } from "../vacancies/search/arrived-hits.queries.server.ts";
import { searchArrivals } from "../vacancies/search/search-arrivals.server.ts";
import type { AlertSearch } from "./alert.ts";

/** One search's parameters. */
export interface AskedSearch {
  search: AlertSearch;
  /** Which arrivals count. */
  span: Span;
  /** Whose resume counts for a recommended one; it finds nothing for an address without an account. */
  applicantId: number | null;
}

/** New vacancies of a search: their number, and the first of them. */
export interface Hits {
  count: number;
  vacancies: readonly { id: number; reasons: Match["reasons"] }[];
}

const none: Hits = { count: 0, vacancies: [] };

/** Arrivals that are scored for one recommended search: the newest. */
const mostScored = 500;

async function found(db: Db, askedSearches: readonly AskedSearch[], most: number) {
  const searches = askedSearches.map(({ search, span }) => ({ text: search.text, filters: search, span }));
  return searchArrivals(db, searches, most);
}

async function recommended(db: Db, applicantId: number | null, ids: readonly number[], most: number): Promise<Hits> {
  const profile = applicantId === null || ids.length === 0 ? null : await findMatchProfile(db, applicantId);
  if (profile === null) return none;
  const matches = await matchesAmong(db, profile, ids);
  const vacancies = matches.slice(0, most).map(({ vacancyId, reasons }) => ({ id: vacancyId, reasons }));
  return { count: matches.length, vacancies };
}

/** New vacancies of many searches, in the searches' order, by the list's own search. */
export async function findHits(db: Db, searches: readonly AskedSearch[], most: number): Promise<Hits[]> {
  const places = searches.map((_, place) => place);
  const plain = places.filter((place) => searches[place]?.search.isMatch === false);
  const matched = places.filter((place) => searches[place]?.search.isMatch === true);
  const at = (list: readonly number[]) => list.flatMap((place) => searches[place] ?? []);
  const hits: Hits[] = searches.map(() => none);
  for (const [index, { count, ids }] of (await found(db, at(plain), most)).entries()) {
    hits[plain[index] ?? 0] = { count, vacancies: ids.map((id) => ({ id, reasons: [] })) };
  }
  for (const [index, { ids }] of (await found(db, at(matched), mostScored)).entries()) {
    const place = matched[index] ?? 0;
    hits[place] = await recommended(db, searches[place]?.applicantId ?? null, ids, most);
  }
  return hits;
}
