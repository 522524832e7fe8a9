import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import "./vacancies.tables.ts";

/** The desk's form of a text beside its HTML. */
export interface TextForms {
  markdown: string;
  /** Its words alone, as checks read them. */
  words: string;
}

/** The forms that are kept of a vacancy's texts, by the hash of the HTML. */
export async function storedForms(db: Db, vacancyId: number): Promise<Map<string, TextForms>> {
  const rows = await db
    .selectFrom("vacancy_texts")
    .select(["hash", "markdown", "words"])
    .where("vacancy_id", "=", vacancyId)
    .execute();
  return new Map(rows.map(({ hash, ...forms }) => [hash, forms]));
}

export async function insertForms(tx: Tx, vacancyId: number, hash: string, forms: TextForms): Promise<void> {
  await tx
    .insertInto("vacancy_texts")
    .values({ vacancy_id: vacancyId, hash, ...forms })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the forms of texts that a vacancy no longer has. */
export async function deleteOtherForms(tx: Tx, vacancyId: number, hashes: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("vacancy_texts")
    .where("vacancy_id", "=", vacancyId)
    .where("hash", "<>", sql<string>`all(${[...hashes]}::text[])`)
    .execute();
}

/** Public texts of vacancies that nobody has looked at yet. */
export async function unmarkedVacancies(db: Db, after: number, limit: number) {
  return db
    .selectFrom("vacancies")
    .select(["id", "description_id", "requirement_id", "description_en", "requirement_en", "edited_at"])
    .where("safe_id", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Writes the marks of texts that had none; what was written meanwhile has its own. */
export async function writeMarks(tx: Tx, id: number, safe_id: string, safe_en: string): Promise<void> {
  await tx
    .updateTable("vacancies")
    .set({ safe_id, safe_en })
    .where("id", "=", id)
    .where("safe_id", "is", null)
    .execute();
}
