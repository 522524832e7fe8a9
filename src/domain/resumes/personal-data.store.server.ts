import type { Db, Tx } from "../../platform/database/database.ts";
import "./resume.tables.ts";

export async function resumeRow(db: Db, applicantId: number) {
  return db
    .selectFrom("resumes")
    .select(["version", "document", "photo_file as photo", "cv_file as cv"])
    .select(["updated_at as updatedAt", "confirmed_at as confirmedAt"])
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
}

export async function fileRows(db: Db, applicantId: number) {
  return db
    .selectFrom("resume_files")
    .select(["name", "role", "original_name as originalName", "bytes", "pages"])
    .select(["created_at as createdAt", "kept_at as keptAt", "in_form as inForm", "withheld_at as withheldAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("created_at")
    .execute();
}

export async function draftRows(db: Db, applicantId: number) {
  return db
    .selectFrom("drafts")
    .select(["name", "data", "version", "updated_at as updatedAt"])
    .where("applicant_id", "=", applicantId)
    .execute();
}

/** Removes resume, drafts, consents and files, also those that applications were sent with. @returns the files' names */
export async function deleteResumeRows(tx: Tx, applicantId: number): Promise<string[]> {
  await tx.deleteFrom("drafts").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("consents").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("resumes").where("applicant_id", "=", applicantId).execute();
  const files = await tx.deleteFrom("resume_files").where("applicant_id", "=", applicantId).returning("name").execute();
  return files.map(({ name }) => name);
}
