import { expect, test } from "vitest";
import { noFilters } from "../vacancy.ts";
import { filterTerms } from "./filter-words.ts";

test.each([
  [noFilters, []],
  [{ ...noFilters, companies: [7] }, ["('=c7')"]],
  [{ ...noFilters, functions: [1, 12, 1], category: 2 }, ["('=f1' | '=f12')", "('=l2')"]],
  [{ ...noFilters, places: [3, 530] }, ["('=p3' | '=p530')"]],
  [{ ...noFilters, kinds: ["INTERN", "OTHER"], salaryFrom: 5_000_000 }, ["('=kINTERN' | '=kOTHER')", "('=s5000000')"]],
] as const)("filters %o are the terms %o", (filters, terms) => {
  expect(filterTerms(filters)).toEqual(terms);
});
