import { companyChoices } from "../../../domain/organisation/organisation.server.ts";
import { openCounts, popularTitles, vacancyFunctions } from "../../../domain/vacancies/vacancies.server.ts";
import { categories, categoryName } from "../../../domain/vacancies/vacancies.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { SearchChoices } from "../vacancies.calls.ts";

type Choice = SearchChoices["company"][number];

function counted(choices: readonly { id: number; text: string }[], open: ReadonlyMap<number, number>): Choice[] {
  return choices.map(({ id, text }) => ({ id, text, count: open.get(id) ?? 0 }));
}

function mostFirst(choices: Choice[]): Choice[] {
  return choices.sort((one, other) => other.count - one.count);
}

/** What the list can be filtered by, each with its open vacancies, and the most frequent titles. */
export async function readChoices(db: Db, language: Language): Promise<SearchChoices> {
  const open = await openCounts(db);
  const levels = categories.map((id) => ({ id, text: categoryName(id, language) }));
  return {
    company: mostFirst(counted(await companyChoices(db), open.companies)),
    function: mostFirst(counted(await vacancyFunctions(db, language), open.functions)),
    jenjang: counted(levels, open.categories),
    suggestions: await popularTitles(db, language),
  };
}
