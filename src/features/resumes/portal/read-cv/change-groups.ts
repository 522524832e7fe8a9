import { m } from "#messages";
import { sectionOfField } from "../form/checks/section-states.ts";
import { sectionTitle } from "../form/frame/section-words.ts";
import { fieldOfProfilePath } from "../wire/paths.ts";
import type { CvChange } from "./read-cv.schema.ts";

/** From here on a reading counts as sure (suggestions §3). */
const sure = 0.7;

/** What is to be looked at before it is taken: it starts unticked. */
export const isUnsure = ({ confidence }: CvChange) => confidence < sure;

/** Changes of one thing: the facts about the person, or one entry of a list. */
export interface CvChangeGroup {
  title: string;
  changes: CvChange[];
}

/** What the form calls the field that a change is about. */
export function getLabel({ path }: CvChange): string {
  return fieldOfProfilePath(path)?.label() ?? path;
}

function getTitle(path: string): string {
  const section = sectionTitle(sectionOfField(path));
  const number = /\.(\d+)\./.exec(path)?.[1];
  return number === undefined ? section : m.resumes_form_entry_name({ section, number: Number(number) + 1 });
}

/** Changes by what they are about, in the form's order. */
export function cvChangeGroups(changes: readonly CvChange[]): CvChangeGroup[] {
  const groups = new Map<string, CvChange[]>();
  for (const change of changes)
    groups.set(getTitle(change.path), [...(groups.get(getTitle(change.path)) ?? []), change]);
  return [...groups].map(([title, own]) => ({ title, changes: own }));
}
