import {
  educationFields,
  experienceFields,
  internshipFields,
  organisationFields,
} from "../../src/features/resumes/entry-fields.ts";
import { type Makers, mapFields, type ValueOfKind } from "../../src/features/resumes/field-kinds.ts";
import { personalFields, seekingFields } from "../../src/features/resumes/fields.ts";
import { emptyOfKind } from "../../src/features/resumes/resume.ts";

// Parts of a profile in the wire's names, which tests fill in: a field that comes to the table comes to every test.

/** Every fact about a person, not filled in. */
export const emptyFacts = {
  ...mapFields(personalFields, "wire", emptyOfKind),
  ...mapFields(seekingFields, "wire", emptyOfKind),
};

const optionalTexts: Makers<ValueOfKind> = {
  ...emptyOfKind,
  text: ({ isRequired }) => (isRequired ? null : "Contoh isian"),
};

/** Every fact about a person, of which only those are filled in that no complete resume needs. */
export const optionalFacts = { ...emptyFacts, ...mapFields(personalFields, "wire", optionalTexts) };

export const emptyEntries = {
  education: mapFields(educationFields, "wire", emptyOfKind),
  experience: mapFields(experienceFields, "wire", emptyOfKind),
  organisation: mapFields(organisationFields, "wire", emptyOfKind),
  internship: mapFields(internshipFields, "wire", emptyOfKind),
};
