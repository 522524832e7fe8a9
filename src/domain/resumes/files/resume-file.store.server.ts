import type { Db, Tx } from "../../../platform/database/database.ts";
import { cvRules } from "../../../platform/files/cv.ts";
import type { FileRole } from "../resume.tables.ts";
import "../resume.tables.ts";

export interface ResumeFile {
  name: string;
  role: FileRole;
  originalName: string;
  bytes: number;
  pages: number | null;
}

/** Says whose a stored file is; a CV was just inspected. */
export async function insertFile(tx: Tx, applicantId: number, file: ResumeFile, now: Date): Promise<void> {
  const { name, role, originalName, bytes, pages } = file;
  await tx
    .insertInto("resume_files")
    .values({
      name,
      applicant_id: applicantId,
      role,
      original_name: originalName,
      bytes,
      pages,
      created_at: now,
      inspected_by: cvRules,
    })
    .execute();
}

/** The file, when it is this applicant's and not withheld. */
export async function findFile(
  db: Db,
  applicantId: number,
  name: string,
): Promise<{ originalName: string } | undefined> {
  return db
    .selectFrom("resume_files")
    .select("original_name as originalName")
    .where("name", "=", name)
    .where("applicant_id", "=", applicantId)
    .where("withheld_at", "is", null)
    .executeTakeFirst();
}

/** Keeps files that an application was sent with, whatever becomes of the resume. */
export async function keepFiles(tx: Tx, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await tx
    .updateTable("resume_files")
    .set({ kept_at: now })
    .where("name", "in", names)
    .where("kept_at", "is", null)
    .execute();
}

/** A form shows this photo from now on, so that it stays when the resume shows another. */
export async function showInForm(tx: Tx, name: string): Promise<void> {
  await tx.updateTable("resume_files").set({ in_form: true }).where("name", "=", name).execute();
}

/** No form shows this photo any more. @returns names of the files that nothing uses now and that are forgotten */
export async function releaseFromForm(tx: Tx, applicantId: number, name: string): Promise<string[]> {
  await tx
    .updateTable("resume_files")
    .set({ in_form: false })
    .where("name", "=", name)
    .where("applicant_id", "=", applicantId)
    .execute();
  return dropUnusedFiles(tx, applicantId);
}

/** Forgets an applicant's files that neither the resume nor a form nor an application uses. @returns their names */
export async function dropUnusedFiles(tx: Tx, applicantId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom("resume_files")
    .where("applicant_id", "=", applicantId)
    .where("kept_at", "is", null)
    .where("in_form", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("resumes")
            .select("resumes.applicant_id")
            .where("resumes.applicant_id", "=", applicantId)
            .where(({ eb, or, ref }) =>
              or([
                eb("resumes.photo_file", "=", ref("resume_files.name")),
                eb("resumes.cv_file", "=", ref("resume_files.name")),
              ]),
            ),
        ),
      ),
    )
    .returning("name")
    .execute();
  return rows.map(({ name }) => name);
}

/** The photo of this applicant's own that an address leads to; null for anything else. */
export async function ownPhoto(db: Db, applicantId: number, address: string): Promise<string | null> {
  const row = await db
    .selectFrom("resume_files")
    .select("name")
    .where("name", "=", address.split("/").at(-1) ?? "")
    .where("applicant_id", "=", applicantId)
    .where("role", "!=", "cv")
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Those of `names` that no row names. */
export async function namesWithoutRow(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom("resume_files").select("name").where("name", "in", names).execute();
  const known = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}
