import { z } from "zod";
import { jsonDocument } from "../../../platform/database/json-document.ts";
import {
  emptyFields,
  fieldNames,
  isText,
  mapOwn,
  type VacancyField,
  type VacancyFields,
  vacancyTable,
} from "../draft/vacancy-fields.ts";
import { categories } from "../vacancy.ts";
import { importedFields, type SomeValues } from "./imported-values.ts";

// As values lie in a document: what was taken once is not judged again.

const getSince = ({ since = 1 }: VacancyField) => since;

/** The shape of a field in one version of the document; where the version does not have it, nobody filled it in. */
function inVersion<Value>(version: number, shape: z.ZodType<Value>, empty: Value) {
  const absent = z
    .unknown()
    .optional()
    .transform(() => empty);
  return (field: VacancyField): z.ZodType<Value> => (getSince(field) <= version ? shape : absent);
}

function getShapes(version: number) {
  const text = inVersion(version, z.object({ id: z.string(), en: z.string() }), emptyFields.title);
  const number = inVersion(version, z.int().nullable(), null);
  return mapOwn({
    ...{ line: text, rich: text, choice: number, rupiah: number, count: number },
    category: inVersion(version, z.literal(categories).nullable(), null),
    places: inVersion<readonly string[]>(version, z.array(z.string()), []),
    words: inVersion(version, z.string().nullable(), null),
    day: inVersion(version, z.iso.date().nullable(), null),
  });
}

const newest = Math.max(...fieldNames.map((name) => getSince(vacancyTable[name])));
const versions = Array.from({ length: newest }, (_, place) => place + 1);

/** A vacancy's fields, whole. A field says by `since` which version has it first. */
const wholeOf = (version: number): z.ZodType<VacancyFields> => z.object(getShapes(version));

/** The desk's draft, and every version that was published from it, as stored. */
export const vacancyDocument = jsonDocument<VacancyFields>(...versions.map(wholeOf));

/** Some fields, and no others than there are. */
function someValues(): z.ZodType<SomeValues>;
function someValues(): z.ZodType {
  const shapes = getShapes(newest);
  const line = z.string().exactOptional();
  const texts = importedFields.filter((field) => field.includes(".")).map((field) => [field, line]);
  const facts = fieldNames.flatMap((name) => (isText(name) ? [] : [[name, shapes[name].exactOptional()]]));
  return z.strictObject(Object.fromEntries([...texts, ...facts]));
}

/** Imported values, all fields or some. */
export const someValuesDocument = jsonDocument<SomeValues>(...versions.map(someValues));
