import type { Db, Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Hiring managers a vacancy may have (recruiting §4). */
export const mostManagers = 20;

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

/** For each of these members the companies whose vacancies they manage. */
export async function managedCompanies(db: Db, staffIds: readonly number[]): Promise<Map<number, number[]>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("vacancy_managers")
    .innerJoin("vacancies", "vacancies.id", "vacancy_managers.vacancy_id")
    .select(["staff_id", "company_id"])
    .distinct()
    .where("staff_id", "in", [...staffIds])
    .orderBy("company_id")
    .execute();
  const grouped = Map.groupBy(rows, ({ staff_id }) => staff_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ company_id }) => company_id)]));
}

/** Lets a member manage vacancies, beside those that they manage already. */
export async function addManager(tx: Tx, staffId: number, vacancyIds: readonly number[]): Promise<void> {
  const rows = [...new Set(vacancyIds)].map((vacancyId) => ({ vacancy_id: vacancyId, staff_id: staffId }));
  if (rows.length === 0) return;
  await tx
    .insertInto("vacancy_managers")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The members who manage a vacancy, ascending. */
export async function managersOf(db: Db, vacancyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("vacancy_managers")
    .select("staff_id")
    .where("vacancy_id", "=", vacancyId)
    .orderBy("staff_id")
    .execute();
  return rows.map(({ staff_id }) => staff_id);
}
