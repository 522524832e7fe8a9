import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { areasOf } from "../../reference-data/areas.server.ts";
import { areaNames, areasNamed } from "../areas-named.ts";
import { filterVector } from "../search/filter-words.ts";
import { employmentTypes } from "../vacancy.ts";
import "../vacancies.tables.ts";

/** The words that a vacancy is found by, folded. */
export interface FoundBy {
  title: string;
  company: string;
  places: string;
  textId: string;
  textEn: string;
}

/** What vacancies are found by beside their words, for a statement that names the table `vacancies`. */
interface Offers {
  /** Common table expressions, to follow `with`. */
  named: RawBuilder<unknown>;
  /** Joins that give `places`, `place_words`, `kinds` and `pays`. */
  joined: RawBuilder<unknown>;
}

const known = sql.join(employmentTypes.map((type) => sql.lit(type)));

/** Words of no list of ours count as "OTHER". */
const kinds = sql`array(select distinct case when kind in (${known}) then kind else 'OTHER' end
  from regexp_split_to_table(coalesce(employment_type, ''), '\\s*,\\s*') as kind where kind <> '')`;

/** Reads what places some vacancies name, each once. @param among which rows of `vacancies` */
export async function offersOf(db: Db, among: RawBuilder<boolean>): Promise<Offers> {
  const { rows } = await sql<{ place: string }>`
    select distinct place from vacancies cross join unnest(locations) as place where ${among}`.execute(db);
  const names = areaNames(rows.length === 0 ? [] : await areasOf(db));
  const named = rows.map(({ place }) => {
    const areas = areasNamed(place, names);
    const words = areas.flatMap(({ shortNames }) => shortNames).join(" ");
    return { place, areas: areas.map(({ id }) => id), words };
  });
  return {
    named: sql`named as materialized (select *
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (place text, areas integer[], words text))`,
    joined: sql`cross join lateral (
        select array(select distinct area from named cross join unnest(areas) as area where place = any(locations)) as places,
          (select coalesce(string_agg(words, ' '), '') from named where place = any(locations)) as place_words
      ) as placed
      cross join lateral (select ${kinds} as kinds, coalesce(salary_max, salary_min) as pays) as offered`,
  };
}

/**
 * What may be found, put in place. Both vectors also carry what one filters by as words (`filter-words.ts`), and places
 * by the names that people give to what they lie in.
 */
export async function putIntoSearch(tx: Tx, vacancies: readonly { code: string; words: FoundBy }[]): Promise<void> {
  const codes = vacancies.map(({ code }) => code);
  const { named, joined } = await offersOf(tx, sql<boolean>`code = any(${codes}::text[])`);
  const json = JSON.stringify(vacancies.map(({ code, words }) => ({ code, words })));
  await sql`with ${named}
    insert into open_vacancies
      (id, company_id, function_id, category, places, kinds, pays, posted_at, closes_at, tsv_title, tsv)
    select id, company_id, function_id, category, places, kinds, pays, posted_at, closes_at, tsv_title,
      strip(tsv_title || to_tsvector('indonesian', told.words ->> 'textId') || to_tsvector('english', told.words ->> 'textEn'))
    from jsonb_to_recordset(${json}::jsonb) as told (code text, words jsonb)
    join vacancies using (code)
    ${joined}
    cross join lateral (select
      setweight(to_tsvector('simple', told.words ->> 'title'), 'A')
      || setweight(to_tsvector('simple', told.words ->> 'company'), 'B')
      || setweight(to_tsvector('english', told.words ->> 'title') || to_tsvector('indonesian', told.words ->> 'title'), 'C')
      || setweight(to_tsvector('simple', concat(told.words ->> 'places', ' ', place_words)), 'D')
      || ${filterVector} as tsv_title
    ) as vectors
    where closes_at > now() and state = 'open'
    on conflict (id) do update set company_id = excluded.company_id, function_id = excluded.function_id,
      category = excluded.category, places = excluded.places, kinds = excluded.kinds, pays = excluded.pays,
      posted_at = excluded.posted_at, closes_at = excluded.closes_at,
      tsv_title = excluded.tsv_title, tsv = excluded.tsv`.execute(tx);
}
