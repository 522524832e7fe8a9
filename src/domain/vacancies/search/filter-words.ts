import { sql } from "kysely";
import type { Filters } from "../vacancy.ts";

/**
 * Company, function and level as words of a vacancy's vectors, so that one index knows which rows have the words of a
 * text and pass the filters: reading rows is what a search costs. No text has words that begin with "=".
 */
const prefixes = { company_id: "=c", function_id: "=f", category: "=l" } as const;

type Column = keyof typeof prefixes;

function oneOf(column: Column, ids: readonly number[]): string[] {
  return ids.length === 0 ? [] : [`(${[...new Set(ids)].map((id) => `'${prefixes[column]}${id}'`).join(" | ")})`];
}

/** The filters as terms of a text query; none for filters that let everything pass. */
export function filterTerms({ companies, functions, category }: Filters): string[] {
  return [
    ...oneOf("company_id", companies),
    ...oneOf("function_id", functions),
    ...oneOf("category", category === 0 ? [] : [category]),
  ];
}

/** The words of a row that has these three columns. */
export const filterVector = sql`array_to_tsvector(array[${sql.join(
  Object.entries(prefixes).map(([column, prefix]) => sql`${sql.lit(prefix)} || ${sql.ref(column)}`),
)}])`;
