import {
  type FactName,
  type FieldName,
  fieldNames,
  isText,
  type TextName,
  type VacancyFields,
  vacancyTable,
} from "../draft/vacancy-fields.ts";

/** A field as an import says it; texts of two languages are two. */
export type ImportedField = `${TextName}.id` | `${TextName}.en` | FactName;

/**
 * What an import says of a vacancy, field by field. An English text is "" where nobody wrote it: the public reads the
 * Indonesian one.
 */
export type ImportedValues = { [Field in ImportedField]: Field extends FactName ? VacancyFields[Field] : string };

const getParts = (name: FieldName): ImportedField[] =>
  isText(name) ? [`${name}.id` as const, `${name}.en` as const] : [name];

export const importedFields: readonly ImportedField[] = fieldNames.flatMap(getParts);

function isFactOf(field: ImportedField): field is FactName {
  return !field.includes(".");
}

/** The field as the desk's calls spell it. */
export type WireField = Exclude<ImportedField, FactName> | (typeof vacancyTable)[FactName]["wire"];

export function wireField(field: ImportedField): WireField {
  return isFactOf(field) ? vacancyTable[field].wire : field;
}

export function domainField(name: WireField): ImportedField {
  const field = importedFields.find((one) => wireField(one) === name);
  if (field === undefined) throw new Error(`A vacancy has no field "${name}".`);
  return field;
}

export const wireFields: readonly WireField[] = importedFields.map(wireField);

/** Some of the values. */
export type SomeValues = Partial<ImportedValues>;

/** English that only repeats the Indonesian was never written. */
const written = ({ id, en }: { id: string; en: string }) => (en === id ? "" : en);

// TypeScript does not follow a loop over a table, so both of these say above what their loop makes.

/** A vacancy's fields as an import could say them. */
export function getValues(fields: VacancyFields): ImportedValues;
export function getValues(fields: VacancyFields): Record<string, unknown> {
  return Object.fromEntries(
    fieldNames.flatMap((name): [string, unknown][] => {
      if (!isText(name)) return [[name, fields[name]]];
      const text = fields[name];
      return [
        [`${name}.id`, text.id],
        [`${name}.en`, written(text)],
      ];
    }),
  );
}

/** Fields with some other values than before. */
export function withValues(fields: VacancyFields, values: SomeValues): VacancyFields;
export function withValues(fields: VacancyFields, values: SomeValues): Record<string, unknown> {
  const all: SomeValues = { ...getValues(fields), ...values };
  return Object.fromEntries(
    fieldNames.map((name): [string, unknown] =>
      isText(name) ? [name, { id: all[`${name}.id`], en: all[`${name}.en`] }] : [name, all[name]],
    ),
  );
}

/** Whether two have the same value of a field; a missing value equals nothing. */
export function isSameValue(one: SomeValues, other: SomeValues, field: ImportedField): boolean {
  const [a, b] = [one[field], other[field]];
  return a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));
}

/** The values of some fields, as far as given. */
export function only(values: SomeValues, fields: readonly ImportedField[]): SomeValues {
  const found: SomeValues = { ...values };
  for (const field of importedFields) if (!fields.includes(field)) delete found[field];
  return found;
}

/** The fields that have a value, in their order. */
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
