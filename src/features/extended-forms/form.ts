import type { FilePurpose } from "../documents/documents.ts";
import type { KeptList } from "../reference-data/lists.ts";
import { lineLength } from "../resumes/rules/limits.ts";
import { type GroupName, groupNames, groups } from "./definition/definition.ts";
import type { Field, Variant } from "./definition/field.ts";
import type { Entry, Group, Value } from "./definition/group.ts";
import type { FormLists } from "./form-lists.ts";

/** An entry of a repeated group; the id identifies it on every device. */
export type ListEntry = Entry & { id: number };

/**
 * A form as engine and wire know it, by group: one entry, or a list of them. `ExtendedForm` says the same with names.
 */
export type FormValues = { [group: string]: Entry | ListEntry[] };

/** Whose form it is, and which. */
export interface FormOwner {
  applicantId: number;
  variant: Variant;
}

/** A field's place: `personalData.phone`, `education.0.gpa`. */
export type FormPath = string;

/** An entry and where it stands: `personalData`, `education.0`. */
export interface Place {
  name: GroupName;
  group: Group;
  entry: Entry;
  path: FormPath;
}

/** True for what holds nothing. */
export function isBlank(value: Value | undefined): boolean {
  return value === undefined || value === null || value === false || value === "" || isEmptyList(value);
}

function isEmptyList(value: Value): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Every entry that a form has, in the form's order. */
export function getPlaces(form: FormValues, names: readonly GroupName[] = groupNames): Place[] {
  return names.flatMap((name): Place[] => {
    const group = groups[name];
    const value = form[name] ?? [];
    if (!Array.isArray(value)) return [{ name, group, entry: value, path: name }];
    return value.map((entry, index) => ({ name, group, entry, path: `${name}.${index}` }));
  });
}

function findBlank(field: Field): Value {
  if (field.kind === "choices" || field.kind === "ranking") return [];
  return field.kind === "tick" ? false : null;
}

function emptyValue(field: Field, lists: FormLists): Value {
  if (field.kind !== "choice" || field.initial === null) return findBlank(field);
  return lists.idOf(field.list, field.initial);
}

/** An entry in which nothing is filled in but what stands there at first. */
export function emptyEntry(group: Group, lists: FormLists): Entry {
  return Object.fromEntries(Object.entries(group.fields).map(([name, field]) => [name, emptyValue(field, lists)]));
}

/** A new entry of a group that repeats; `random` in [0, 1). */
export function newEntry(group: Group, lists: FormLists, random: () => number = Math.random): ListEntry {
  return { ...emptyEntry(group, lists), id: newEntryId(random) };
}

/** Ids are given where an entry is made, so that two devices never give the same one to different entries. */
function newEntryId(random: () => number): number {
  return 1 + Math.floor(random() * (2 ** 31 - 2));
}

/** A form in which nothing is filled in; marital status and placement stand at their first choice (§3). */
export function emptyForm(lists: FormLists, names: readonly GroupName[] = groupNames): FormValues {
  return Object.fromEntries(
    names.map((name) => [name, groups[name].kind === "many" ? [] : emptyEntry(groups[name], lists)]),
  );
}

/** The same form with each entry changed. */
export function mapEntries(form: FormValues, change: (place: Place) => Entry): FormValues {
  const changed: FormValues = {};
  for (const name of groupNames) {
    const value = form[name];
    if (value === undefined) continue;
    const entries = getPlaces(form, [name]).map(change);
    changed[name] = Array.isArray(value)
      ? value.map(({ id }, index) => ({ ...entries[index], id }))
      : { ...entries[0] };
  }
  return changed;
}

/** An entry with every field of its group, and nothing else. */
export function wholeEntry(group: Group, entry: Entry): Entry {
  const fields = Object.entries(group.fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, entry[name] ?? findBlank(field)]));
}

/** The same form without what is in fields that `isKept` denies. */
export function blankedForm(form: FormValues, isKept: (name: string, place: Place) => boolean): FormValues {
  return mapEntries(form, (place) => {
    const fields = Object.entries(place.group.fields);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, isKept(name, place) ? (place.entry[name] ?? null) : findBlank(field)]),
    );
  });
}

/** Limits of the form that §9 does not name. */
export const limits = {
  /** Characters of several lines, and of a link (wire, "errors[].path"). */
  lines: 2_000,
  /** Characters of a stored file's address. */
  address: 500,
  /** Rupiah a month that someone earned. */
  money: { min: 1, max: 999_999_999 },
  /** Entries that a ranking may have: none of its lists is longer. */
  ranks: 50,
  /** How long ago something of one's life may have been. */
  yearsBack: 100,
  entryId: 2 ** 31 - 1,
} as const;

/** Characters that a field of a kind may have; null for what is not typed freely. */
export function getLongestText(kind: Field["kind"]): number | null {
  if (kind === "lines" || kind === "link") return limits.lines;
  return kind === "text" || kind === "email" ? lineLength : null;
}

/** Where the photo stands in a form; the document itself does not hold it. */
export const photoPath = "personalData.photo";

/** The part of a request that holds it, by which a refusal names it. */
export const photoPart = "photo";

/** A photo that only the form shows. */
export const formPhoto: FilePurpose = { role: "form-photo", part: photoPart };

/** The photo's address in a form. */
export function photoIn(form: FormValues): string | null {
  const group = form["personalData"];
  const photo = group === undefined || Array.isArray(group) ? null : group["photo"];
  return typeof photo === "string" ? photo : null;
}

/** The same form with another photo, or none. */
export function withPhoto(form: FormValues, photo: string | null): FormValues {
  const group = form["personalData"];
  if (group === undefined || Array.isArray(group)) return form;
  return { ...form, personalData: { ...group, photo } };
}

/** An id in a form, and the list that must have it. */
export interface FormReference {
  path: FormPath;
  list: KeptList;
  id: number;
}

/** Every id of a list that a form names. */
export function getReferences(form: FormValues): FormReference[] {
  return getPlaces(form).flatMap(({ group, entry, path }) =>
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
