import { sql } from "kysely";
import type { Database, Db, Tx } from "../../../platform/database/database.ts";
import { filterVector } from "../search/filter-words.ts";
import { fields } from "../search/text-query.ts";
import { getOffers } from "./put-into-search.store.server.ts";
import { putStored } from "./put-stored.server.ts";
import { openStoredById } from "./put-vacancies.queries.server.ts";

/** Rows of one transaction. */
const batch = 1000;
/** Rows whose texts are read again in one transaction. */
const textBatch = 50;

/**
 * Reads open vacancies that were put in place before they were read as this version does, or by another version that
 * serves beside this one: a migration that changes how they are searched says so by places that are null.
 * @returns how many there were
 */
export async function readPlaces(database: Database): Promise<number> {
  let read = 0;
  for (let ids = await unread(database.db); ids.length > 0; ids = await unread(database.db)) {
    await database.transact((tx) => putAgain(tx, ids));
    read += ids.length;
  }
  return read;
}

async function putAgain(tx: Tx, ids: readonly number[]): Promise<void> {
  await putStored(tx, await openStoredById(tx, ids));
  // One that closed meanwhile is not put again, and is soon taken out.
  await sql`update open_vacancies set places = '{}' where places is null and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
  await sql`select pg_notify('page_changes', 'vacancies')`.execute(tx);
}

/** Reads all again, after the list of provinces and regencies changed; a vacancy whose places are the same is left alone. */
export async function readAllPlaces(database: Database): Promise<void> {
  for (let ids = await openAfter(database.db, 0); ids.length > 0; ids = await openAfter(database.db, ids.at(-1) ?? 0)) {
    await database.transact((tx) => readAgain(tx, ids));
  }
}

async function unread(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("open_vacancies")
    .select("id")
    .where("places", "is", null)
    .limit(textBatch)
    .execute();
  return rows.map(({ id }) => id);
}

async function openAfter(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom("open_vacancies")
    .select("id")
    .where("id", ">", id)
    .orderBy("id")
    .limit(batch)
    .execute();
  return rows.map((row) => row.id);
}

const withoutFilters = (column: "tsv" | "tsv_title") =>
  sql`ts_delete(${sql.ref(`kept.${column}`)}, array(
    select word from unnest(tsvector_to_array(${sql.ref(`kept.${column}`)})) as word
    where starts_with(word, '=') or starts_with(word, ${sql.lit(fields.place)})))`;

async function readAgain(tx: Tx, ids: readonly number[]): Promise<void> {
  const isOne = sql<boolean>`id = any(${[...ids]}::bigint[])`;
  const { named, joined } = await getOffers(tx, isOne);
  await sql`with ${named}, read as (
      select id, places, kinds, pays, ${filterVector} as filters, place_vector
      from vacancies ${joined} where ${isOne})
    update open_vacancies as kept set places = read.places, kinds = read.kinds, pays = read.pays,
      tsv_title = ${withoutFilters("tsv_title")} || place_vector || filters,
      tsv = ${withoutFilters("tsv")} || place_vector || filters
    from read
    where kept.id = read.id and (kept.places, kept.kinds, kept.pays) is distinct from (read.places, read.kinds, read.pays)`.execute(
    tx,
  );
  await sql`select pg_notify('page_changes', 'vacancies')`.execute(tx);
}
