import { z } from "zod";
import { categories } from "../vacancy.ts";

/** Limits of what is written in the desk (recruiting §4). */
export const vacancyLimits = {
  title: 150,
  richText: 20_000,
  locations: 20,
  location: 100,
  employmentType: 50,
  openings: 999,
  replyDays: 90,
  code: 50,
  /** Days ahead that a vacancy may stay open when it is published. */
  openDays: 180,
} as const;

/** A text in both languages; the English one is "" where nobody wrote it. */
export interface BothTexts {
  id: string;
  en: string;
}

/** All of a vacancy that the desk edits; a draft lacks what it lacks. */
export interface VacancyFields {
  title: BothTexts;
  /** HTML that was made safe. */
  description: BothTexts;
  requirement: BothTexts;
  functionId: number | null;
  category: (typeof categories)[number] | null;
  locations: readonly string[];
  /** schema.org's words or other texts, joined by commas. */
  employmentType: string | null;
  /** Whole rupiah a month. */
  salaryMin: number | null;
  salaryMax: number | null;
  /** `YYYY-MM-DD`, the last open day. */
  endDay: string | null;
  openings: number | null;
  replyDays: number | null;
}

const fieldNames = [
  "title",
  "description",
  "requirement",
  "functionId",
  "category",
  "locations",
  "employmentType",
  "salaryMin",
  "salaryMax",
  "endDay",
  "openings",
  "replyDays",
] as const satisfies readonly (keyof VacancyFields)[];
type FieldName = (typeof fieldNames)[number];

const both = z.object({ id: z.string(), en: z.string() });
const whole = z.int().nullable();

/** What is no text of two languages, as it lies in its columns: what was taken once is not judged again. */
export const factsV1 = {
  functionId: whole,
  category: z.literal(categories).nullable(),
  locations: z.array(z.string()),
  employmentType: z.string().nullable(),
  salaryMin: whole,
  salaryMax: whole,
  endDay: z.iso.date().nullable(),
  openings: whole,
  replyDays: whole,
};

export const vacancyFieldsV1: z.ZodType<VacancyFields> = z.object({
  title: both,
  description: both,
  requirement: both,
  ...factsV1,
});

const nothing: BothTexts = { id: "", en: "" };

/** A vacancy of which nothing is written yet. */
export const emptyFields: VacancyFields = {
  title: nothing,
  description: nothing,
  requirement: nothing,
  functionId: null,
  category: null,
  locations: [],
  employmentType: null,
  salaryMin: null,
  salaryMax: null,
  endDay: null,
  openings: null,
  replyDays: null,
};

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
