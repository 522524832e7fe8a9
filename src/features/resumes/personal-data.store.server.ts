import type { Db, Tx } from "../../platform/database/database.ts";
import { resumeDocument } from "./stored-resume.server.ts";
import "./resume.tables.ts";

export async function resumeRow(db: Db, applicantId: number) {
  const row = await db
    .selectFrom("resumes")
    .select(["version", "document", "photo_file as photo", "cv_file as cv"])
    .select(["updated_at as updatedAt", "confirmed_at as confirmedAt"])
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  return row && { ...row, document: resumeDocument.read(row.document) };
}

/** Removes resume and consents. */
export async function deleteResumeRows(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("consents").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("resumes").where("applicant_id", "=", applicantId).execute();
}
