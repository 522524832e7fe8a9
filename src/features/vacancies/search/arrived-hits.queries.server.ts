import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Vacancies that came later than `after`, and until `until`. */
export interface Span {
  after: Date;
  until: Date;
}

/** One of many searches that look at what came: its text query, "" for everything. */
export interface AskedQuery {
  query: string;
  span: Span;
}

/** A search's new vacancies: their number, and the newest of them. */
export interface Arrived {
  count: number;
  ids: number[];
}

const nothing: Arrived = { count: 0, ids: [] };

/** The index of words costs a search the same however much came; reading what came costs it each. */
const fewArrivals = 300;

async function countArrived(db: Db, { after, until }: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from open_vacancies where came_at > ${after} and came_at <= ${until} limit ${fewArrivals + 1}
  ) as came`.execute(db);
  return rows[0]?.count ?? 0;
}

function wholeSpan(queries: readonly AskedQuery[]): Span {
  const after = Math.min(...queries.map(({ span }) => span.after.getTime()));
  const until = Math.max(...queries.map(({ span }) => span.until.getTime()));
  return { after: new Date(after), until: new Date(until) };
}

const passes = sql`came_at > since and came_at <= till and (query is null or tsv @@ query)`;

const newest = (most: number) => sql`(array_agg(id order by came_at desc, id desc))[1:${sql.lit(most)}] as ids`;

/** All searches at once over what came, which is read once. */
function overArrived({ after, until }: Span, most: number): RawBuilder<unknown> {
  return sql`select place, count(*) as count, ${newest(most)}
    from asked join (select id, came_at, tsv from open_vacancies
      where came_at > ${after} and came_at <= ${until} and closes_at > now()) as came on ${passes}
    group by place`;
}

/** Each search by the index of words, and of what it finds that which came. */
function overIndex(most: number): RawBuilder<unknown> {
  return sql`select place, count, ids from asked cross join lateral (
    select count(*) as count, ${newest(most)} from open_vacancies where closes_at > now() and ${passes}
  ) as found where count > 0`;
}

/**
 * What many searches find of what came, in one question: as many answers as questions, in their order.
 * @param most ids of each, the newest first
 */
export async function arrivedHits(db: Db, queries: readonly AskedQuery[], most: number): Promise<Arrived[]> {
  if (queries.length === 0) return [];
  const span = wholeSpan(queries);
  const arrivals = await countArrived(db, span);
  if (arrivals === 0) return queries.map(() => nothing);
  const json = JSON.stringify(
    queries.map(({ query, span: { after, until } }, place) => ({ place, query, since: after, till: until })),
  );
  const { rows } = await sql<Arrived & { place: number }>`with asked as materialized (
      select place, nullif(query, '')::tsquery as query, since, till
      from jsonb_to_recordset(${json}::jsonb) as told (place integer, query text, since timestamptz, till timestamptz)
    ) ${arrivals > fewArrivals ? overIndex(most) : overArrived(span, most)}`.execute(db);
  const found = new Map(rows.map(({ place, count, ids }) => [place, { count, ids }]));
  return queries.map((_, place) => found.get(place) ?? nothing);
}

/** Those of some open vacancies that came in a span, the newest first. */
export async function arrivedAmong(db: Db, ids: readonly number[], { after, until }: Span): Promise<Arrived> {
  const rows = await db
    .selectFrom("open_vacancies")
    .select("id")
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .where("came_at", ">", after)
    .where("came_at", "<=", until)
    .orderBy(sql`came_at desc, id desc`)
    .execute();
  return { count: rows.length, ids: rows.map(({ id }) => id) };
}
