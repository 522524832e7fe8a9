import { z } from "zod";
import { educationFields, experienceFields, internshipFields, organisationFields } from "../../../entry-fields.ts";
import { forEachKind, type Makers, mapFields, type OfKind } from "../../../field-kinds.ts";
import { personalFields, seekingFields } from "../../../fields.ts";
import { defaultCountryCode } from "../../../rules/phone.ts";

/**
 * What the form holds while it is filled in: the profile's wire names (§3), each value as a person types or chooses it,
 * so that a half-filled form can be kept and shown again as it was. Anything unreadable in an old draft counts as empty,
 * and so does what an older draft lacks.
 */
const typed = z.string().catch("");
const ticked = z.boolean().catch(false);

/** A chosen entry of a long list, with its text, so that it shows without asking the server. */
const chosen = z.object({ value: z.string(), label: z.string(), note: z.string().optional() }).nullable().catch(null);

const typedOfKind = {
  ...forEachKind(() => typed),
  phone: () =>
    z.object({ code: z.string().default(defaultCountryCode).catch(""), number: typed }).prefault({ number: "" }),
  birthDate: () => z.object({ year: typed, month: typed, day: typed }).prefault({ year: "", month: "", day: "" }),
  month: () => z.object({ year: typed, month: typed }).prefault({ year: "", month: "" }),
  found: () => chosen,
  tick: () => ticked,
} satisfies Makers<OfKind>;

/** What the form holds of a field of each kind. */
export type TypedOfKind = { [Kind in keyof typeof typedOfKind]: z.output<ReturnType<(typeof typedOfKind)[Kind]>> };

/** A new entry has no id yet. */
const entryId = z.number().nullable().catch(null);

export const educationValues = z.object({ id: entryId, ...mapFields(educationFields, "wire", typedOfKind) });

export const internshipValues = z.object({
  flkinternshipId: entryId,
  ...mapFields(internshipFields, "wire", typedOfKind),
});

export const experienceValues = z.object({
  id: entryId,
  ...mapFields(experienceFields, "wire", typedOfKind),
  /** A current job has no last year (wire, "Shapes"). */
  isCurrent: ticked,
});

export const organisationValues = z.object({ id: entryId, ...mapFields(organisationFields, "wire", typedOfKind) });

/** Pages (where they are known) and bytes of the stored CV. */
const cvFacts = z.object({ pages: z.number().nullable(), bytes: z.number() }).nullable().catch(null);

export const personalValues = z.object({
  /** Address of the stored photo, and name of the stored CV; empty without one. New files are no part of the values. */
  oldImageUrl: typed,
  cvName: typed,
  cvFacts,
  ...mapFields(personalFields, "wire", typedOfKind),
  ...mapFields(seekingFields, "wire", typedOfKind),
});

export const resumeValues = z.object({
  personalData: personalValues,
  pendidikanList: z.array(educationValues),
  internshipList: z.array(internshipValues),
  pengalamanList: z.array(experienceValues),
  organisasiList: z.array(organisationValues),
  consent: z.object({ kebenaranData: ticked, penggunaanData: ticked }),
});

export type ResumeValues = z.output<typeof resumeValues>;
export type EducationValues = z.output<typeof educationValues>;
export type InternshipValues = z.output<typeof internshipValues>;
export type ExperienceValues = z.output<typeof experienceValues>;
export type OrganisationValues = z.output<typeof organisationValues>;
export type Chosen = z.output<typeof chosen>;
