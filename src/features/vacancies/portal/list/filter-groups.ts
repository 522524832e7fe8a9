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
export function optionsOf(
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
