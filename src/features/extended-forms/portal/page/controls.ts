import { plainDigits } from "../../../../ui/fields/money-digits.ts";
import type { LongList } from "../../../resumes/portal/form/frame/form-lists.ts";
import { defaultCountryCode } from "../../../resumes/rules/phone.ts";
import { groupNames, groups } from "../../definition/definition.ts";
import type { Field, Fields } from "../../definition/field.ts";
import type { Entry, Value } from "../../definition/group.ts";
import type { FormValues, ListEntry } from "../../form.ts";

/** A control's value: as typed or chosen, not parsed yet. */
export type ControlValue = string | boolean | number[];
type ControlEntry = Record<string, ControlValue>;
type ControlListEntry = ControlEntry & { id: string };

/** The form as its controls hold it, by group. */
export type Controls = Record<string, ControlEntry | ControlListEntry[]>;

/** Sign between whole and parts of a number, as the language writes it. */
export type Decimal = "," | ".";

/** A control's text for a field's value. */
export function getControl(field: Field, value: Value | undefined, decimal: Decimal): ControlValue {
  if (field.kind === "choices" || field.kind === "ranking") return Array.isArray(value) ? value : [];
  if (field.kind === "tick") return value === true;
  const text = value === null || value === undefined ? "" : String(value);
  return field.kind === "grade" && typeof value === "number" ? text.replace(".", decimal) : text;
}

const whole = (text: string): Value => (/^\d{1,15}$/.test(text) ? Number(text) : text);

/**
 * The value that a control stands for. What cannot be read stays the text that was typed: it is kept as it is and told as
 * wrong, never lost.
 */
export function readControl(field: Field, control: unknown): Value {
  if (Array.isArray(control)) return control.filter((id) => typeof id === "number");
  if (typeof control === "boolean") return control;
  const text = typeof control === "string" ? control : "";
  if (text.trim() === "") return null;
  switch (field.kind) {
    case "choice":
    case "year":
    case "whole":
      return whole(text.trim());
    case "money":
      return plainDigits(text) === "" ? text : Number(plainDigits(text));
    case "grade":
      return /^\d{1,3}([.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : text;
    case "phone":
      return text.trim() === defaultCountryCode ? null : text;
    default:
      return text;
  }
}

function controlEntry(fields: Fields, entry: Entry, decimal: Decimal): ControlEntry {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, getControl(field, entry[name], decimal)]),
  );
}

/** An entry that repeats, with its id, which stays with it. */
export function controlListEntry(fields: Fields, entry: ListEntry, decimal: Decimal): ControlListEntry {
  return { ...controlEntry(fields, entry, decimal), id: String(entry.id) };
}

/** A form as its controls show it. */
export function toControls(form: FormValues, decimal: Decimal): Controls {
  return Object.fromEntries(
    groupNames.map((name): [string, Controls[string]] => {
      const { fields } = groups[name];
      const value = form[name] ?? (groups[name].kind === "many" ? [] : {});
      if (!Array.isArray(value)) return [name, controlEntry(fields, value, decimal)];
      return [name, value.map((entry) => controlListEntry(fields, entry, decimal))];
    }),
  );
}

function getEntry(fields: Fields, controls: Readonly<Record<string, unknown>>): Entry {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readControl(field, controls[name])]));
}

/** The form that its controls stand for. */
export function toForm(controls: Readonly<Controls>): FormValues {
  return Object.fromEntries(
    groupNames.map((name): [string, FormValues[string]] => {
      const { fields } = groups[name];
      const groupControls = controls[name] ?? {};
      if (!Array.isArray(groupControls)) return [name, getEntry(fields, groupControls)];
      return [name, groupControls.map((entry) => ({ ...getEntry(fields, entry), id: Number(entry.id) }))];
    }),
  );
}

/** Parts of a day that is being chosen; "" is what is not yet. */
export interface DayParts {
  year: string;
  month: string;
  day: string;
}

const unpadded = (digits: string | undefined) => (digits ?? "").replace(/^0+/, "");
const padded = (digits: string) => (digits === "" ? "" : digits.padStart(2, "0"));

/** Reads `YYYY-MM-DD` or a part of it: `2027-01-`. Of a month, `YYYY-MM`, the day stays open. */
export function getParts(text: string): DayParts {
  const [year, month, day] = text.split("-");
  return { year: year ?? "", month: unpadded(month), day: unpadded(day) };
}

/** Writes `YYYY-MM-DD`; what is not chosen yet stays open, and nothing at all is "". */
export function dayText({ year, month, day }: DayParts): string {
  return year + month + day === "" ? "" : `${year}-${padded(month)}-${padded(day)}`;
}

/** Writes `YYYY-MM`, as above. */
export function monthText({ year, month }: Omit<DayParts, "day">): string {
  return year + month === "" ? "" : `${year}-${padded(month)}`;
}

/** True for a date of which something is still to be chosen. */
export function isPartial(text: string): boolean {
  return text.startsWith("-") || text.endsWith("-") || text.includes("--");
}

const longLists: readonly LongList[] = ["institution", "domicile", "major"];

/** The list as one that is searched on the server; null for one that the page holds whole. */
export function longList(list: string): LongList | null {
  return longLists.find((known) => known === list) ?? null;
}
