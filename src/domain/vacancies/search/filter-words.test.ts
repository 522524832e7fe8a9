import { expect, test } from "vitest";
import { filterTerms } from "./filter-words.ts";

test.each([
  [{ companies: [], functions: [], category: 0 }, []],
  [{ companies: [7], functions: [], category: 0 }, ["('=c7')"]],
  [{ companies: [], functions: [1, 12, 1], category: 2 }, ["('=f1' | '=f12')", "('=l2')"]],
] as const)("filters %o are the terms %o", (filters, terms) => {
  expect(filterTerms(filters)).toEqual(terms);
});
