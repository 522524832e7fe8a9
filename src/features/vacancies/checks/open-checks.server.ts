import type { Db } from "../../../platform/database/database.ts";
import type { DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import type { VacancyFields } from "../draft/vacancy-fields.ts";
import { type FormOf, readForms } from "../texts/text-forms.server.ts";
import { type FoundWord, findWords } from "./find-words.ts";
import { type SimilarVacancy, similarOpen } from "./similar.store.server.ts";
import { discriminatingWords } from "./words.server.ts";

const textFields = ["title", "description", "requirement"] as const;
type TextField = (typeof textFields)[number];

/** What a check found; none of them keeps a vacancy from being published (recruiting §6). */
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
      const text = field === "title" ? written : await formOf(written, "words");
      for (const word of findWords(text, words, language)) {
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
