import type { DeskVacancyAnswer, EditableFields, EditedFields } from "../vacancies.calls.ts";

/** The editor's fields, a text each; texts of two languages are two. */
export const fieldNames = [
  "title.id",
  "title.en",
  "description.id",
  "description.en",
  "requirement.id",
  "requirement.en",
  "functionId",
  "category",
  "locations",
  "employmentType",
  "salaryMin",
  "salaryMax",
  "endDate",
  "openings",
  "replyDays",
  "code",
] as const;
export type FieldName = (typeof fieldNames)[number];

export type FormValues = Readonly<Record<FieldName, string>>;

const text = (value: number | string | null) => (value === null ? "" : String(value));

/** What stands in the form of a vacancy as it was read; places are a line each. */
export function toValues(vacancy: Pick<DeskVacancyAnswer, keyof EditableFields>): FormValues {
  const { title, description, requirement } = vacancy;
  return {
    ...{ "title.id": title.id, "title.en": title.en },
    ...{ "description.id": description.id, "description.en": description.en },
    ...{ "requirement.id": requirement.id, "requirement.en": requirement.en },
    ...{ functionId: text(vacancy.functionId), category: text(vacancy.category), code: vacancy.code },
    locations: vacancy.locations.join("\n"),
    ...{ employmentType: text(vacancy.employmentType), endDate: text(vacancy.endDate) },
    ...{ salaryMin: text(vacancy.salaryMin), salaryMax: text(vacancy.salaryMax) },
    ...{ openings: text(vacancy.openings), replyDays: text(vacancy.replyDays) },
  };
}

/** A number as typed, its thousands parted or not. */
function digitsOf(typed: string): string {
  return typed.trim().replace(/[.,\s]/g, "");
}

function numberOf(typed: string): number | null {
  const digits = digitsOf(typed);
  return digits === "" ? null : Number(digits);
}

const numberFields: readonly FieldName[] = ["salaryMin", "salaryMax", "openings", "replyDays"];

/** Fields that are to be numbers and are none, each with the same word. */
export function formatFaults(
  names: readonly FieldName[],
  values: FormValues,
  word: string,
): Partial<Record<FieldName, string>> {
  const wrong = names.filter((name) => numberFields.includes(name) && !/^\d{0,15}$/.test(digitsOf(values[name])));
  return Object.fromEntries(wrong.map((name) => [name, word]));
}

const orNull = (typed: string) => (typed.trim() === "" ? null : typed.trim());
const categoryOf = (typed: string) => ([1, 2] as const).find((known) => String(known) === typed) ?? null;

/** What is sent of the form: the fields with these names. A text goes with both its languages. */
export function toEdits(names: readonly FieldName[], values: FormValues): EditedFields {
  const has = (...wanted: FieldName[]) => wanted.some((name) => names.includes(name));
  return {
    ...(has("title.id", "title.en") && { title: { id: values["title.id"], en: values["title.en"] } }),
    ...(has("description.id", "description.en") && {
      description: { id: values["description.id"], en: values["description.en"] },
    }),
    ...(has("requirement.id", "requirement.en") && {
      requirement: { id: values["requirement.id"], en: values["requirement.en"] },
    }),
    ...(has("functionId") && { functionId: numberOf(values.functionId) }),
    ...(has("category") && { category: categoryOf(values.category) }),
    ...(has("locations") && { locations: linesOf(values.locations) }),
    ...(has("employmentType") && { employmentType: orNull(values.employmentType) }),
    ...(has("salaryMin") && { salaryMin: numberOf(values.salaryMin) }),
    ...(has("salaryMax") && { salaryMax: numberOf(values.salaryMax) }),
    ...(has("endDate") && { endDate: orNull(values.endDate) }),
    ...(has("openings") && { openings: numberOf(values.openings) }),
    ...(has("replyDays") && { replyDays: numberOf(values.replyDays) }),
    ...(has("code") && { code: values.code }),
  };
}

function linesOf(typed: string): string[] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The field that an error's path names; null where it is none of the form's. */
export function fieldOf(path: string): FieldName | null {
  const whole = fieldNames.find((name) => name === path);
  return whole ?? fieldNames.find((name) => name === path.split(".")[0]) ?? null;
}
