import { numberText } from "../../../i18n/formats.ts";
import type { SearchChoices } from "../vacancies.calls.ts";
import type { ListState } from "./list-state.ts";

export type Choice = SearchChoices["company"][number];

/** How many options a filter shows at once (readings, "Filter lists"). */
const SHOWN = 8;
/** So many more fold out in the page; a longer rest is searched. */
const FOLDED = 12;

/** One filter's options as a page shows them. */
export interface FilterChoices {
  /** The options with most vacancies, and those chosen. */
  shown: Choice[];
  /** The rest, when it is short. */
  folded: Choice[];
  /** How many are left to be searched for. */
  searched: number;
}

/**
 * How many open vacancies an option has, as it is shown: "1.204". Nothing for none, and nothing beside a text or
 * recommendations: the count is of all that is open, not of what was found.
 */
export function countText({ count }: Pick<Choice, "count">, { text, isMatch }: ListState): string | undefined {
  return count === 0 || text !== "" || isMatch ? undefined : numberText(count);
}

/** Parts a list of options into what is seen, what folds out and what must be searched. */
export function filterChoices(all: readonly Choice[], chosen: readonly number[]): FilterChoices {
  const sorted = all.toSorted((a, b) => b.count - a.count);
  const isShown = (choice: Choice, index: number) => index < SHOWN || chosen.includes(choice.id);
  const shown = sorted.filter(isShown);
  const rest = sorted.filter((choice, index) => !isShown(choice, index));
  if (rest.length > FOLDED) return { shown, folded: [], searched: rest.length };
  return { shown, folded: rest, searched: 0 };
}
