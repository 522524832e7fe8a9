import { type Selectable, sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Memory, Remember } from "../../platform/cache/remember.ts";
import type { Db } from "../../platform/database/database.ts";
import { type KeptList, otherCode } from "./lists.ts";
import type { MasterEntriesTable } from "./master-data.tables.ts";

export type StoredEntry = Selectable<MasterEntriesTable>;

/** An entry in one language. */
export interface Entry {
  id: number;
  code: string | null;
  text: string;
  details: unknown;
}

type NamedEntry = Pick<StoredEntry, "list" | "id" | "text_id" | "text_en">;

const textIn = (language: Language) => (language === "id" ? sql.ref<string>("text_id") : sql.ref<string>("text_en"));

const entriesIn = (db: Db, language: Language) =>
  db.selectFrom("master_entries").select(["list", "id", "code", "details", textIn(language).as("text")]);

/** Databases whose lists this process remembers. */
const remembered = new WeakMap<Db, Memory<ReadonlyMap<number, StoredEntry>>>();

/** From now on a list is read from this database once, until a load changes lists; a transaction reads for itself. */
export function rememberLists(db: Db, remember: Remember): void {
  remembered.set(db, remember("master-data"));
}

/** A list by id, in its order, with what is retired; undefined where the database's lists are not remembered. */
async function rememberedList(db: Db, list: KeptList): Promise<ReadonlyMap<number, StoredEntry> | undefined> {
  return remembered
    .get(db)
    ?.get(list, async () => new Map((await wholeList(db, list)).map((entry) => [entry.id, entry])));
}

/** A list by id, in its order, with what is retired; the same map until a load changes lists, where they are remembered. */
export async function storedList(db: Db, list: KeptList): Promise<ReadonlyMap<number, StoredEntry>> {
  return (
    (await rememberedList(db, list)) ?? new Map((await wholeList(db, list)).map((entry) => [entry.id, entry] as const))
  );
}

/** A stored entry in one language. */
export const entryIn =
  (language: Language) =>
  ({ id, code, details, text_id, text_en }: StoredEntry): Entry => ({
    ...{ id, code, details },
    text: language === "id" ? text_id : text_en,
  });

/** A list in its order. */
export async function entries(db: Db, list: KeptList, language: Language): Promise<Entry[]> {
  const known = await rememberedList(db, list);
  if (known !== undefined) return [...known.values()].filter((entry) => !entry.is_retired).map(entryIn(language));
  return entriesIn(db, language)
    .where("list", "=", list)
    .where("is_retired", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The beginning of every list, in its order, and wherever it stands the entry `other`. */
export async function firstEntries(
  db: Db,
  lists: readonly KeptList[],
  language: Language,
  most: number,
): Promise<(Entry & { list: string })[]> {
  const numbered = entriesIn(db, language)
    .select(sql<number>`row_number() over (partition by list order by position, id)`.as("number"))
    .where("list", "in", lists)
    .where("is_retired", "=", false);
  return db
    .selectFrom(numbered.as("entry"))
    .select(["list", "id", "code", "details", "text"])
    .where((entry) => entry.or([entry("number", "<=", most), entry("code", "=", otherCode)]))
    .orderBy("list")
    .orderBy("number")
    .execute();
}

/** Entries that hold every word of `folded`, best first: its own short name, other short names, beginnings, the rest. */
export async function searchEntries(
  db: Db,
  list: KeptList,
  folded: string,
  language: Language,
  most: number,
): Promise<Entry[]> {
  const beginsShortName = sql`exists (select from unnest(short_names) as short where starts_with(short, ${folded}))`;
  const rank = sql`case
    when short_names[1] = ${folded} then 0
    when ${folded} = any(short_names) then 1
    when starts_with(search_text, ${folded}) then 2
    when ${beginsShortName} then 3
    when ' ' || search_text like ${`% ${folded}%`} then 4
    else 5 end`;
  let found = entriesIn(db, language).where("list", "=", list).where("is_retired", "=", false);
  for (const word of folded.split(" ")) found = found.where("search_text", "like", `%${word}%`);
  return found.orderBy(rank).orderBy(sql`length(text_id)`).orderBy("position").limit(most).execute();
}

/** Entries that hold a folded text or have it as a short name, in their order, with their names in both languages. */
export async function entriesNamed(
  db: Db,
  list: KeptList,
  folded: string,
): Promise<{ id: number; names: string[]; short: string[] }[]> {
  const rows = await db
    .selectFrom("master_entries")
    .select(["id", "text_id", "text_en", "short_names"])
    .where("list", "=", list)
    .where("is_retired", "=", false)
    .where((entry) =>
      entry.or([entry("search_text", "like", `%${folded}%`), sql<boolean>`${folded} = any(short_names)`]),
    )
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, text_id, text_en, short_names }) => ({ id, names: [text_id, text_en], short: short_names }));
}

/** Entries by id, retired ones too: what a person chose once keeps its name. */
export async function entriesById(
  db: Db,
  list: KeptList,
  ids: readonly number[],
  language: Language,
): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const known = await rememberedList(db, list);
  if (known !== undefined) return [...new Set(ids)].flatMap((id) => known.get(id) ?? []).map(entryIn(language));
  return entriesIn(db, language)
    .where("list", "=", list)
    .where("id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** Names of entries of several lists in both languages, retired ones too: one query for any number. */
export async function namesById(db: Db, entries: readonly { list: KeptList; id: number }[]): Promise<NamedEntry[]> {
  if (entries.length === 0) return [];
  if (remembered.has(db)) {
    const found = await Promise.all(entries.map(async ({ list, id }) => (await rememberedList(db, list))?.get(id)));
    return found.filter((entry) => entry !== undefined);
  }
  const { rows } = await sql<NamedEntry>`
    select list, id, text_id, text_en from master_entries
    where (list, id) in (select * from unnest(${entries.map(({ list }) => list)}::text[], ${entries.map(({ id }) => id)}::integer[]))
  `.execute(db);
  return rows;
}

/** Which of these ids the lists have; a retired entry still counts. */
export async function knownIds(db: Db, entries: readonly { list: KeptList; id: number }[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const { rows } = await sql<{ list: string; id: number }>`
    select list, id from master_entries
    where (list, id) in (select * from unnest(${entries.map(({ list }) => list)}::text[], ${entries.map(({ id }) => id)}::integer[]))
  `.execute(db);
  return new Set(rows.map(({ list, id }) => `${list} ${id}`));
}

/** Everything kept of a list, in its order. */
export async function wholeList(db: Db, list: KeptList): Promise<StoredEntry[]> {
  return db
    .selectFrom("master_entries")
    .selectAll()
    .where("list", "=", list)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Puts entries in place; the same list and id is overwritten. */
export async function putEntries(db: Db, entries: readonly StoredEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, details: JSON.stringify(entry.details) }));
  await db
    .insertInto("master_entries")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["list", "id"]).doUpdateSet((row) => ({
        code: row.ref("excluded.code"),
        text_id: row.ref("excluded.text_id"),
        text_en: row.ref("excluded.text_en"),
        position: row.ref("excluded.position"),
        short_names: row.ref("excluded.short_names"),
        search_text: row.ref("excluded.search_text"),
        details: row.ref("excluded.details"),
        is_retired: row.ref("excluded.is_retired"),
      })),
    )
    .execute();
}

/** Makes loads wait for each other, so that an id is given once. */
export async function lockLists(db: Db): Promise<void> {
  await sql`lock table master_entries in share row exclusive mode`.execute(db);
}

export async function retireEntries(db: Db, list: KeptList, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("master_entries")
    .set({ is_retired: true })
    .where("list", "=", list)
    .where("id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** Tells every process that pages with reference lists changed, once this transaction commits. */
export async function tellPages(db: Db): Promise<void> {
  await sql`select pg_notify('page_changes', 'master-data')`.execute(db);
}
