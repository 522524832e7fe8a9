import { setImmediate } from "node:timers/promises";
import type { Db } from "../../platform/database/database.ts";
import { discriminatingWords, type FoundWord, findWords } from "./discriminating-words.server.ts";
import type { DeskVacancy } from "./draft/desk-vacancy.queries.server.ts";
import type { VacancyFields } from "./draft/vacancy-fields.ts";
import { type SimilarVacancy, similarOpen } from "./similar.store.server.ts";
import { type FormOf, readForms } from "./text-forms.server.ts";

const textFields = ["title", "description", "requirement"] as const;
type TextField = (typeof textFields)[number];

/** Findings of a check; none of them blocks publishing (recruiting §6). */
export type OpenCheck =
  | { check: "english-missing"; fields: TextField[] }
  | ({ check: "discriminating-words"; field: TextField; language: "id" | "en" } & FoundWord)
  | { check: "no-salary" }
  | ({ check: "similar-open" } & SimilarVacancy);

function englishMissing(fields: VacancyFields): OpenCheck[] {
  const missing = textFields.filter((name) => fields[name].id !== "" && fields[name].en === "");
  return missing.length > 0 ? [{ check: "english-missing", fields: missing }] : [];
}

async function wordsIn(fields: VacancyFields, formOf: FormOf): Promise<OpenCheck[]> {
  const words = await discriminatingWords();
  const found: OpenCheck[] = [];
  for (const field of textFields) {
    for (const language of ["id", "en"] as const) {
      const written = fields[field][language];
      const isTitle = field === "title";
      // Lines count: a word alone on one asks for a person.
      const text = isTitle ? written : await formOf(written, "markdown");
      // A long text takes milliseconds: others have their turn before the next one.
      if (!isTitle) await setImmediate();
      for (const word of findWords(text, words, language, { isTitle })) {
        found.push({ check: "discriminating-words", field, language, ...word });
      }
    }
  }
  return found;
}

/** Everything that the checks warn of in a vacancy as it is edited. */
export async function openChecks(
  db: Db,
  { id, companyId, fields }: Pick<DeskVacancy, "id" | "companyId" | "fields">,
): Promise<OpenCheck[]> {
  const hasSalary = fields.salaryMin !== null || fields.salaryMax !== null;
  const similar = await similarOpen(db, { id, companyId, title: fields.title.id });
  return [
    ...(await wordsIn(fields, await readForms(db, id))),
    ...englishMissing(fields),
    ...(hasSalary ? [] : [{ check: "no-salary" as const }]),
    ...similar.map((vacancy) => ({ check: "similar-open" as const, ...vacancy })),
  ];
}
