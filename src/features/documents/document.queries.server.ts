import "./documents.tables.ts";
import type { Expression } from "kysely";
import type { Thing } from "../../contract/action.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { cvRules } from "../../platform/files/cv.ts";
import type { PersonalData, PersonalDataPart } from "../../platform/personal-data.ts";

export interface StoredDocument {
  name: string;
  role: string;
  originalName: string;
  bytes: number;
  pages: number | null;
}

/** A query for the file names that a later feature's rows use, none null; part of the statement that drops the others. */
export type NamesInUse = Expression<string>;

/** Says whose a stored file is; a CV was just inspected. */
export async function insertFile(tx: Tx, applicantId: number, file: StoredDocument, now: Date): Promise<void> {
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

/** The applicant whose file it is. */
export async function findOwnerOfFile(db: Db, name: string): Promise<Thing | undefined> {
  return db
    .selectFrom("resume_files")
    .select("applicant_id as applicantId")
    .where("name", "=", name)
    .executeTakeFirst();
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

/** Keeps files that were sent along for good, whatever becomes of where they were shown. */
export async function keepFiles(tx: Tx, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await tx
    .updateTable("resume_files")
    .set({ kept_at: now })
    .where("name", "in", names)
    .where("kept_at", "is", null)
    .execute();
}

/** Something beside the resume shows this photo from now on, so that it stays when the resume shows another. */
export async function markShown(tx: Tx, name: string): Promise<void> {
  await tx.updateTable("resume_files").set({ shown_beside: true }).where("name", "=", name).execute();
}

/** Nothing beside the resume shows this photo of the applicant's any more. */
export async function clearShown(tx: Tx, applicantId: number, name: string): Promise<void> {
  await tx
    .updateTable("resume_files")
    .set({ shown_beside: false })
    .where("name", "=", name)
    .where("applicant_id", "=", applicantId)
    .execute();
}

/** Forgets an applicant's files that nothing uses: neither `inUse` nor what keeps or shows them. @returns their names */
export async function dropUnusedFiles(tx: Tx, applicantId: number, inUse: NamesInUse): Promise<string[]> {
  const rows = await tx
    .deleteFrom("resume_files")
    .where("applicant_id", "=", applicantId)
    .where("kept_at", "is", null)
    .where("shown_beside", "=", false)
    .where("name", "not in", inUse)
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

/** Everything that is known of a person's files. */
async function fileRows(db: Db, applicantId: number) {
  return db
    .selectFrom("resume_files")
    .select(["name", "role", "original_name as originalName", "bytes", "pages"])
    .select([
      "created_at as createdAt",
      "kept_at as keptAt",
      "shown_beside as shownBeside",
      "withheld_at as withheldAt",
    ])
    .where("applicant_id", "=", applicantId)
    .orderBy("created_at")
    .execute();
}

/** Removes a person's files, also those that were sent along for good. @returns their names */
async function deleteFileRows(tx: Tx, applicantId: number): Promise<string[]> {
  const files = await tx.deleteFrom("resume_files").where("applicant_id", "=", applicantId).returning("name").execute();
  return files.map(({ name }) => name);
}

/** CVs that passed older rules than today's, some of them. */
export function cvsOfOlderRules(db: Db, most: number): Promise<{ name: string; applicantId: number }[]> {
  return db
    .selectFrom("resume_files")
    .select(["name", "applicant_id as applicantId"])
    .where("role", "=", "cv")
    .where("withheld_at", "is", null)
    .where("inspected_by", "<", cvRules)
    .orderBy("inspected_by")
    .limit(most)
    .execute();
}

export async function noteInspected(db: Db, name: string): Promise<void> {
  await db.updateTable("resume_files").set({ inspected_by: cvRules }).where("name", "=", name).execute();
}

/**
 * Takes a CV out of everybody's reach; the file stays in the store.
 * @returns what its owner calls it; undefined when it is gone
 */
export async function withholdCv(tx: Tx, name: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable("resume_files")
    .set({ inspected_by: cvRules, withheld_at: now })
    .where("name", "=", name)
    .where("withheld_at", "is", null)
    .returning("original_name")
    .executeTakeFirst();
  return row?.original_name;
}

async function filesPart(db: Db, applicantId: number): Promise<PersonalDataPart> {
  const rows = await fileRows(db, applicantId);
  const visible = rows.filter(({ withheldAt }) => withheldAt === null);
  const files = visible.map(({ name: stored, originalName: name }) => ({ stored, name }));
  return { name: "files", data: rows, files };
}

/** Photos and CVs, also those that were sent along for good. */
export const documentsPersonalData: PersonalData = {
  tables: ["resume_files"],
  tell: async (db, { applicantId }) => [await filesPart(db, applicantId)],
  erase: (tx, { applicantId }) => deleteFileRows(tx, applicantId),
};
