import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { foldText } from "../../reference-data/spelling.ts";

/** A function by its names; another system's has the same in both languages. */
export interface FunctionNames {
  id: string;
  en: string;
}

/** Ids of functions by folded name, in either language; what another system calls one comes first. */
export async function functionsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const keyList = sql<string>`any(${[...keys]}::text[])`;
  const rows = await db
    .selectFrom("vacancy_functions")
    .select(["id", "key_id", "key_en"])
    .where((row) => row.or([row("key_id", "=", keyList), row("key_en", "=", keyList)]))
    .orderBy("id", "desc")
    .execute();
  const aliases = await db.selectFrom("function_aliases").selectAll().where("key", "=", keyList).execute();
  return new Map([
    ...rows.flatMap(({ id, key_id, key_en }) => [[key_en, id] as const, [key_id, id] as const]),
    ...aliases.map(({ key, function_id }) => [key, function_id] as const),
  ]);
}

/** Names of all functions in both languages. */
export async function functionNames(db: Db): Promise<(FunctionNames & { functionId: number })[]> {
  return db
    .selectFrom("vacancy_functions")
    .select(["id as functionId", "text_id as id", "text_en as en"])
    .orderBy("id")
    .execute();
}

/** Keeps what another system calls a function, and files the vacancies that were imported under that name. */
export async function putAlias(tx: Tx, alias: { key: string; text: string; functionId: number }): Promise<void> {
  const { key, text, functionId } = alias;
  await tx
    .insertInto("function_aliases")
    .values({ key, text, function_id: functionId })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ text, function_id: functionId }))
    .execute();
  const former = sql`select id from vacancy_functions where (key_id = ${key} or key_en = ${key}) and id <> ${functionId}`;
  await sql`update vacancies set function_id = ${functionId} where function_id in (${former})`.execute(tx);
  // The job that reads places puts them into the search again.
  await sql`update open_vacancies set function_id = ${functionId}, places = null where function_id in (${former})`.execute(
    tx,
  );
  await sql`delete from vacancy_functions where id in (${former})
    and not exists (select from function_aliases where function_id = vacancy_functions.id)`.execute(tx);
}

/** Adds a function unless its Indonesian name is there already. */
export async function addFunction(tx: Tx, { id, en }: FunctionNames): Promise<void> {
  await tx
    .insertInto("vacancy_functions")
    .values({ key_id: foldText(id), key_en: foldText(en), text_id: id, text_en: en })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Other systems' names for functions. */
export async function functionAliases(
  db: Db,
): Promise<{ value: string; functionId: number; id: string; en: string }[]> {
  return db
    .selectFrom("function_aliases")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "function_aliases.function_id")
    .select(["text as value", "function_id as functionId", "text_id as id", "text_en as en"])
    .orderBy("text")
    .execute();
}
