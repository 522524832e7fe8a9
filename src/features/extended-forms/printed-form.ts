import { m } from "#messages";
import { dateText, monthText, numberText, rupiahText } from "../../i18n/formats.ts";
import type { KeptList } from "../reference-data/lists.ts";
import { isShown } from "./completeness.ts";
import { type GroupName, sections } from "./definition/definition.ts";
import type { Field, Label } from "./definition/field.ts";
import type { Value } from "./definition/group.ts";
import { type FormPath, type FormValues, getPlaces, isBlank, type Place } from "./form.ts";
import type { FormLists } from "./form-lists.ts";

/** The names of chosen entries by list and id. */
export type ChosenTexts = Partial<Record<KeptList, Readonly<Record<number, string>>>>;

/** A field with what stands in it; a ranking has its texts in order. */
export interface PrintedRow {
  path: FormPath;
  label: Label;
  texts: string[];
  isRanked: boolean;
}

/** An entry, and whether it is one of several. */
export interface PrintedEntry {
  path: FormPath;
  label: Label;
  /** From 1, of a group that repeats. */
  number: number | null;
  rows: PrintedRow[];
}

export interface PrintedSection {
  section: (typeof sections)[number];
  entries: PrintedEntry[];
}

function getText(field: Field, value: string | number | boolean, texts: ChosenTexts): string {
  if (typeof value === "boolean") return m.flk_yes();
  if ("list" in field) return typeof value === "number" ? (texts[field.list]?.[value] ?? "") : "";
  if (typeof value === "number") {
    if (field.kind === "year") return String(value);
    return field.kind === "money" ? rupiahText(value) : numberText(value);
  }
  if (field.kind === "day" || field.kind === "birthDate") return dateText(value);
  return field.kind === "month" ? `${monthText(`${value}-01`)} ${value.slice(0, 4)}` : value;
}

function getTexts(field: Field, value: Value | undefined, texts: ChosenTexts): string[] {
  if (value === undefined || value === null || isBlank(value)) return [];
  const values = Array.isArray(value) ? value : [value];
  return values.map((each) => getText(field, each, texts));
}

function printedEntry(place: Place, texts: ChosenTexts, lists: FormLists): PrintedEntry {
  const { group, entry, path } = place;
  const index = path.split(".")[1];
  const rows = Object.entries(group.fields)
    .filter(([name, field]) => field.kind !== "photo" && isShown(name, place, lists))
    .map(([name, field]) => ({
      path: `${path}.${name}`,
      label: field.label,
      texts: getTexts(field, entry[name], texts),
      isRanked: field.kind === "ranking",
    }))
    .filter((row) => row.texts.length > 0);
  const label = group.kind === "many" ? group.entry : group.label;
  return { path, label, number: index === undefined ? null : Number(index) + 1, rows };
}

/** The form as it is printed: every section with what was filled in, in the current language; the photo stands apart. */
export function printedForm(form: FormValues, texts: ChosenTexts, lists: FormLists): PrintedSection[] {
  return sections.map((section) => {
    const names: readonly GroupName[] = section.groups;
    const entries = getPlaces(form, names).map((place) => printedEntry(place, texts, lists));
    return { section, entries: entries.filter(({ rows }) => rows.length > 0) };
  });
}
