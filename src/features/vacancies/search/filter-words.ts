import { sql } from "kysely";
import { type Filters, salarySteps } from "../vacancy.ts";

/**
 * What one filters by as words of a vacancy's vectors, so that one index knows which rows have the words of a text and
 * pass the filters: reading rows is what a search costs. No text has words that begin with "=".
 */
const prefixes = {
  company_id: "=c",
  function_id: "=f",
  category: "=l",
  places: "=p",
  kinds: "=k",
  pays: "=s",
} as const;

type Column = keyof typeof prefixes;

/** The word of a value of a filter. */
export const filterWord = (column: Column, value: number | string): string => `${prefixes[column]}${value}`;

function oneOf(column: Column, values: readonly (number | string)[]): string[] {
  const words = [...new Set(values)].map((value) => `'${filterWord(column, value)}'`);
  return words.length === 0 ? [] : [`(${words.join(" | ")})`];
}

/** The filters as terms of a text query; none for filters that let everything pass. */
export function filterTerms({ companies, functions, category, places, kinds, salaryFrom }: Filters): string[] {
  return [
    ...oneOf("company_id", companies),
    ...oneOf("function_id", functions),
    ...oneOf("category", category === 0 ? [] : [category]),
    ...oneOf("places", places),
    ...oneOf("kinds", kinds),
    ...oneOf("pays", salaryFrom === 0 ? [] : [salaryFrom]),
  ];
}

const single = (column: "company_id" | "function_id" | "category") =>
  sql`${sql.lit(prefixes[column])} || ${sql.ref(column)}`;
const each = (column: "places" | "kinds") =>
  sql`array(select ${sql.lit(prefixes[column])} || value from unnest(${sql.ref(column)}) as value)`;
const steps = sql`array[${sql.join(salarySteps.map((step) => sql.lit(step)))}]::bigint[]`;

/** The words of a row that has these columns. */
export const filterVector = sql`array_to_tsvector(
  array[${single("company_id")}, ${single("function_id")}, ${single("category")}]
  || ${each("places")} || ${each("kinds")}
  || array(select ${sql.lit(prefixes.pays)} || step from unnest(${steps}) as step where step <= pays))`;

/**
 * Whether filters leave what no counts are kept of: by place, kind of employment or salary, of which a vacancy has
 * several.
 */
export function isNarrow({ places, kinds, salaryFrom }: Filters): boolean {
  return places.length > 0 || kinds.length > 0 || salaryFrom !== 0;
}
