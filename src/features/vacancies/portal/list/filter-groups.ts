import { numberText } from "../../../../i18n/formats.ts";
import type { SearchChoices } from "../vacancies.calls.ts";
import { type ListState, names } from "./list-state.ts";

/** Filters with so many options that a page shows some. Provinces and cities are one filter in two lists. */
export const groups = ["province", "city", "function", "company"] as const;
export type Group = (typeof groups)[number];

export function isGroup(word: string | null): word is Group {
  return groups.some((group) => group === word);
}

/** A group's name in the URL, and where the state has what is chosen of it. */
export const ofGroup = {
  province: { name: names.places, key: "places" },
  city: { name: names.places, key: "places" },
  function: { name: names.functions, key: "functions" },
  company: { name: names.companies, key: "companies" },
} as const satisfies Record<Group, { name: string; key: keyof ListState & keyof SearchKeys }>;

type SearchKeys = Pick<ListState, "places" | "functions" | "companies">;

/** Everything that a group offers. */
export function getOptions(
  choices: SearchChoices,
  group: Group,
): readonly { id: number; text: string; count: number }[] {
  return choices[group];
}

/** A state with one more option of a group, from the first page on. */
export function withChoice(state: ListState, group: Group, id: number): ListState {
  const { key } = ofGroup[group];
  return { ...state, [key]: [...new Set([...state[key], id])], page: 1 };
}

/** An option of a filter, and how many open vacancies it has within the other filters. */
export interface Choice {
  id: number;
  text: string;
  count: number;
}

/** How many options a filter shows at once (readings, "Filter lists"). */
const mostShown = 8;
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

/** Whether the counts are of what was found: not of recommendations, nor of a text that finds nearly everything. */
export interface Counted {
  isCounted: boolean;
}

/** How many open vacancies an option has, as it is shown: "1.204". */
export function countText({ count }: Pick<Choice, "count">, { isCounted }: Counted): string | undefined {
  return isCounted ? numberText(count) : undefined;
}

/** Parts a list of options, most first, into what is seen, what folds out and what must be searched. */
export function filterChoices(all: readonly Choice[], chosen: readonly number[], most = mostShown): FilterChoices {
  const sorted = all.toSorted((a, b) => b.count - a.count).map(({ id, text, count }) => ({ id, text, count }));
  const isShown = (choice: Choice, index: number) => index < most || chosen.includes(choice.id);
  const visible = sorted.filter(isShown);
  const rest = sorted.filter((choice, index) => !isShown(choice, index));
  if (rest.length > FOLDED) return { shown: visible, folded: [], searched: rest.length };
  return { shown: visible, folded: rest, searched: 0 };
}
