import type { Db } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { textsOf } from "../reference-data/master-data.server.ts";
import { deleteForms, formRows } from "./extended-forms.queries.server.ts";
import { type FormValues, referencesOf } from "./form.ts";
import { deleteRequestsOf, requestRowsOf } from "./form-request.queries.server.ts";

/** The words for the ids that a form names, by their paths; several of one field in its order. */
async function wordsOf(db: Db, document: FormValues): Promise<Record<string, string[]>> {
  const words: Record<string, string[]> = {};
  for (const { path, list, id } of referencesOf(document)) {
    const text = (await textsOf(db, list, [id], "id")).get(id) ?? "";
    words[path] = [...(words[path] ?? []), text];
  }
  return words;
}

/** The extended application forms, and the copies that companies got; photos are told and erased with the resume's files. */
export const extendedFormsPersonalData: PersonalData = {
  tables: ["extended_forms", "form_requests"],
  async tell(db, { applicantId }) {
    const forms = [];
    for (const row of await formRows(db, applicantId)) forms.push({ ...row, words: await wordsOf(db, row.document) });
    const given = [];
    for (const { copy, ...row } of await requestRowsOf(db, applicantId))
      given.push({ ...row, copy, words: copy === null ? {} : await wordsOf(db, copy) });
    return [
      { name: "extended-forms", data: forms },
      { name: "forms-given", data: given },
    ];
  },
  async erase(tx, { applicantId }) {
    await deleteRequestsOf(tx, applicantId);
    await deleteForms(tx, applicantId);
    return [];
  },
};
