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
