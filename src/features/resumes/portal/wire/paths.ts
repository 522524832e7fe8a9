import { getSection, type ResumePath, type Section } from "../../completeness.ts";
import { entryLists, type ListName } from "../../entry-fields.ts";
import type { Field } from "../../field-kinds.ts";
import { personalFields, seekingFields } from "../../fields.ts";
import type { SignUpForm } from "./sign-up.schema.ts";

/** Our path and the one of a form, of everything but the fields of entries. */
type Names = ReadonlyMap<ResumePath, string>;

const lists = Object.entries(entryLists);
const facts = Object.entries<Field>({ ...personalFields, ...seekingFields });
const consents = [
  ["consents.dataTruth", "consent.kebenaranData"],
  ["consents.dataUse", "consent.penggunaanData"],
] as const;

const profileNames: Names = new Map([
  ...facts.map(([name, { wire }]) => [name, `personalData.${wire}`] as const),
  ["photo", "personalData.oldImageUrl"],
  ["cv", "personalData.cvName"],
  ...lists.map(([name, { wire }]) => [name, wire] as const),
  ...consents,
]);

const signUpNames: Names = new Map([
  ...Object.entries<Field>(personalFields).map(([name, { signUp }]) => [name, `PERSONAL_DATA.${signUp}`] as const),
  ...Object.entries<Field>(seekingFields).map(([name, { signUp }]) => [name, `${signUp}.id`] as const),
  ["photo", "photoProfile"],
  ["cv", "cvFile"],
  ...lists.map(([name, { signUp }]) => [name, signUp] as const),
  ...consents,
]);

const isList = (name: string): name is ListName => Object.hasOwn(entryLists, name);

function nameInEntry(list: string, field: string): string {
  if (!isList(list)) return field;
  const { id, fields } = entryLists[list];
  return field === "id" ? id : (new Map(Object.entries<Field>(fields)).get(field)?.wire ?? field);
}

function fieldPath(names: Names, path: ResumePath): string {
  const whole = names.get(path);
  if (whole !== undefined) return whole;
  const [list = "", index = "", field = ""] = path.split(".");
  const own = names.get(list);
  if (own === undefined) throw new RangeError(`The resume has no field ${path}`);
  return `${own}.${index}.${nameInEntry(list, field)}`;
}

/** A path as get-profile and update-profile name it: `educations.0.grade` is `pendidikanList.0.nilai`. */
export function profilePath(path: ResumePath): string {
  return fieldPath(profileNames, path);
}

/** Every field by its path in the profile without the number of the entry: `pendidikanList.nilai`. */
export const fieldsByPath: ReadonlyMap<string, Field> = new Map([
  ...facts.map(([, field]) => [`personalData.${field.wire}`, field] as const),
  ...lists.flatMap(([, list]) =>
    Object.values<Field>(list.fields).map((field) => [`${list.wire}.${field.wire}`, field] as const),
  ),
]);

/** The field of a path as get-profile names it, `pendidikanList.0.nilai`; undefined for what is none of the table. */
export function fieldOfProfilePath(path: string): Field | undefined {
  return fieldsByPath.get(path.replace(/\.\d+/, ""));
}

const birthDateParts = ["dobDate", "dobMonth", "dobYear"] as const;

type BirthDateParts = Pick<SignUpForm["PERSONAL_DATA"], (typeof birthDateParts)[number]>;

/** The fields of the sign-up form that a path stands for: `phone` is `PERSONAL_DATA.phone`; a birth date is three. */
export function signUpPaths(path: ResumePath, { PERSONAL_DATA }: { PERSONAL_DATA: BirthDateParts }): string[] {
  if (path !== "birthDate") return [fieldPath(signUpNames, path)];
  return birthDateParts.filter((part) => PERSONAL_DATA[part] === null).map((part) => `PERSONAL_DATA.${part}`);
}

/** The section of a path as get-profile's `missing` and update-profile's errors name it. */
export function sectionOfProfilePath(path: string): Section {
  const [root = "", field = ""] = path.split(".");
  const names = [...profileNames];
  const [name = "name"] =
    names.find(([, wire]) => wire === `${root}.${field}`) ?? names.find(([, wire]) => wire === root) ?? [];
  return getSection(name);
}
