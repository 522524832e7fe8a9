import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { listAreas } from "../../reference-data/areas.server.ts";
import { areaNames, areasNamed } from "../areas-named.ts";
import { filterVector } from "../search/filter-words.ts";
import { fields } from "../search/text-query.ts";
import { type FoundBy, placeWords } from "../search/vacancy-document.server.ts";
import { employmentTypes } from "../vacancy.ts";
import { isRemote } from "../vacancy-words.ts";
import "../vacancies.tables.ts";

/** Filter columns of vacancies, for a statement that names the table `vacancies`. */
interface Offers {
  /** Common table expressions, to follow `with`. */
  named: RawBuilder<unknown>;
  /** Joins that give `places`, `place_vector`, `kinds` and `pays`. */
  joined: RawBuilder<unknown>;
}

const known = sql.join(employmentTypes.map((type) => sql.lit(type)));

/** Words outside our lists count as "OTHER". */
const kinds = sql`array(select distinct case when kind in (${known}) then kind else 'OTHER' end
  from regexp_split_to_table(coalesce(employment_type, ''), '\\s*,\\s*') as kind where kind <> '')`;

/** Reads what places some vacancies name, each once. @param among which rows of `vacancies` */
export async function getOffers(db: Db, among: RawBuilder<boolean>): Promise<Offers> {
  const { rows } = await sql<{ place: string }>`
    select distinct place from vacancies cross join unnest(locations) as place where ${among}`.execute(db);
  const names = areaNames(rows.length === 0 ? [] : await listAreas(db));
  const named = rows.map(({ place }) => {
    const areas = areasNamed(place, names);
    const words = placeWords(place, isRemote(place));
    return { place, areas: areas.map(({ id }) => id), words };
  });
  return {
    named: sql`named as materialized (select *
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (place text, areas integer[], words text))`,
    joined: sql`cross join lateral (
        select array(select distinct area from named cross join unnest(areas) as area where place = any(locations)) as places,
          (select coalesce(string_agg(words, ' '), '')::tsvector from named where place = any(locations)) as place_vector
      ) as placed
      cross join lateral (select ${kinds} as kinds, coalesce(salary_max, salary_min) as pays) as offered`,
  };
}

const marked = (mark: string, vector: RawBuilder<unknown>) =>
  sql`array_to_tsvector(array(select ${sql.lit(mark)} || word from unnest(tsvector_to_array(${vector})) as word))`;

const functionNames = sql`array_to_tsvector(array[${sql.lit(fields.function)} || key_id, ${sql.lit(fields.function)} || key_en])`;

/**
 * What may be found, put in place. `tsv_title` is the card: titles, company, places and the function's name; `tsv` has
 * the long texts too. Each word has the mark of its field (`search/text-query.ts`), both vectors also what one filters by
 * (`filter-words.ts`).
 */
export async function putIntoSearch(tx: Tx, vacancies: readonly { code: string; words: FoundBy }[]): Promise<void> {
  const codes = vacancies.map(({ code }) => code);
  const { named, joined } = await getOffers(tx, sql<boolean>`code = any(${codes}::text[])`);
  const json = JSON.stringify(vacancies.map(({ code, words }) => ({ code, words })));
  await sql`with ${named}
    insert into open_vacancies
      (id, company_id, function_id, category, places, kinds, pays, posted_at, closes_at, tsv_title, tsv)
    select vacancies.id, company_id, function_id, category, places, kinds, pays, posted_at, closes_at, tsv_title,
      tsv_title || (told.words ->> 'description')::tsvector
        || ${marked(fields.description, sql`to_tsvector('indonesian', told.words ->> 'textId') || to_tsvector('english', told.words ->> 'textEn')`)}
    from jsonb_to_recordset(${json}::jsonb) as told (code text, words jsonb)
    join vacancies using (code)
    join vacancy_functions on vacancy_functions.id = function_id
    ${joined}
    cross join lateral (select
      (told.words ->> 'title')::tsvector || (told.words ->> 'company')::tsvector || place_vector
      || ${marked(fields.stem, sql`to_tsvector('indonesian', told.words ->> 'titleText')`)}
      || ${functionNames} || ${filterVector} as tsv_title
    ) as vectors
    where closes_at > now() and state = 'open'
    on conflict (id) do update set company_id = excluded.company_id, function_id = excluded.function_id,
      category = excluded.category, places = excluded.places, kinds = excluded.kinds, pays = excluded.pays,
      posted_at = excluded.posted_at, closes_at = excluded.closes_at,
      tsv_title = excluded.tsv_title, tsv = excluded.tsv`.execute(tx);
}
