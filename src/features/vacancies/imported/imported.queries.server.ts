import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Reach } from "../../companies/policies.ts";
import type { DeskVacancy, Imported } from "../draft/desk-vacancy.queries.server.ts";
import "../vacancies.tables.ts";
import { toldFields } from "./imported-values.ts";
import { someValuesDocument } from "./stored-values.server.ts";

/** Writes what imports said of a vacancy, in a row of its own. */
export async function putImported(
  tx: Tx,
  vacancyId: number,
  { said, pending, pendingAt, isMadeInDesk }: Omit<Imported, "isKept">,
): Promise<void> {
  const isWaiting = toldFields(pending).length > 0;
  const row = {
    ...{ said: someValuesDocument.write(said), made_in_desk: isMadeInDesk },
    pending: isWaiting ? someValuesDocument.write(pending) : null,
    pending_at: isWaiting ? pendingAt : null,
  };
  await tx
    .insertInto("vacancy_imports")
    .values({ vacancy_id: vacancyId, ...row })
    .onConflict((conflict) => conflict.column("vacancy_id").doUpdateSet(row))
    .execute();
}

/**
 * Keeps what the last import said, before the desk makes the vacancy say something else; without it nobody would know
 * later what was edited.
 */
export async function keepSaid(tx: Tx, { id, imported }: Pick<DeskVacancy, "id" | "imported">): Promise<void> {
  if (imported !== null && !imported.isKept) await putImported(tx, id, imported);
}

/** Forgets it: the vacancy says what the last import said again. */
export async function dropImported(tx: Tx, vacancyIds: readonly number[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  await tx.deleteFrom("vacancy_imports").where("vacancy_id", "in", vacancyIds).execute();
}

/** Vacancies that were made in the desk, of some codes, with whose they are. */
export async function madeInDesk(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("vacancies")
    .leftJoin("vacancy_imports", "vacancy_imports.vacancy_id", "vacancies.id")
    .select(["code", "company_id"])
    .where("code", "=", sql<string>`any(${[...codes]}::text[])`)
    .where(({ or, eb }) => or([eb("content_hash", "=", ""), eb("made_in_desk", "=", true)]))
    .execute();
  return new Map(rows.map(({ code, company_id }) => [code, company_id]));
}

/** Where a page of conflicts ended. */
export interface AfterConflict {
  id: number;
  pendingAt: Date;
}

function waiting(db: Db, { isWhole, companyIds }: Reach) {
  const query = db
    .selectFrom("vacancy_imports")
    .innerJoin("vacancies", "vacancies.id", "vacancy_imports.vacancy_id")
    .where("vacancy_imports.pending_at", "is not", null);
  return isWhole ? query : query.where("company_id", "=", sql<number>`any(${[...companyIds]}::bigint[])`);
}

/** Vacancies of which fields wait for a choice, the latest import's first. */
export async function waitingVacancies(
  db: Db,
  reach: Reach,
  { vacancyId, limit, from }: { vacancyId: number | undefined; limit: number; from: AfterConflict | null },
): Promise<AfterConflict[]> {
  let query = waiting(db, reach);
  if (vacancyId !== undefined) query = query.where("vacancy_id", "=", vacancyId);
  if (from !== null) query = query.where(sql<SqlBool>`(pending_at, vacancy_id) < (${from.pendingAt}, ${from.id})`);
  return query
    .select(["vacancy_id as id", sql<Date>`pending_at`.as("pendingAt")])
    .orderBy("pending_at", "desc")
    .orderBy("vacancy_id", "desc")
    .limit(limit)
    .execute();
}

/** How many vacancies wait for a choice. */
export async function countWaiting(db: Db, reach: Reach): Promise<number> {
  const { count } = await waiting(db, reach).select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  return count;
}
