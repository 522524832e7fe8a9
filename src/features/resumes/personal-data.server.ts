import "./resume.tables.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { getTexts } from "../reference-data/master-data.server.ts";
import { consentHistory } from "./consent.queries.server.ts";
import { getReferences } from "./references.ts";
import type { Resume } from "./resume.ts";
import { resumeDocument } from "./stored-resume.server.ts";

/** The words for every id that a resume names, by its path: without them nobody can read it elsewhere. */
async function getWords(db: Db, resume: Resume): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const { path, list, id } of getReferences(resume)) {
    words[path] = (await getTexts(db, list, [id], "id")).get(id) ?? "";
  }
  return words;
}

/** The resume with its consents. */
export const resumesPersonalData: PersonalData = {
  tables: ["resumes", "consents"],
  async tell(db, { applicantId }) {
    const row = await resumeRow(db, applicantId);
    return [
      { name: "resume", data: row && { ...row, words: await getWords(db, row.document) } },
      { name: "consents", data: await consentHistory(db, applicantId) },
    ];
  },
  async erase(tx, { applicantId }) {
    await deleteResumeRows(tx, applicantId);
    return [];
  },
};

async function resumeRow(db: Db, applicantId: number) {
  const row = await db
    .selectFrom("resumes")
    .select(["version", "document", "photo_file as photo", "cv_file as cv"])
    .select(["updated_at as updatedAt", "confirmed_at as confirmedAt"])
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  return row && { ...row, document: resumeDocument.read(row.document) };
}

/** Removes resume and consents. */
async function deleteResumeRows(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("consents").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("resumes").where("applicant_id", "=", applicantId).execute();
}
