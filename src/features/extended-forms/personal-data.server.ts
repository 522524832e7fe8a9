import type { Db } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { getTexts } from "../reference-data/master-data.server.ts";
import { deleteForms, formRows } from "./extended-forms.queries.server.ts";
import { type FormValues, getReferences } from "./form.ts";
import { deleteRequests, listRequestRows } from "./form-request.queries.server.ts";

/** The words for the ids that a form names, by their paths; several of one field in its order. */
async function getWords(db: Db, document: FormValues): Promise<Record<string, string[]>> {
  const words: Record<string, string[]> = {};
  for (const { path, list, id } of getReferences(document)) {
    const text = (await getTexts(db, list, [id], "id")).get(id) ?? "";
    words[path] = [...(words[path] ?? []), text];
  }
  return words;
}

/**
 * The extended application forms, and the copies that companies got; photos are exported and erased with the resume's
 * files.
 */
export const extendedFormsPersonalData: PersonalData = {
  tables: ["extended_forms", "form_requests"],
  async tell(db, { applicantId }) {
    const forms = [];
    for (const row of await formRows(db, applicantId)) forms.push({ ...row, words: await getWords(db, row.document) });
    const answers = [];
    for (const { copy, ...row } of await listRequestRows(db, applicantId))
      answers.push({ ...row, copy, words: copy === null ? {} : await getWords(db, copy) });
    return [
      { name: "extended-forms", data: forms },
      { name: "forms-given", data: answers },
    ];
  },
  async erase(tx, { applicantId }) {
    await deleteRequests(tx, applicantId);
    await deleteForms(tx, applicantId);
    return [];
  },
};
