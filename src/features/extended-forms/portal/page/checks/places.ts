import { m } from "#messages";
import { type GroupName, groupNames, groups, sections } from "../../../definition/definition.ts";
import type { Field } from "../../../definition/field.ts";
import type { Group } from "../../../definition/group.ts";
import type { FormPath } from "../../../form.ts";

/** A path taken apart: `education.0.gpa`, `education.0`, `education`, `personalData.phone`. */
export interface PathParts {
  group: GroupName;
  index: number | null;
  /** The field's name, "" for an entry or a whole group. */
  name: string;
  field: Field | undefined;
}

/** Takes a path apart; null for one of no group. */
export function partsOfPath(path: FormPath): PathParts | null {
  const [root, ...rest] = path.split(".");
  const group = groupNames.find((known) => known === root);
  if (group === undefined) return null;
  const isMany = groups[group].kind === "many";
  const index = isMany && rest[0] !== undefined ? Number(rest[0]) : null;
  const name = (isMany ? rest[1] : rest[0]) ?? "";
  return { group, index, name, field: groups[group].fields[name] };
}

const entryLabel = (group: Group) => (group.kind === "many" ? group.entry : group.label);

/** "Pendidikan 1" */
export function entryName(group: GroupName, index: number): string {
  return m.flk_page_entry_name({ entry: entryLabel(groups[group])({}), number: index + 1 });
}

/** True where a group is not all of its section, so that its name says more than the section's does. */
export function hasOwnTitle(group: GroupName): boolean {
  const section = sections.find(({ groups: names }) => names.some((name) => name === group));
  return (section?.groups.length ?? 1) > 1;
}

/** A field's name outside its group: "Ayah: Nama", "Pendidikan 1: Jenjang". */
export function fieldTitle(path: FormPath): string {
  const parts = partsOfPath(path);
  if (parts === null) return path;
  const { group, index, field } = parts;
  const owner = index === null ? groups[group].label({}) : entryName(group, index);
  if (field === undefined) return owner;
  if (index === null && !hasOwnTitle(group)) return field.label({});
  return m.flk_page_field_of({ owner, field: field.label({}) });
}

/** Compares two fields by their place in the form, as a person reads it. */
export function comparePaths(one: FormPath, two: FormPath): number {
  const place = (path: FormPath) => {
    const parts = partsOfPath(path);
    if (parts === null) return [groupNames.length, 0, 0] as const;
    const { group, index, name } = parts;
    const at = Object.keys(groups[group].fields).indexOf(name);
    return [groupNames.indexOf(group), index ?? -1, at] as const;
  };
  const [group, entry, field] = place(one);
  const [otherGroup, otherEntry, otherField] = place(two);
  return group - otherGroup || entry - otherEntry || field - otherField;
}
