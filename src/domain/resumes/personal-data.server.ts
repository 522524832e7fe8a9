import type { Db } from "../../platform/database/database.ts";
import type { PersonalData, PersonalDataPart } from "../../platform/personal-data/personal-data.ts";
import { textsOf } from "../master-data/master-data.server.ts";
import { consentHistory } from "./consent.store.server.ts";
import { deleteResumeRows, draftRows, fileRows, resumeRow } from "./personal-data.store.server.ts";
import { referencesOf } from "./references.ts";
import type { Resume } from "./resume.ts";

/** The words for every id that a resume names, by its path: without them nobody can read it elsewhere. */
async function wordsOf(db: Db, resume: Resume): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const { path, list, id } of referencesOf(resume)) {
    words[path] = (await textsOf(db, list, [id], "id")).get(id) ?? "";
  }
  return words;
}

async function filesPart(db: Db, applicantId: number): Promise<PersonalDataPart> {
  const rows = await fileRows(db, applicantId);
  const given = rows.filter(({ withheldAt }) => withheldAt === null);
  const files = given.map(({ name: stored, originalName: name }) => ({ stored, name }));
  return { name: "files", data: rows, files };
}

/** The resume with its files, drafts and consents. */
export const resumesPersonalData: PersonalData = {
  tables: ["resumes", "resume_files", "drafts", "consents"],
  async tell(db, { applicantId }) {
    const row = await resumeRow(db, applicantId);
    return [
      { name: "resume", data: row && { ...row, words: await wordsOf(db, row.document) } },
      await filesPart(db, applicantId),
      { name: "drafts", data: await draftRows(db, applicantId) },
      { name: "consents", data: await consentHistory(db, applicantId) },
    ];
  },
  erase: (tx, { applicantId }) => deleteResumeRows(tx, applicantId),
};
