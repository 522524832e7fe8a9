import type { Db } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Ids of vacancies by the other system's code; one that is not there is not in the map. */
export async function vacancyIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom("vacancies").select(["code", "id"]).where("code", "in", codes).execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Codes of vacancies, by id. */
export async function vacancyCodes(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("vacancies").select(["code", "id"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ code, id }) => [id, code]));
}

/** The other system's code of a vacancy; "" where there is none. */
export async function codeOf(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom("vacancies").select("code").where("id", "=", id).executeTakeFirst();
  return row?.code ?? "";
}
