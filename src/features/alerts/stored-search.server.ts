import { createHash } from "node:crypto";
import { z } from "zod";
import { jsonDocument } from "../../platform/database/json-document.ts";
import { foldText } from "../reference-data/fold-text.ts";
import { categories, employmentTypes, salarySteps } from "../vacancies/vacancy.ts";
import type { AlertSearch } from "./alert.ts";

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
  const told = JSON.stringify(Object.entries({ ...tidySearch(search), text: foldText(search.text) }).sort());
  return createHash("sha256").update(told).digest();
}
