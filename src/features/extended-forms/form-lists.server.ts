import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { salaryBandDetails } from "../reference-data/entry-details.schema.ts";
import { getChoices, getTexts, listEntries, unknownIds } from "../reference-data/master-data.server.ts";
import { type FormPath, type FormValues, formListNames, getReferences } from "./form.ts";
import { type FormLists, formLists } from "./form-lists.ts";
import type { SalaryBand } from "./prefill.ts";
import type { ChosenTexts } from "./printed-form.ts";

/** The lists that the form chooses from; of a long one the beginning and `other`. */
export async function readChoices(db: Db, language: Language) {
  return getChoices(db, formListNames, language);
}

/** The same as the form's rules look at them. */
export async function readFormLists(db: Db): Promise<FormLists> {
  return formLists(await readChoices(db, "id"));
}

/** The salary bands, the lowest first. */
export async function readSalaryBands(db: Db): Promise<SalaryBand[]> {
  const bands = await listEntries(db, "salary", "id");
  return bands.map(({ id, details }) => ({ id, upperBound: salaryBandDetails.parse(details).upperBound }));
}

/** Paths of a form whose ids no list has, each once. */
export async function unknownReferences(db: Db, form: FormValues): Promise<FormPath[]> {
  return [...new Set((await unknownIds(db, getReferences(form))).map(({ path }) => path))];
}

/** The names of everything that a form has chosen. */
export async function chosenTexts(db: Db, form: FormValues, language: Language): Promise<ChosenTexts> {
  const texts: ChosenTexts = {};
  for (const [list, references] of Map.groupBy(getReferences(form), (reference) => reference.list)) {
    const ids = [...new Set(references.map(({ id }) => id))];
    texts[list] = Object.fromEntries(await getTexts(db, list, ids, language));
  }
  return texts;
}
