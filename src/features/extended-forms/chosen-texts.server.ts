import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { textsOf } from "../reference-data/master-data.server.ts";
import type { FormValues } from "./form.ts";
import type { ChosenTexts } from "./printed-form.ts";
import { referencesOf } from "./references.ts";

/** The names of everything that a form has chosen. */
export async function chosenTexts(db: Db, form: FormValues, language: Language): Promise<ChosenTexts> {
  const texts: ChosenTexts = {};
  for (const [list, references] of Map.groupBy(referencesOf(form), (reference) => reference.list)) {
    const ids = [...new Set(references.map(({ id }) => id))];
    texts[list] = Object.fromEntries(await textsOf(db, list, ids, language));
  }
  return texts;
}
