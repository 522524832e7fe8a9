import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

export interface SearchPair {
  id: number;
  one: string;
  other: string;
}

/** Pairs of words that administrators say are equal, the newest first. */
export async function searchPairs(db: Db): Promise<SearchPair[]> {
  return db.selectFrom("search_pairs").select(["id", "one", "other"]).orderBy("id", "desc").execute();
}

/** @returns the pair's number; null where it is there already */
export async function insertPair(tx: Tx, pair: Omit<SearchPair, "id">): Promise<number | null> {
  const added = await tx
    .insertInto("search_pairs")
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

/** @returns whether there was such a pair */
export async function deletePair(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("search_pairs").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Days for which searches without results are kept. */
const keptDays = 90;
/** Different texts of a day: more are not kept, so that nobody fills the table. */
const mostOfDay = 2_000;
/** So many groups of networks at least must have asked for words before anybody reads them. */
const leastNetworks = 5;
const mostListed = 100;

const firstDay = sql`(now() at time zone 'Asia/Jakarta')::date - ${sql.lit(keptDays)}`;

/** Counts words that found nothing good. @param network which of 63 groups of networks asked */
export async function countMiss(db: Db, words: string, network: number): Promise<void> {
  await sql`insert into search_misses (words, day, asked, networks)
    select ${words}::text, today, 1, 1::bigint << ${network}::integer
    from (select (now() at time zone 'Asia/Jakarta')::date as today) as now
    where (select count(*) from search_misses where day = today) < ${mostOfDay}
      or exists (select from search_misses where day = today and words = ${words})
    on conflict (words, day) do update set asked = search_misses.asked + 1,
      networks = search_misses.networks | excluded.networks`.execute(db);
}

/** Words that several people looked for and did not find. */
export interface SearchMiss {
  words: string;
  asked: number;
  lastDay: string;
}

/** Searches without results in the last 90 days, the most frequent first; only those of at least five. */
export async function searchMisses(db: Db): Promise<SearchMiss[]> {
  const { rows } = await sql<SearchMiss>`select words, sum(asked)::integer as asked, max(day)::text as "lastDay"
    from search_misses where day > ${firstDay}
    group by words having bit_count(bit_or(networks)::bit(64)) >= ${leastNetworks}
    order by asked desc, words limit ${mostListed}`.execute(db);
  return rows;
}

/** Forgets what was looked for more than 90 days ago. */
export async function purgeMisses(db: Db): Promise<void> {
  await sql`delete from search_misses where day <= ${firstDay}`.execute(db);
}
