import type { VacancyFields } from "../draft/vacancy-fields.ts";

/** What an import says of a vacancy, field by field; texts of two languages are two. */
export interface ImportedValues {
  "title.id": string;
  /** "" where nobody wrote it: the public reads the Indonesian one. */
  "title.en": string;
  /** HTML that was made safe. */
  "description.id": string;
  "description.en": string;
  "requirement.id": string;
  "requirement.en": string;
  functionId: number | null;
  category: VacancyFields["category"];
  locations: readonly string[];
  employmentType: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  endDay: string | null;
  openings: number | null;
  replyDays: number | null;
}

export const importedFields = [
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
  "endDay",
  "openings",
  "replyDays",
] as const satisfies readonly (keyof ImportedValues)[];
export type ImportedField = (typeof importedFields)[number];

/** Some of the values. */
export type SomeValues = Partial<ImportedValues>;

/** English that only repeats the Indonesian was never written. */
const written = ({ id, en }: { id: string; en: string }) => (en === id ? "" : en);

/** A vacancy's fields as an import could say them. */
export function valuesOf(fields: VacancyFields): ImportedValues {
  const { title, description, requirement, ...facts } = fields;
  return {
    ...{ "title.id": title.id, "title.en": written(title) },
    ...{ "description.id": description.id, "description.en": written(description) },
    ...{ "requirement.id": requirement.id, "requirement.en": written(requirement) },
    ...facts,
  };
}

/** Fields with some other values than before. */
export function withValues(fields: VacancyFields, values: SomeValues): VacancyFields {
  const all: ImportedValues = { ...valuesOf(fields), ...values };
  return {
    title: { id: all["title.id"], en: all["title.en"] },
    description: { id: all["description.id"], en: all["description.en"] },
    requirement: { id: all["requirement.id"], en: all["requirement.en"] },
    ...{ functionId: all.functionId, category: all.category, locations: all.locations },
    ...{ employmentType: all.employmentType, salaryMin: all.salaryMin, salaryMax: all.salaryMax },
    ...{ endDay: all.endDay, openings: all.openings, replyDays: all.replyDays },
  };
}

/** Whether two tell the same of a field; what is not told at all is the same as nothing. */
export function isSameValue(one: SomeValues, other: SomeValues, field: ImportedField): boolean {
  const [a, b] = [one[field], other[field]];
  return a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));
}

/** The values of some fields, as far as they are told. */
export function only(values: SomeValues, fields: readonly ImportedField[]): SomeValues {
  const found: SomeValues = { ...values };
  for (const field of importedFields) if (!fields.includes(field)) delete found[field];
  return found;
}

/** The fields of which something is told, in their order. */
export function toldFields(values: SomeValues): ImportedField[] {
  return importedFields.filter((field) => values[field] !== undefined);
}

/** Which of two values of a field stays: the desk's, of which the import's is known from then on, or the import's. */
export const sides = ["ours", "theirs"] as const;
export type Side = (typeof sides)[number];

/** A choice for some fields. */
export type Choices = Partial<Record<ImportedField, Side>>;

export function chosen(choices: Choices, side: Side): ImportedField[] {
  return importedFields.filter((field) => choices[field] === side);
}
