import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { companyChoices } from "../../../companies/organisation.server.ts";
import { listAreas } from "../../../reference-data/areas.server.ts";
import { areaText } from "../../areas-named.ts";
import { countAll, countOptions, type OpenTable, type Rows } from "../../search/open-table.ts";
import { popularTitles } from "../../search/words.queries.server.ts";
import { vacancyFunctions } from "../../vacancy.queries.server.ts";
import { categories, employmentTypes, type Filters, salarySteps } from "../../vacancy.ts";
import { employmentName, salaryFromText } from "../../vacancy-words.server.ts";
import { categoryName } from "../../vacancy-words.ts";
import type { SearchChoices } from "../vacancies.calls.ts";

/** Filters' names in one language. */
export interface Options {
  companies: readonly Named[];
  functions: readonly Named[];
  /** With other names that people give them, folded. */
  provinces: readonly (Named & { names: readonly string[] })[];
  cities: readonly (Named & { names: readonly string[]; provinceId: number | null })[];
  suggestions: readonly string[];
}

interface Named {
  id: number;
  text: string;
}

/** Reads what the list can be filtered by, and the most frequent titles. */
export async function readOptions(db: Db, language: Language): Promise<Options> {
  const areas = (await listAreas(db)).map((area) => ({ ...area, text: areaText(area.name, language) }));
  return {
    companies: await companyChoices(db),
    functions: await vacancyFunctions(db, language),
    provinces: areas
      .filter(({ code }) => !code.includes("."))
      .map(({ id, text, shortNames: names }) => ({ id, text, names })),
    cities: areas
      .filter(({ code }) => code.includes("."))
      .map(({ id, text, shortNames: names, provinceId }) => ({ id, text, names, provinceId })),
    suggestions: await popularTitles(db, language),
  };
}

interface Counting {
  language: Language;
  filters: Filters;
  now: Date;
  /** Results of the text; null: there is no text. */
  hits: Rows | null;
}

/**
 * Options with their open vacancies within all other filters and the text, most first. Places and kinds of employment
 * that no open vacancy has are left out, unless they are chosen.
 */
export function getChoices(options: Options, table: OpenTable, counting: Counting): Omit<SearchChoices, "isCounted"> {
  const { language, filters, now } = counting;
  const all = countAll(table, now);
  const isAll = counting.hits === null && isEverything(filters);
  const open = isAll ? all : countOptions(table, counting);
  const isThere = ({ id }: Named) => all.places.of(id) > 0 || filters.places.includes(id);
  const at =
    (counts: { of(id: number): number }) =>
    ({ id, text }: Named) => ({ id, text, count: counts.of(id) });
  const kinds = employmentTypes.filter((kind) => (all.kinds.get(kind) ?? 0) > 0 || filters.kinds.includes(kind));
  return {
    company: mostFirst(options.companies.map(at(open.companies))),
    function: mostFirst(options.functions.map(at(open.functions))),
    jenjang: categories.map((id) => ({ id, text: categoryName(id, language), count: open.categories.of(id) })),
    province: mostFirst(options.provinces.filter(isThere).map(at(open.places))),
    city: mostFirst(
      options.cities.filter(isThere).map((city) => ({ ...at(open.places)(city), provinceId: city.provinceId })),
    ),
    employment: mostFirst(
      kinds.map((id) => ({ id, text: employmentName(id, language), count: open.kinds.get(id) ?? 0 })),
    ),
    salary: salarySteps.map((id, step) => ({
      id,
      text: salaryFromText(id, language),
      count: open.salaries[step] ?? 0,
    })),
    suggestions: [...options.suggestions],
  };
}

function isEverything({ companies, functions, category, places, kinds, salaryFrom }: Filters): boolean {
  return companies.length + functions.length + places.length + kinds.length + category + salaryFrom === 0;
}

function mostFirst<Choice extends { count: number }>(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((one, other) => other.count - one.count);
}
