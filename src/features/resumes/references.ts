import type { StoredList } from "../reference-data/lists.ts";
import type { ResumePath } from "./completeness.ts";
import { entryLists, type ListName } from "./entry-fields.ts";
import type { Fields } from "./field-kinds.ts";
import { personalFields, seekingFields } from "./fields.ts";
import type { Resume } from "./resume.ts";

/** An id in a resume, and the master-data list that must have it. */
export interface Reference {
  path: ResumePath;
  list: StoredList;
  id: number;
}

type Entry = Readonly<Record<string, unknown>>;

/** The ids of lists in one entry; `below` is its path. */
function inEntry(table: Fields, entry: Entry, below: string): Reference[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const id = entry[name];
    const isId = (field.kind === "choice" || field.kind === "found") && typeof id === "number";
    return isId ? [{ path: `${below}${name}`, list: field.list, id }] : [];
  });
}

/** Every id of a list that a resume names. */
export function getReferences(resume: Resume): Reference[] {
  const inList = (list: ListName) => {
    const entries: readonly Entry[] = resume[list];
    return entries.flatMap((entry, index) => inEntry(entryLists[list].fields, entry, `${list}.${index}.`));
  };
  return [
    ...inEntry(personalFields, resume, ""),
    ...inEntry(seekingFields, resume, ""),
    ...inList("educations"),
    ...inList("experiences"),
    ...inList("organisations"),
    ...inList("internships"),
  ];
}
