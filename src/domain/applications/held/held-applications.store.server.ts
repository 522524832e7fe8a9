import type { Db, Tx } from "../../../platform/database/database.ts";
import "../application.tables.ts";
import { markWithdrawn } from "../withdraw/withdraw.store.server.ts";

export async function applicationRows(db: Db, applicantId: number) {
  return db
    .selectFrom("applications")
    .select(["id", "vacancy_id as vacancyId", "position_id as positionId", "position_en as positionEn"])
    .select(["company_name as companyName", "status", "phase_id as phaseId", "platform_id as platformId"])
    .select(["media_code as mediaCode", "end_reason as endReason", "end_words as endWords", "created_at as createdAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("created_at")
    .execute();
}

export async function eventRows(db: Db, applicationId: number) {
  return db
    .selectFrom("application_events")
    .select(["at", "author", "kind", "details"])
    .where("application_id", "=", applicationId)
    .orderBy("at")
    .execute();
}

/** Ids of a person's applications that are still on process, their rows held. */
async function openOnes(tx: Tx, applicantId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("applications")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .where("status", "=", 1)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes back every application that is still on process. @returns their ids */
export async function withdrawOpen(tx: Tx, applicantId: number): Promise<number[]> {
  const ids = await openOnes(tx, applicantId);
  await markWithdrawn(tx, ids);
  return ids;
}

/**
 * Leaves of a person's applications what counts and says nothing of him: vacancy, dates, phases, end. Resumes as sent
 * go, and so does what he wrote.
 */
export async function anonymise(tx: Tx, applicantId: number): Promise<void> {
  const own = tx.selectFrom("applications").select("id").where("applicant_id", "=", applicantId);
  await tx.deleteFrom("application_snapshots").where("application_id", "in", own).execute();
  await tx
    .updateTable("application_events")
    .set({ details: "{}" })
    .where("author", "=", "applicant")
    .where("application_id", "in", own)
    .execute();
  await tx.updateTable("applications").set({ applicant_id: null }).where("applicant_id", "=", applicantId).execute();
}
