import { describe, expect, test } from "vitest";
import { getSection, missing } from "./completeness.ts";
import { educationFields, entryLists, experienceFields, internshipFields, organisationFields } from "./entry-fields.ts";
import { type Field, forEachKind, type Makers, mapFields, type ValueOfKind } from "./field-kinds.ts";
import { personalFields, seekingFields } from "./fields.ts";
import { signUpFromValues } from "./portal/complete/use-complete.ts";
import { profileFromValues } from "./portal/form/values/profile-from-values.ts";
import { valuesFromProfile } from "./portal/form/values/values-from-profile.ts";
import { fieldOfProfilePath, profilePath, sectionOfProfilePath } from "./portal/wire/paths.ts";
import { profileSchema } from "./portal/wire/profile.schema.ts";
import { profileFromResume } from "./portal/wire/profile-from-resume.ts";
import { resumeFromProfile, resumeFromSignUp } from "./portal/wire/resume-from-form.ts";
import { signUpSchema } from "./portal/wire/sign-up.schema.ts";
import type { Resume } from "./resume.ts";
import { resumeDocument } from "./stored-resume.server.ts";

const now = () => new Date("2026-11-21T05:00:00Z");

/** The ids of 'Others': every choice of the sample is one, so that the texts beside them count. */
const others = { domicile: 7, institution: 7, major: 7 };

/** Something for a field of each kind. */
const sampleOfKind = {
  ...forEachKind(() => 7),
  text: () => "Contoh",
  other: () => "Contoh lain",
  email: () => "contoh@contoh.id",
  phone: () => "+62 81234567890",
  birthDate: () => "2000-02-29",
  month: () => "2021-03",
  gender: () => 2 as const,
  category: () => 1 as const,
  salary: () => 7_500_000,
  year: () => 2020,
  grade: () => 3.5,
  tick: () => true,
} satisfies Makers<ValueOfKind>;

/** A resume in which every field of the tables is filled in. */
const full: Resume = {
  ...mapFields(personalFields, "name", sampleOfKind),
  ...mapFields(seekingFields, "name", sampleOfKind),
  educations: [{ id: 1, ...mapFields(educationFields, "name", sampleOfKind) }],
  experiences: [{ id: 1, ...mapFields(experienceFields, "name", sampleOfKind) }],
  organisations: [{ id: 1, ...mapFields(organisationFields, "name", sampleOfKind) }],
  internships: [{ id: 1, ...mapFields(internshipFields, "name", sampleOfKind) }],
};

const consents = { dataTruth: true, dataUse: true };
const profile = profileFromResume({ resume: full, consents, photoUrl: null, cv: null });
const values = valuesFromProfile({ ...profile, cvFacts: null }, { texts: {}, language: "id" });

describe("a resume with every field filled in", () => {
  test("lacks nothing but its files", () => {
    const whole = { resume: full, hasPhoto: true, hasCv: true, consents };
    expect(missing(whole, others)).toEqual([]);
  });

  test("is the same after it was stored", () => {
    expect(resumeDocument.read(JSON.parse(resumeDocument.write(full)))).toEqual(full);
  });

  test("is the same after the form and update-profile", () => {
    const sent = profileSchema(now).parse({ ...profileFromValues(values, others), version: 0 });
    expect(resumeFromProfile(sent)).toEqual(full);
  });

  test("is the same after the form and register", () => {
    expect(resumeFromSignUp(signUpSchema(now).parse(signUpFromValues(values, others, "rahasia")))).toEqual(full);
  });
});

const paths = [
  ...Object.entries<Field>({ ...personalFields, ...seekingFields }),
  ...Object.entries(entryLists).flatMap(([list, { fields }]) =>
    Object.entries<Field>(fields).map(([name, field]) => [`${list}.0.${name}`, field] as const),
  ),
].map(([path, field]) => ({ path, field }));

test.each(paths)("$path is found by its name on the wire, in its section", ({ path, field }) => {
  expect(fieldOfProfilePath(profilePath(path))).toBe(field);
  expect(sectionOfProfilePath(profilePath(path))).toBe(getSection(path));
});
