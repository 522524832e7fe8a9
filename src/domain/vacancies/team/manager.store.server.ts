import type { Db, Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** The vacancies that a member of staff manages, ascending. */
export async function managedVacancyIds(db: Db, staffId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("vacancy_managers")
    .select("vacancy_id")
    .where("staff_id", "=", staffId)
    .orderBy("vacancy_id")
    .execute();
  return rows.map(({ vacancy_id }) => vacancy_id);
}

/** The same for several members, by their id; who manages none is not in the map. */
export async function managedBy(db: Db, staffIds: readonly number[]): Promise<Map<number, number[]>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("vacancy_managers")
    .select(["staff_id", "vacancy_id"])
    .where("staff_id", "in", [...staffIds])
    .orderBy("vacancy_id")
    .execute();
  const grouped = Map.groupBy(rows, ({ staff_id }) => staff_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ vacancy_id }) => vacancy_id)]));
}

/** Companies of vacancies, each once; null where one of the vacancies is not there. */
export async function companiesOfVacancies(db: Db, vacancyIds: readonly number[]): Promise<number[] | null> {
  const ids = [...new Set(vacancyIds)];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("vacancies").select(["id", "company_id"]).where("id", "in", ids).execute();
  return rows.length < ids.length ? null : [...new Set(rows.map(({ company_id }) => company_id))];
}

/** Lets a member manage these vacancies and no others. */
export async function replaceManaged(tx: Tx, staffId: number, vacancyIds: readonly number[]): Promise<void> {
  await tx.deleteFrom("vacancy_managers").where("staff_id", "=", staffId).execute();
  const rows = [...new Set(vacancyIds)].map((vacancyId) => ({ vacancy_id: vacancyId, staff_id: staffId }));
  if (rows.length === 0) return;
  await tx.insertInto("vacancy_managers").values(rows).execute();
}
