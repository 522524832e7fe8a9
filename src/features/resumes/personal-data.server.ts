import type { Db } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { textsOf } from "../reference-data/master-data.server.ts";
import { consentHistory } from "./consent.queries.server.ts";
import { deleteResumeRows, resumeRow } from "./personal-data.store.server.ts";
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

/** The resume with its consents. */
export const resumesPersonalData: PersonalData = {
  tables: ["resumes", "consents"],
  async tell(db, { applicantId }) {
    const row = await resumeRow(db, applicantId);
    return [
      { name: "resume", data: row && { ...row, words: await wordsOf(db, row.document) } },
      { name: "consents", data: await consentHistory(db, applicantId) },
    ];
  },
  async erase(tx, { applicantId }) {
    await deleteResumeRows(tx, applicantId);
    return [];
  },
};
