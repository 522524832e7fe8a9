import { type FieldName, fieldNames, type VacancyFields } from "./vacancy-fields.ts";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of fields that differ. */
export function changedFields(before: VacancyFields, after: VacancyFields): FieldName[] {
  return fieldNames.filter((name) => !isSame(before[name], after[name]));
}

/** What publishing asks for (recruiting §6): all Indonesian texts, and until when. */
export const neededFields = [
  "title.id",
  "description.id",
  "requirement.id",
  "functionId",
  "category",
  "locations",
  "endDay",
] as const;
export type NeededField = (typeof neededFields)[number];

/** What still lacks before it may be published. */
export function missingFields(fields: VacancyFields): NeededField[] {
  const has: Record<NeededField, boolean> = {
    "title.id": /[\p{L}\p{N}]/u.test(fields.title.id),
    "description.id": fields.description.id !== "",
    "requirement.id": fields.requirement.id !== "",
    functionId: fields.functionId !== null,
    category: fields.category !== null,
    locations: fields.locations.length > 0,
    endDay: fields.endDay !== null,
  };
  return neededFields.filter((name) => !has[name]);
}
