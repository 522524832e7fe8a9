import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPlan, type VacancyHead, vacancyHead } from "../../vacancies/showing.queries.server.ts";
import type { Asking, CandidateFilter, CandidateSort } from "../candidate.ts";
import { seeRows } from "../see-person.server.ts";
import { getView, viewWithin } from "../showing.server.ts";
import { countTabs } from "./counts.store.server.ts";
import {
  type CandidateRow,
  countBefore,
  countCandidates,
  findCandidates,
  findListed,
  findPlace,
  type Place,
} from "./find-candidates.queries.server.ts";
import { phaseNames, type ToldCandidate, tellCandidate, textsOfRows } from "./tell-candidate.server.ts";

export interface CandidateList {
  candidates: ToldCandidate[];
  /** Counted exactly up to `mostCounted`. */
  total: number;
  totalIsMore: boolean;
  /** Where the next page begins; null at the end. */
  next: Place | null;
}

export interface ListWish {
  filter: CandidateFilter;
  sort: CandidateSort;
  isDescending: boolean;
  limit: number;
  after: Place | null;
}

/** Totals are exact to here (recruiting §7). */
const mostCounted = 10_000;

/** Records a profile view by the company for each person whose row was shown, and all of them in the audit log. */
function seeShown(tx: Tx, asking: Asking, rows: readonly CandidateRow[], { vacancyIds }: CandidateFilter, now: Date) {
  const [vacancyId, ...more] = vacancyIds;
  const thing = vacancyId !== undefined && more.length === 0 ? { kind: "vacancy" as const, id: vacancyId } : undefined;
  const sighted = { what: "list", action: "candidates.listed", isOnceADay: false } as const;
  return seeRows(tx, asking, rows, { ...sighted, ...(thing && { thing }) }, now);
}

/**
 * A page of applications in someone's reach, with the fields they may see; writes profile views and audit log in the
 * same transaction.
 */
export async function listCandidates(platform: Platform, asking: Asking, wish: ListWish): Promise<CandidateList> {
  const { database, clock } = platform;
  const now = clock();
  const today = jakartaDay(now);
  const view = viewWithin(await getView(database.db, asking.reach), wish.filter);
  const criteria = { ...wish, today };
  const total = await countCandidates(database.db, criteria, view, mostCounted);
  const { rows, hasMore, seen } = await database.transact(async (tx) => {
    const found = await findCandidates(tx, criteria, view);
    return { ...found, seen: await seeShown(tx, asking, found.rows, wish.filter, now) };
  });
  const texts = await textsOfRows(database.db, seen, rows, asking.language);
  const candidates = rows.map((row) => tellCandidate(row, texts, { language: asking.language, today }));
  const last = rows.at(-1);
  const next = hasMore && last !== undefined ? { value: last.value, id: last.id } : null;
  return { candidates, total: Math.min(total, mostCounted), totalIsMore: total > mostCounted, next };
}

/** A part of a list around one application. */
export interface CandidatesAround extends Pick<CandidateList, "candidates" | "total" | "totalIsMore"> {
  /** The application's place in the list, from 1; null where it is not in the list (any more), or beyond what is counted. */
  position: number | null;
}

/**
 * The applications of a list before and after one of them, in the list's order: `each` on each side, and itself where it
 * is in the list. One that has left the list stands where it would be.
 */
export async function listAround(
  platform: Platform,
  asking: Asking,
  id: number,
  choice: Pick<ListWish, "filter" | "sort" | "isDescending">,
  each: number,
): Promise<CandidatesAround> {
  const { database, clock } = platform;
  const now = clock();
  const today = jakartaDay(now);
  const view = viewWithin(await getView(database.db, asking.reach), choice.filter);
  const total = await countCandidates(database.db, { ...choice, today }, view, mostCounted);
  const place = await findPlace(database.db, id, choice.sort, view);
  const { rows, seen } = await database.transact(async (tx) => {
    const beside = async (isDescending: boolean) =>
      (await findCandidates(tx, { ...choice, isDescending, limit: each, after: place, today }, view)).rows;
    const before = place === null ? [] : (await beside(!choice.isDescending)).toReversed();
    const own = await findListed(tx, id, { ...choice, today }, view);
    const found = [...before, ...own, ...(await beside(choice.isDescending))];
    return { rows: found, seen: await seeShown(tx, asking, found, choice.filter, now) };
  });
  const isListed = place !== null && rows.some((row) => row.id === id);
  const before = isListed
    ? await countBefore(database.db, { ...choice, today, after: place }, view, mostCounted)
    : null;
  const texts = await textsOfRows(database.db, seen, rows, asking.language);
  return {
    candidates: rows.map((row) => tellCandidate(row, texts, { language: asking.language, today })),
    total: Math.min(total, mostCounted),
    totalIsMore: total > mostCounted,
    position: before === null || before >= mostCounted ? null : before + 1,
  };
}

export interface Tab {
  /** A phase, or "ended". */
  tab: number | "ended";
  name: string | null;
  count: number;
  late: number;
}

export interface Tabs {
  /** The one vacancy that is asked for; null for several, or one out of reach. */
  vacancy: VacancyHead | null;
  tabs: Tab[];
}

/** The one vacancy of a filter, where it asks for one in someone's reach. */
async function oneVacancy(db: Db, { reach, language }: Asking, { vacancyIds }: CandidateFilter) {
  const [id, ...more] = vacancyIds;
  if (id === undefined || more.length > 0) return null;
  const head = await vacancyHead(db, id, language);
  if (head === null) return null;
  return reach.sharedVacancyIds.includes(id) || reach.companyIds.includes(head.companyId) ? head : null;
}

/**
 * The tabs of vacancies and companies: the phases in their order (of one vacancy its plan's), then those that ended.
 */
export async function listTabs(platform: Platform, asking: Asking, filter: CandidateFilter): Promise<Tabs> {
  const { db } = platform.database;
  const counts = await countTabs(db, filter, await getView(db, asking.reach), jakartaDay(platform.clock()));
  const countOf = (tab: number) => counts.find((each) => each.tab === tab) ?? { count: 0, late: 0 };
  const vacancy = await oneVacancy(db, asking, filter);
  const plan = vacancy === null ? null : await findPlan(db, vacancy.id);
  const phases = (await phaseNames(db, asking.language)).filter(
    ({ id }) => plan === null || plan.includes(id) || countOf(id).count > 0,
  );
  const tabs = phases.map(({ id, name }) => ({ tab: id, name, count: countOf(id).count, late: countOf(id).late }));
  return { vacancy, tabs: [...tabs, { tab: "ended" as const, name: null, count: countOf(-1).count, late: 0 }] };
}
