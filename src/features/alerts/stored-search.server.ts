import { createHash } from "node:crypto";
import { z } from "zod";
import { m } from "#messages";
import { numberText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonDocument } from "../../platform/database/json-document.ts";
import { getCompanies } from "../companies/organisation.server.ts";
import { listAreas } from "../reference-data/areas.server.ts";
import { foldText } from "../reference-data/spelling.ts";
import { areaText } from "../vacancies/areas-named.ts";
import { vacancyFunctions } from "../vacancies/vacancy.queries.server.ts";
import { categories, employmentTypes, salarySteps } from "../vacancies/vacancy.ts";
import { employmentName, salaryFromText } from "../vacancies/vacancy-words.server.ts";
import { categoryName } from "../vacancies/vacancy-words.ts";
import { type AlertSearch, longestName } from "./alert.ts";

const ids = z.array(z.int());

/** Searches as their column keeps them. */
export const searchDocument = jsonDocument<AlertSearch>(
  z.object({
    text: z.string(),
    companies: ids,
    functions: ids,
    category: z.literal([0, ...categories]),
    places: ids,
    kinds: z.array(z.enum(employmentTypes)),
    salaryFrom: z.literal([0, ...salarySteps]),
    isMatch: z.boolean(),
  }),
);

const sorted = (list: readonly number[]) => [...new Set(list)].sort((one, other) => one - other);
const inOrder = <Word extends string>(list: readonly Word[]) => [...new Set(list)].sort();

/** A search without what makes no difference. */
export function tidySearch(search: AlertSearch): AlertSearch {
  const { text, companies, functions, places, kinds } = search;
  const filters = { companies: sorted(companies), functions: sorted(functions), places: sorted(places) };
  return { ...search, ...filters, text: text.trim(), kinds: inOrder(kinds) };
}

/** Equal for two searches that find the same: by it an address has each once, and equal ones are looked up together. */
export function searchKey(search: AlertSearch): Buffer {
  const key = JSON.stringify(Object.entries({ ...tidySearch(search), text: foldText(search.text) }).sort());
  return createHash("sha256").update(key).digest();
}

/** Above this number of a kind, the page shows their count. */
const mostNames = 2;

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= longestName
    ? text
    : `${signs
        .slice(0, longestName - 1)
        .join("")
        .trimEnd()}…`;
}

/** A search in a few words: "Marketing · Jakarta · Profesional". */
export async function nameOfSearch(db: Db, search: AlertSearch, language: Language): Promise<string> {
  const { text, companies, functions, category, places, kinds, salaryFrom, isMatch } = search;
  const locale = { locale: language };
  const marks = await getCompanies(db, companies);
  const known = new Map((await vacancyFunctions(db, language)).map(({ id, text }) => [id, text]));
  const ofFunctions = functions.flatMap((id) => known.get(id) ?? []);
  const ofCompanies = companies.flatMap((id) => marks.get(id)?.name ?? []);
  const areas = places.length === 0 ? [] : (await listAreas(db)).filter(({ id }) => places.includes(id));
  const ofPlaces = areas.map(({ name }) => areaText(name, language));
  const count = (names: readonly string[]) => ({ count: numberText(names.length, language) });
  const parts = [
    ...(text.trim() === "" ? [] : [text.trim()]),
    ...(ofFunctions.length > mostNames ? [m.alerts_name_functions(count(ofFunctions), locale)] : ofFunctions),
    ...(ofCompanies.length > mostNames ? [m.alerts_name_companies(count(ofCompanies), locale)] : ofCompanies),
    ...(ofPlaces.length > mostNames ? [m.alerts_name_places(count(ofPlaces), locale)] : ofPlaces),
    ...kinds.map((kind) => employmentName(kind, language)),
    ...(salaryFrom === 0 ? [] : [salaryFromText(salaryFrom, language)]),
    ...(category === 0 ? [] : [categoryName(category, language)]),
    ...(isMatch ? [m.alerts_name_match({}, locale)] : []),
  ];
  return shortened(parts.length === 0 ? m.alerts_name_all({}, locale) : parts.join(" · "));
}
