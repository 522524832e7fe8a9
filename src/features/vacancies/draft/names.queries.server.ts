import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Gives a vacancy another code. False: it is another vacancy's. */
export async function changeCode(tx: Tx, id: number, code: string): Promise<boolean> {
  const other = await tx.selectFrom("vacancies").select("id").where("code", "=", code).executeTakeFirst();
  if (other !== undefined && other.id !== id) return false;
  await tx.updateTable("vacancies").set({ code }).where("id", "=", id).execute();
  return true;
}

/** Whether there is a function of this id. */
export async function isKnownFunction(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("vacancy_functions").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Titles of vacancies in any state, by id. */
export async function vacancyTitles(db: Db, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("vacancies")
    .select(["id", "title_id", "title_en"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, title_id, title_en }) => [id, (language === "en" && title_en) || title_id]));
}
