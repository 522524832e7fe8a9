import type { KeptList } from "../reference-data/lists.ts";
import { groupNames, groups } from "./definition/definition.ts";
import { type FormPath, type FormValues, placesOf } from "./form.ts";

/** An id in a form, and the list that must have it. */
export interface FormReference {
  path: FormPath;
  list: KeptList;
  id: number;
}

/** Every id of a list that a form names. */
export function referencesOf(form: FormValues): FormReference[] {
  return placesOf(form).flatMap(({ group, entry, path }) =>
    Object.entries(group.fields).flatMap(([name, field]) => {
      if (!("list" in field)) return [];
      const value = entry[name] ?? [];
      const ids = Array.isArray(value) ? value : [value];
      return ids.flatMap((id) => (typeof id === "number" ? [{ path: `${path}.${name}`, list: field.list, id }] : []));
    }),
  );
}

/** The lists that the form chooses from. */
export const formListNames: readonly KeptList[] = [
  ...new Set(
    groupNames.flatMap((name) =>
      Object.values(groups[name].fields).flatMap((field) => ("list" in field ? [field.list] : [])),
    ),
  ),
];
