import fc from "fast-check";
import { type GroupName, groupNames, groups } from "../../src/features/extended-forms/definition/definition.ts";
import type { Field, Fields, Variant } from "../../src/features/extended-forms/definition/field.ts";
import type { Entry, Group, Value } from "../../src/features/extended-forms/definition/group.ts";
import { formSchema } from "../../src/features/extended-forms/form.schema.ts";
import { type FormValues, formListNames } from "../../src/features/extended-forms/form.ts";
import type { ListedEntry } from "../../src/features/extended-forms/form-lists.ts";
import { lifetimeFaults } from "../../src/features/extended-forms/portal/form-texts.ts";
import { todayInJakarta } from "../../src/features/resumes/rules/calendar.ts";
import { without } from "../../src/features/resumes/whole-form.ts";

/** The reference lists by name, as `masterdata` answers them. */
export type Choices = Readonly<Record<string, readonly ListedEntry[]>>;

const telling: Readonly<Record<string, readonly string[]>> = {
  nationality: ["indonesia", "asing"],
  maritalStatus: ["lajang", "menikah"],
  placement: ["tidak-bersedia", "bersedia", "bersedia-dengan-syarat"],
};
const others = ["one", "two", "three", "four", "other"];

/** Lists in small, with every code that the form's rules look at. */
export const smallLists: Choices = Object.fromEntries(
  formListNames.map((list) => [list, (telling[list] ?? others).map((code, index) => ({ id: index + 1, code }))]),
);

/** The id of an entry by its code. */
export function idIn(choices: Choices, list: string, code: string): number {
  const found = choices[list]?.find((entry) => entry.code === code);
  if (found === undefined) throw new Error(`${list} has no ${code}.`);
  return found.id;
}

function getIds(choices: Choices, list: string): number[] {
  return (choices[list] ?? []).filter(({ code }) => code !== "other").map(({ id }) => id);
}

function goodValue(field: Field, choices: Choices): Value {
  switch (field.kind) {
    case "text":
      return "Sekar Wangi 7";
    case "lines":
      return "Baris pertama.\nBaris <kedua> & 'lain'.";
    case "link":
      return "https://contoh.id/tulisan?no=1";
    case "email":
      return "sekar@contoh.id";
    case "phone":
      return "+62 81234567890";
    case "day":
      return "2024-02-29";
    case "birthDate":
      return "2000-02-29";
    case "month":
      return "2023-07";
    case "money":
      return 7_500_000;
    case "grade":
      return 3.61;
    case "whole":
      // Ages of parents are the numbers that begin high.
      return field.min > 1 ? 60 : 1;
    case "year":
      return 2021;
    case "choice":
      return getIds(choices, field.list)[0] ?? null;
    case "choices":
      return getIds(choices, field.list).slice(0, Math.min(2, field.most));
    case "ranking": {
      const all = (choices[field.list] ?? []).map(({ id }) => id).reverse();
      return field.least === "all" ? all : getIds(choices, field.list).slice(0, field.least);
    }
    case "tick":
      return field.needed.length > 0;
    case "photo":
      return null;
  }
}

/** An entry in which every field is filled in that is to be seen at first. */
export function goodEntry({ fields }: Group, choices: Choices): Entry {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isAside = field.shown !== null && typeof field.shown.is !== "boolean";
      return [name, isAside ? blankLike(field) : goodValue(field, choices)];
    }),
  );
}

function blankLike({ kind }: Field): Value {
  return kind === "choices" || kind === "ranking" ? [] : null;
}

/** A form in which nothing is missing in either variant but the photo, an entry in every group. */
export function goodForm(choices: Choices): FormValues {
  return Object.fromEntries(
    groupNames.map((name) => {
      const entry = goodEntry(groups[name], choices);
      return [name, groups[name].kind === "many" ? [{ ...entry, id: 1 }] : entry];
    }),
  );
}

const plainText = fc
  .array(fc.constantFrom(..."ABCxyz0189 /&-"), { minLength: 1, maxLength: 100 })
  .map((letters) => letters.join("").trim());
const nameText = fc
  .array(fc.constantFrom(..."AÉßçضд中'’.,() -7"), { minLength: 1, maxLength: 100 })
  .map((letters) => letters.join("").normalize("NFC").trim());
const anyText = fc.string({ unit: "grapheme", maxLength: 200 }).map((text) => text.normalize("NFC").trim());
const pad = (number: number) => String(number).padStart(2, "0");
const daysUntil = (max: number) =>
  fc
    .tuple(fc.integer({ min: 1950, max }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${pad(month)}-${pad(day)}`);

const pastDays = daysUntil(2025);

function someIds(choices: Choices, list: string, most: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray((choices[list] ?? []).map(({ id }) => id)).map((ids) => ids.slice(0, most));
}

function values(field: Field, choices: Choices): fc.Arbitrary<Value> {
  switch (field.kind) {
    case "text":
      return field.characters === "plain" ? plainText : nameText;
    case "lines":
      return anyText;
    case "link":
      return fc.webUrl({ withQueryParameters: true, withFragments: true });
    case "email":
      return fc.constantFrom("a@b.co", "sekar.wangi+flk@mail.contoh.co.id", "X_1@contoh.info");
    case "phone":
      // No number begins with its country's code, which is taken off.
      return fc
        .bigInt({ min: 70n, max: 99_999_999_999_999n })
        .filter((digits) => !`${digits}`.startsWith("62"))
        .map((digits) => `+62 ${digits}`);
    case "day":
      return field.ahead ? daysUntil(2034) : pastDays;
    case "birthDate":
      return pastDays.map((day) => `${1960 + (Number(day.slice(0, 4)) % 40)}${day.slice(4)}`);
    case "month":
      return pastDays.map((day) => day.slice(0, 7));
    case "money":
      return fc.integer({ min: 1, max: 999_999_999 });
    case "grade":
      return fc.double({ min: 0.01, max: 4, noNaN: true });
    case "whole":
      return fc.integer({ min: field.min, max: field.max });
    case "year":
      return fc.integer({ min: 1950, max: 2026 });
    case "choice":
      return fc.constantFrom(...(choices[field.list] ?? []).map(({ id }) => id));
    case "choices":
      return someIds(choices, field.list, field.most);
    case "ranking":
      return someIds(choices, field.list, 50);
    case "tick":
      return fc.boolean();
    case "photo":
      return fc.constant(null);
  }
}

/** Fields that are checked against each other: those that do not fit are left out. */
function fitting(group: Group, entry: Record<string, unknown>): Record<string, unknown> {
  const fits = { ...entry };
  for (const rule of group.rules) {
    const crossed = rule(fits);
    if (crossed !== null) delete fits[crossed.field];
  }
  return fits;
}

/** Entries as someone may send them: each field filled in, null, an empty text or absent. */
function partialEntries(group: Group, choices: Choices): fc.Arbitrary<Record<string, unknown>> {
  const nothing = (field: Field): fc.Arbitrary<unknown> =>
    field.kind === "tick" || field.kind === "choices" || field.kind === "ranking"
      ? fc.constant(null)
      : fc.constantFrom(null, "");
  const fields: Fields = group.fields;
  const each = Object.entries(fields).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof({ weight: 3, arbitrary: values(field, choices) }, { weight: 1, arbitrary: nothing(field) }),
  ]);
  return fc.record(Object.fromEntries(each), { requiredKeys: [] }).map((entry) => fitting(group, entry));
}

function partialGroups(name: GroupName, choices: Choices): fc.Arbitrary<unknown> {
  const group = groups[name];
  const entries = partialEntries(group, choices);
  if (group.kind === "one") return fc.option(entries);
  return fc.option(fc.array(entries, { maxLength: group.most }));
}

/** Forms of any shape that may be saved: groups, entries and fields filled in or not. */
export function partialForms(choices: Choices, names: readonly GroupName[] = groupNames) {
  const each = names.map((name): [string, fc.Arbitrary<unknown>] => [name, partialGroups(name, choices)]);
  return fc.record(Object.fromEntries(each), { requiredKeys: [] }).map(livable(formSchema(names, () => today)));
}

const today = new Date("2026-11-22T03:00:00Z");

/** Leaves out what one life cannot hold. */
function livable(schema: ReturnType<typeof formSchema>) {
  return (raw: object): object => {
    const faults = lifetimeFaults(schema.parse(raw), todayInJakarta(today));
    const left = faults.reduce<unknown>((value, { path }) => without(value, path.split(".")), raw);
    return typeof left === "object" && left !== null ? left : {};
  };
}

/** The form that is right for a variant, its photo's address put in. */
export function withPhotoAt(form: FormValues, photo: string): FormValues {
  const group = form["personalData"];
  return { ...form, personalData: { ...(Array.isArray(group) ? {} : group), photo } };
}

export type { Variant };
