import { m } from "#messages";
import { fieldNames, isText, vacancyTable } from "../draft/vacancy-fields.ts";
import type { FieldName, FormValues } from "./editor/form-values.ts";

/** Fields without which a vacancy is not published (recruiting §6), as the editor names them. */
const neededFields: readonly FieldName[] = fieldNames.flatMap((name): FieldName[] => {
  if (!("needed" in vacancyTable[name])) return [];
  return isText(name) ? [`${name}.id` as const] : [vacancyTable[name].wire];
});

/** Those of them that are empty, as the editor has them. */
export const listMissing = (values: FormValues): FieldName[] =>
  neededFields.filter((field) => !/[\p{L}\p{N}]/u.test(values[field]));

/** What is said beside a field's name where it has to be filled in before publishing. */
export const findNeededMark = (field: FieldName): string | undefined =>
  neededFields.includes(field) ? m.desk_vacancies_field_needed() : undefined;
