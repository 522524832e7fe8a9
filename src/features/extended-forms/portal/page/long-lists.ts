import type { LongList } from "../../../resumes/portal/form/frame/form-lists.ts";

const longLists: readonly LongList[] = ["institution", "domicile", "major"];

/** The list as one that is searched on the server; null for one that the page holds whole. */
export function longList(list: string): LongList | null {
  return longLists.find((known) => known === list) ?? null;
}
