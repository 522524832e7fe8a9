import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { CandidateFilter, CandidateSort } from "../candidate.ts";
import type { View } from "../showing.server.ts";
import {
  type Condition,
  columnConditions,
  every,
  hiddenIn,
  reached,
  reducedIn,
  scopeConditions,
  tabCondition,
} from "./conditions.store.server.ts";
import "../../applications/listed/listed.tables.ts";

/** How a sort's values travel in a cursor and are compared. */
interface SortColumn {
  column: RawBuilder<unknown>;
  type: "number" | "text" | "moment";
}

const plain = (name: string, type: SortColumn["type"]): SortColumn => ({ column: sql.ref(`listed.${name}`), type });

const columns: Record<CandidateSort, SortColumn> = {
  name: plain("name_key", "text"),
  score: plain("score", "number"),
  degree: plain("degree_rank", "number"),
  institution: plain("institution_key", "text"),
  experience: plain("experience_months", "number"),
  domicile: plain("domicile_key", "text"),
  salary: plain("salary", "number"),
  applied: plain("applied_at", "moment"),
  waiting: plain("waiting_since", "moment"),
  source: plain("source_key", "text"),
  must: plain("must_missed", "number"),
  stars: plain("stars", "number"),
};

/** The day of a moment, in Jakarta, as a moment. */
const getDay = (column: RawBuilder<unknown>) => sql`date_trunc('day', ${column}, 'Asia/Jakarta')`;

/**
 * What some sorts use of a hidden row in place of what would reveal who it is; a moment could be matched with
 * another's.
 */
const hiddenColumns: Partial<Record<CandidateSort, RawBuilder<unknown>>> = {
  name: sql`lower(listed.blind_code)`,
  institution: sql`''`,
  applied: getDay(columns.applied.column),
  waiting: getDay(columns.waiting.column),
};

/** A hidden row sorts by its code, and no sort reveals what its reader may not see. */
function sortColumn(sort: CandidateSort, view: View): SortColumn {
  const [hidden, reduced] = [hiddenIn(view), reducedIn(view)];
  const { column, type } = columns[sort];
  if (sort === "score" && reduced !== null) return plain("score_unpaid", "number");
  if (sort === "salary" && reduced !== null)
    return { type, column: sql`case when ${reduced} then -1 else ${column} end` };
  const instead = hidden && hiddenColumns[sort];
  return instead ? { type, column: sql`case when ${hidden} then ${instead} else ${column} end` } : { type, column };
}

/** The end of a page: the sort's value of its last row, and the row. */
export interface Place {
  value: string | number;
  id: number;
}

export interface CandidatePageWish {
  filter: CandidateFilter;
  sort: CandidateSort;
  isDescending: boolean;
  limit: number;
  after: Place | null;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** True for a place that a page sorted so can have ended at. */
export function isPlaceOf(sort: CandidateSort, { value }: Place): boolean {
  const { type } = columns[sort];
  if (type === "number")
    return typeof value === "number" && Number.isSafeInteger(value) && Math.abs(value) < 2 ** 31 * 1000;
  return typeof value === "string" && !value.includes("\0") && (type === "text" || isMoment(value));
}

/** As the database writes one: to the microsecond, so that no row falls between two pages. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(text) && !Number.isNaN(Date.parse(text.replace("+00", "Z")));

const casts = { number: sql`bigint`, text: sql`text collate "C"`, moment: sql`timestamptz` };

function getConditions({ filter, today }: Pick<CandidatePageWish, "filter" | "today">, view: View): Condition {
  return every([
    scopeConditions(filter, view),
    tabCondition(filter),
    ...Object.values(columnConditions(filter, view, today)),
  ]);
}

/** The columns that a row of the table is made from. */
export function selection(view: View) {
  const no = sql<boolean>`false`;
  return sql`listed.application_id as id, listed.applicant_id, listed.company_id, listed.vacancy_id, listed.phase_id,
    listed.status, listed.is_withdrawn, listed.applied_at, listed.waiting_since, listed.due_on, listed.score, listed.score_unpaid,
    listed.reasons, listed.degree_id, listed.institution_id, listed.institution_other, listed.major_id,
    listed.major_other, listed.experience_months, listed.domicile_id, listed.domicile_other, listed.salary,
    listed.platform_id, listed.media_code, listed.must_missed, listed.stars, listed.shared_at, listed.shares_cv,
    listed.revealed_at, listed.opened_at, listed.blind_code, listed.is_gone,
    ${hiddenIn(view) ?? no} as is_hidden, ${reducedIn(view) ?? no} as is_reduced`;
}

/** A row of the table with what its reader may see of it; the name comes from `seen/` alone. */
export interface CandidateRow {
  id: number;
  applicant_id: number | null;
  company_id: number;
  vacancy_id: number;
  phase_id: number | null;
  status: "on-process" | "hired" | "not-continued" | "vacancy-closed";
  is_withdrawn: boolean;
  applied_at: Date;
  waiting_since: Date;
  due_on: string | null;
  score: number;
  score_unpaid: number;
  reasons: unknown;
  degree_id: number | null;
  institution_id: number | null;
  institution_other: string | null;
  major_id: number | null;
  major_other: string | null;
  experience_months: number;
  domicile_id: number | null;
  domicile_other: string | null;
  salary: number;
  platform_id: number;
  media_code: string | null;
  must_missed: number;
  stars: number;
  shared_at: Date | null;
  shares_cv: boolean;
  revealed_at: Date | null;
  opened_at: Date | null;
  blind_code: string;
  is_gone: boolean;
  is_hidden: boolean;
  is_reduced: boolean;
}

function getOrder({ sort, isDescending }: Pick<CandidatePageWish, "sort" | "isDescending">, view: View) {
  const { column, type } = sortColumn(sort, view);
  const way = isDescending ? sql`desc` : sql`asc`;
  return { column, type, order: sql`${column} ${way}, listed.application_id ${way}` };
}

/** A sort's value as a cursor has it. */
function cursorValue({ column, type }: SortColumn): RawBuilder<unknown> {
  if (type !== "moment") return column;
  return sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`;
}

/** True for a row that comes after a place. */
function isBeyond(
  { value, id }: Place,
  { column, type, isDescending }: SortColumn & { isDescending: boolean },
): Condition {
  const beyond = isDescending ? sql`<` : sql`>`;
  return sql<boolean>`(${column}, listed.application_id) ${beyond} (${value}::${casts[type]}, ${id}::bigint)`;
}

/** The page's rows as a query, one more than asked for: the extra row shows that there is a next page. */
export function pageQuery(wish: CandidatePageWish, view: View) {
  const { column, type, order } = getOrder(wish, view);
  const { after, isDescending, limit } = wish;
  const place = after === null ? null : isBeyond(after, { column, type, isDescending });
  const value = cursorValue({ column, type });
  return sql<CandidateRow & { value: string | number }>`
    select ${selection(view)}, ${value} as value from desk_applications as listed
    where ${every([getConditions(wish, view), place])}
    order by ${order} limit ${limit + 1}`;
}

/** A page of applications in someone's view; keyset, so that changes before it lose and double no row. */
export async function findCandidates(db: Db, wish: CandidatePageWish, view: View) {
  const { rows } = await pageQuery(wish, view).execute(db);
  return { rows: rows.slice(0, wish.limit), hasMore: rows.length > wish.limit };
}

/** How many there are in all, counted up to one more than `most`. */
export async function countCandidates(
  db: Db,
  wish: Pick<CandidatePageWish, "filter" | "today">,
  view: View,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from desk_applications as listed where ${getConditions(wish, view)} limit ${most + 1}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of a list come before a place, counted up to `most`. */
export async function countBefore(
  db: Db,
  wish: Pick<CandidatePageWish, "filter" | "sort" | "isDescending" | "today"> & { after: Place },
  view: View,
  most: number,
): Promise<number> {
  const before = isBeyond(wish.after, { ...sortColumn(wish.sort, view), isDescending: !wish.isDescending });
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from desk_applications as listed where ${every([getConditions(wish, view), before])} limit ${most}) as found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** An application as a row of a list, where the list has it. */
export async function findListed(
  db: Db,
  id: number,
  wish: Pick<CandidatePageWish, "filter" | "today">,
  view: View,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`select ${selection(view)} from desk_applications as listed
    where ${every([sql<boolean>`listed.application_id = ${id}`, getConditions(wish, view)])}`.execute(db);
  return rows;
}

/** One application as someone sees it in lists, whether or not it is in their reach. */
export async function findCandidate(db: Db, id: number, view: View): Promise<CandidateRow | undefined> {
  return (await findCandidatesById(db, [id], view))[0];
}

/** The same of many, those that there are, in no order. */
export async function findCandidatesById(db: Db, ids: readonly number[], view: View): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`select ${selection(view)} from desk_applications as listed
    where listed.application_id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** An application's data for a bulk choice. */
export interface PickedCandidate {
  id: number;
  companyId: number;
  vacancyId: number;
  stars: number;
  isHidden: boolean;
  /** 0 where it is hidden who it is, or nobody any more. */
  nameLength: number;
  /** By which it goes where it is hidden. */
  code: string;
}

function picked(view: View) {
  const isHidden = hiddenIn(view) ?? sql<boolean>`false`;
  return sql`select listed.application_id as id, listed.company_id as "companyId", listed.vacancy_id as "vacancyId",
    listed.stars, listed.blind_code as code, ${isHidden} as "isHidden", case when ${isHidden} or listed.is_gone then 0 else length(listed.name) end as "nameLength"
    from desk_applications as listed`;
}

/** Those of a list, in its order; `most` of them. */
export async function pickListed(
  db: Db,
  wish: Pick<CandidatePageWish, "filter" | "sort" | "isDescending" | "today">,
  view: View,
  most: number,
): Promise<PickedCandidate[]> {
  const { order } = getOrder(wish, view);
  const { rows } = await sql<PickedCandidate>`${picked(view)} where ${getConditions(wish, view)}
    order by ${order} limit ${most}`.execute(db);
  return rows;
}

/** Those of some applications that someone reaches, in the order in which they are named. */
export async function pickById(db: Db, ids: readonly number[], view: View): Promise<PickedCandidate[]> {
  const { rows } = await sql<PickedCandidate>`${picked(view)}
    where ${every([sql<boolean>`listed.application_id = any(${[...ids]}::bigint[])`, reached(view)])}`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Which of some applications are in a view, without those whose person is gone; the vacancy of each. */
export async function findReached(db: Db, ids: readonly number[], view: View): Promise<ReadonlyMap<number, number>> {
  const which = sql<boolean>`listed.application_id = any(${[...ids]}::bigint[])`;
  const where = every([which, sql<boolean>`not listed.is_gone`, reached(view)]);
  const found = sql<{ id: number; vacancyId: number }>`select application_id as id, vacancy_id as "vacancyId"
    from desk_applications as listed where ${where}`;
  const { rows } = await found.execute(db);
  return new Map(rows.map(({ id, vacancyId }) => [id, vacancyId]));
}

/** The place of an application in a list with this sort; null where the desk has no row of it. */
export async function findPlace(db: Db, id: number, sort: CandidateSort, view: View): Promise<Place | null> {
  const { rows } = await sql<Place>`select ${cursorValue(sortColumn(sort, view))} as value, application_id as id
    from desk_applications as listed where listed.application_id = ${id}`.execute(db);
  return rows[0] ?? null;
}
