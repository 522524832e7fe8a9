import {
  type FieldOf,
  isText,
  type Kind,
  type FieldName as OwnName,
  fieldNames as ownNames,
  vacancyTable,
} from "../../draft/vacancy-fields.ts";
import { type WireField, wireFields } from "../../imported/imported-values.ts";
import type { DeskVacancyAnswer, EditableFields, EditedFields } from "../vacancies.calls.ts";

/** The editor's fields, a text each; texts of two languages are two. */
export type FieldName = WireField | "code";

export const fieldNames: readonly FieldName[] = [...wireFields, "code"];

export type FormValues = Readonly<Record<FieldName, string>>;

function toText(value: unknown): string {
  // Places are a line each.
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

// TypeScript does not follow a loop over a table, so both of these say above what their loop makes.

/** What stands in the form of a vacancy as it was read. */
export function toValues(vacancy: Pick<DeskVacancyAnswer, keyof EditableFields>): FormValues;
export function toValues(vacancy: Pick<DeskVacancyAnswer, keyof EditableFields>): Record<string, string> {
  const values = ownNames.flatMap((name): [string, string][] => {
    if (!isText(name)) return [[vacancyTable[name].wire, toText(vacancy[vacancyTable[name].wire])]];
    const { id, en } = vacancy[name];
    return [
      [`${name}.id`, id],
      [`${name}.en`, en],
    ];
  });
  return { ...Object.fromEntries(values), code: vacancy.code };
}

/** A number as typed, its thousands parted or not. */
function getDigits(typed: string): string {
  return typed.trim().replace(/[.,\s]/g, "");
}

function findNumber(typed: string): number | null {
  const digits = getDigits(typed);
  return digits === "" ? null : Number(digits);
}

/** Names of the form's fields of some kinds. */
function namesOfKinds(...kinds: readonly Kind[]): string[] {
  return ownNames.filter((name) => kinds.includes(vacancyTable[name].kind)).map((name) => vacancyTable[name].wire);
}

const numberFields = namesOfKinds("rupiah", "count");

/** Fields that are to be numbers and are none, each with the same word. */
export function formatFaults(
  names: readonly FieldName[],
  values: FormValues,
  word: string,
): Partial<Record<FieldName, string>> {
  const wrong = names.filter((name) => numberFields.includes(name) && !/^\d{0,15}$/.test(getDigits(values[name])));
  return Object.fromEntries(wrong.map((name) => [name, word]));
}

const orNull = (typed: string) => (typed.trim() === "" ? null : typed.trim());
const findCategory = (typed: string) => ([1, 2] as const).find((known) => String(known) === typed) ?? null;

/** What a typed text says, by the kind of its field. */
const readers = {
  ...{ choice: findNumber, rupiah: findNumber, count: findNumber, category: findCategory, places: getLines },
  ...{ words: orNull, day: orNull },
} satisfies Record<Exclude<FieldOf<Kind>["kind"], "line" | "rich">, (typed: string) => unknown>;

/** A field as it is sent, where one of its parts is among the names. */
function getEdit(own: OwnName, names: readonly FieldName[], values: FormValues): [string, unknown][] {
  if (!isText(own)) {
    const { wire, kind } = vacancyTable[own];
    return names.includes(wire) ? [[wire, readers[kind](values[wire])]] : [];
  }
  const [id, en] = [`${own}.id` as const, `${own}.en` as const];
  return names.includes(id) || names.includes(en) ? [[own, { id: values[id], en: values[en] }]] : [];
}

/** What is sent of the form: the fields with these names. A text goes with both its languages. */
export function toEdits(names: readonly FieldName[], values: FormValues): EditedFields;
export function toEdits(names: readonly FieldName[], values: FormValues): Record<string, unknown> {
  const edits = Object.fromEntries(ownNames.flatMap((own) => getEdit(own, names, values)));
  return names.includes("code") ? { ...edits, code: values.code } : edits;
}

function getLines(typed: string): string[] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The field that an error's path names; null where it is none of the form's. */
export function findField(path: string): FieldName | null {
  const whole = fieldNames.find((name) => name === path);
  return whole ?? fieldNames.find((name) => name === path.split(".")[0]) ?? null;
}
