import { z } from "zod";
import { jsonDocument } from "../../platform/database/json-document.ts";
import { educationFields, entryLists, experienceFields, internshipFields, organisationFields } from "./entry-fields.ts";
import { type Field, type Makers, mapFields, type ValueOfKind } from "./field-kinds.ts";
import { personalFields, seekingFields } from "./fields.ts";
import { type Consents, emptyOfKind, type Resume } from "./resume.ts";
import { categories, genders } from "./rules/limits.ts";

// The shape that lies in the database, whatever rules it kept to when it was saved.

type Shapes = { [Kind in keyof ValueOfKind]: z.ZodType<ValueOfKind[Kind]> };

const getSince = ({ since = 1 }: Field) => since;

/** The shape of a field in one version of the document; where the version does not have it, nobody filled it in. */
function inVersion<Value>(version: number, shape: z.ZodType<Value>, empty: () => Value) {
  const absent = z.unknown().optional().transform(empty);
  return (field: Field): z.ZodType<Value> => (getSince(field) <= version ? shape : absent);
}

function getShapes(version: number): Makers<Shapes> {
  const text = inVersion(version, z.string().nullable(), emptyOfKind.text);
  const number = inVersion(version, z.number().nullable(), emptyOfKind.choice);
  return {
    ...{ text, other: text, email: text, phone: text, birthDate: text, month: text },
    ...{ choice: number, found: number, duration: number, salary: number, year: number, grade: number },
    gender: inVersion(version, z.literal(genders).nullable(), emptyOfKind.gender),
    category: inVersion(version, z.literal(categories).nullable(), emptyOfKind.category),
    tick: inVersion(version, z.boolean(), emptyOfKind.tick),
  };
}

function resumeOfVersion(version: number): z.ZodType<Resume> {
  const shapes = getShapes(version);
  const id = z.number();
  return z.object({
    ...mapFields(personalFields, "name", shapes),
    ...mapFields(seekingFields, "name", shapes),
    educations: z.array(z.object({ id, ...mapFields(educationFields, "name", shapes) })),
    experiences: z.array(z.object({ id, ...mapFields(experienceFields, "name", shapes) })),
    organisations: z.array(z.object({ id, ...mapFields(organisationFields, "name", shapes) })),
    internships: z.array(z.object({ id, ...mapFields(internshipFields, "name", shapes) })),
  });
}

const tables = [personalFields, seekingFields, ...Object.values(entryLists).map(({ fields }) => fields)];
const newest = Math.max(...tables.flatMap((table) => Object.values<Field>(table).map(getSince)));

/** A resume, of its applicant or as it was sent. A field says by `since` which version has it first. */
export const resumeDocument = jsonDocument(...Array.from({ length: newest }, (_, place) => resumeOfVersion(place + 1)));

/** Which statements stood when it was sent. */
export const consentsDocument = jsonDocument<Consents>(z.object({ dataTruth: z.boolean(), dataUse: z.boolean() }));
