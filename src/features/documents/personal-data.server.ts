import type { Db } from "../../platform/database/database.ts";
import type { PersonalData, PersonalDataPart } from "../../platform/personal-data.ts";
import { deleteFileRows, fileRows } from "./document.queries.server.ts";

async function filesPart(db: Db, applicantId: number): Promise<PersonalDataPart> {
  const rows = await fileRows(db, applicantId);
  const given = rows.filter(({ withheldAt }) => withheldAt === null);
  const files = given.map(({ name: stored, originalName: name }) => ({ stored, name }));
  return { name: "files", data: rows, files };
}

/** Photos and CVs, also those that were sent along for good. */
export const documentsPersonalData: PersonalData = {
  tables: ["resume_files"],
  tell: async (db, { applicantId }) => [await filesPart(db, applicantId)],
  erase: (tx, { applicantId }) => deleteFileRows(tx, applicantId),
};
