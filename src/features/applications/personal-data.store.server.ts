import "./application.tables.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { deleteAnswers, storedEndWords } from "./application.queries.server.ts";
import { parseDetails } from "./change/application-event.ts";

export async function applicationRows(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("applications")
    .select(["id", "vacancy_id as vacancyId", "position_id as positionId", "position_en as positionEn"])
    .select(["company_name as companyName", "status", "phase_id as phaseId", "platform_id as platformId"])
    .select(["media_code as mediaCode", "end_reason as endReason", "end_words as endWords", "created_at as createdAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ ...row, endWords: storedEndWords.parse(row.endWords) }));
}

export async function eventRows(db: Db, applicationId: number) {
  const rows = await db
    .selectFrom("application_events")
    .select(["at", "actor_kind as actor", "kind", "version", "details"])
    .where("application_id", "=", applicationId)
    .orderBy("id")
    .execute();
  return rows.map(({ version, ...row }) => ({ ...row, details: parseDetails({ ...row, version }) }));
}

/**
 * Leaves of a person's applications what counts and says nothing of him: vacancy, dates, phases, end. Resumes as sent
 * and answers go, and so does what he wrote.
 */
export async function anonymise(tx: Tx, applicantId: number): Promise<void> {
  const own = tx.selectFrom("applications").select("id").where("applicant_id", "=", applicantId);
  await tx.deleteFrom("application_snapshots").where("application_id", "in", own).execute();
  await tx.deleteFrom("refused_progress").where("application_id", "in", own).execute();
  await deleteAnswers(tx, applicantId);
  await tx
    .updateTable("application_events")
    .set({ details: "{}", actor_id: null })
    .where("actor_kind", "in", ["applicant", "system"])
    .where("application_id", "in", own)
    .execute();
  await tx.updateTable("applications").set({ applicant_id: null }).where("applicant_id", "=", applicantId).execute();
}
