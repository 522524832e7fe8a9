import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { isPublic } from "./states/state-now.server.ts";

/** Keeps a vacancy for an applicant; twice is once. */
export async function insertSaved(db: Db, applicantId: number, vacancyId: number): Promise<void> {
  await db
    .insertInto("saved_vacancies")
    .values({ applicant_id: applicantId, vacancy_id: vacancyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps it no longer; one that was not kept changes nothing. */
export async function deleteSaved(db: Db, applicantId: number, vacancyId: number): Promise<void> {
  await db
    .deleteFrom("saved_vacancies")
    .where("applicant_id", "=", applicantId)
    .where("vacancy_id", "=", vacancyId)
    .execute();
}

/** The query for those of the vacancies that an applicant saved. */
export function listSaved(db: Db, applicantId: number, ids: readonly number[]) {
  return db
    .selectFrom("saved_vacancies")
    .select("vacancy_id")
    .where("applicant_id", "=", applicantId)
    .where("vacancy_id", "=", sql<number>`any(${[...ids]}::bigint[])`);
}

/** Those of the vacancies that an applicant saved. */
export async function savedVacancies(db: Db, applicantId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await listSaved(db, applicantId, ids).execute();
  return new Set(rows.map(({ vacancy_id }) => vacancy_id));
}

interface PageOfList {
  offset: number;
  limit: number;
}

/** A page of what an applicant saved, the last saved first. */
export async function savedIds(db: Db, applicantId: number, { offset, limit }: PageOfList): Promise<number[]> {
  const rows = await db
    .selectFrom("saved_vacancies")
    .innerJoin("vacancies", "vacancies.id", "vacancy_id")
    .select("vacancy_id")
    .where("applicant_id", "=", applicantId)
    .where(isPublic)
    .orderBy(sql`saved_at desc, vacancy_id desc`)
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ vacancy_id }) => vacancy_id);
}

/** How many vacancies an applicant saved. */
export async function countSaved(db: Db, applicantId: number): Promise<number> {
  const { count } = await db
    .selectFrom("saved_vacancies")
    .innerJoin("vacancies", "vacancies.id", "vacancy_id")
    .select(sql<number>`count(*)`.as("count"))
    .where("applicant_id", "=", applicantId)
    .where(isPublic)
    .executeTakeFirstOrThrow();
  return count;
}

/** Everything that a person saved, the last saved first. */
async function savedRows(db: Db, applicantId: number) {
  return db
    .selectFrom("saved_vacancies")
    .innerJoin("vacancies", "vacancies.id", "vacancy_id")
    .select(["vacancy_id as vacancyId", "title_id as titleId", "title_en as titleEn", "saved_at as savedAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("saved_at", "desc")
    .execute();
}

async function deleteAllSaved(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("saved_vacancies").where("applicant_id", "=", applicantId).execute();
}

/** Vacancies that a person saved. */
export const vacanciesPersonalData: PersonalData = {
  tables: ["saved_vacancies"],
  tell: async (db, { applicantId }) => [{ name: "saved-vacancies", data: await savedRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteAllSaved(tx, applicantId);
    return [];
  },
};
