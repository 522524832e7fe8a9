import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { foldText } from "../../reference-data/spelling.ts";

/** A function by its names; another system's has the same in both languages. */
export interface FunctionNames {
  id: string;
  en: string;
}

/** Ids of functions by folded name, in either language. */
export async function functionsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const wanted = sql<string>`any(${[...keys]}::text[])`;
  const rows = await db
    .selectFrom("vacancy_functions")
    .select(["id", "key_id", "key_en"])
    .where((row) => row.or([row("key_id", "=", wanted), row("key_en", "=", wanted)]))
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.flatMap(({ id, key_id, key_en }) => [[key_en, id] as const, [key_id, id] as const]));
}

/** Adds a function unless its Indonesian name is there already. */
export async function addFunction(tx: Tx, { id, en }: FunctionNames): Promise<void> {
  await tx
    .insertInto("vacancy_functions")
    .values({ key_id: foldText(id), key_en: foldText(en), text_id: id, text_en: en })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
