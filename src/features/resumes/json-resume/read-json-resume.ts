import { z } from "zod";
import { forEachKind, mapFields } from "../field-kinds.ts";
import { personalFields } from "../fields.ts";

/** What one file may weigh; a long life in JSON Resume is some 20 KB. */
export const largestFile = 256 * 1024;

/** Entries of a list that are looked at. */
const mostEntries = 50;

/** Characters of a date that are looked at. */
const longestDate = 40;

/** A line of text; anything else counts as absent, so that one odd field spoils nothing. */
const line = z
  .string()
  .transform((text) => text.normalize("NFC").replaceAll(/\s+/gu, " ").trim() || undefined)
  .optional()
  .catch(undefined);

/** "2020", "2020-05-01", "2020/5", "05/2020", "1.5.2020", "Mei 2020"; a month that is none is left out. */
function dateIn(text: string): { year: number; month: string | undefined } | undefined {
  const [, year, month] = /^(\d{4})(?:[-/.](\d{1,2}))?/.exec(text) ?? [];
  const [, otherMonth, otherYear] = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const found = year ?? otherYear ?? /\b(?:19|20)\d{2}\b/.exec(text)?.[0];
  if (found === undefined) return undefined;
  const number = Number(month ?? otherMonth ?? 0);
  return { year: Number(found), month: number >= 1 && number <= 12 ? String(number).padStart(2, "0") : undefined };
}

const year = z
  .union([z.string(), z.int().transform(String)])
  .transform((text) => dateIn(text.trim().slice(0, longestDate)))
  .optional()
  .catch(undefined);

const score = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);

const lines = z.array(line).catch([]);

function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(z.unknown())
    .transform((entries) => entries.slice(0, mostEntries).flatMap((one) => entry.safeParse(one).data ?? []))
    .optional()
    .catch(undefined);
}

const work = z.object({
  name: line,
  /** What `name` was called before version 1. */
  company: line,
  position: line,
  startDate: year,
  endDate: year,
  summary: line,
  highlights: lines.optional(),
});

const education = z.object({
  institution: line,
  area: line,
  studyType: line,
  startDate: year,
  endDate: year,
  score,
  /** What `score` was called before version 1. */
  gpa: score,
});

const volunteer = z.object({ organization: line, position: line });

const location = z.object({ city: line, region: line }).optional().catch(undefined);

/** A file in JSON Resume 1.x as someone brings it: what we have a field for, and nothing else of it. */
const foreignResume = z.object({
  basics: z
    .object({
      ...mapFields(
        personalFields,
        "json",
        forEachKind(() => line),
      ),
      location,
    })
    .optional()
    .catch(undefined),
  work: listOf(work),
  volunteer: listOf(volunteer),
  education: listOf(education),
});

export type ForeignResume = z.output<typeof foreignResume>;
export type ForeignWork = z.output<typeof work>;
export type ForeignEducation = z.output<typeof education>;
export type ForeignDate = z.output<typeof year>;

function isEmpty({ basics, work, volunteer, education }: ForeignResume): boolean {
  const hasBasics = basics !== undefined && Object.values(basics).some((value) => value !== undefined);
  return !hasBasics && [work, volunteer, education].every((list) => list === undefined || list.length === 0);
}

/** What a parsed file says; null for what is no JSON Resume, or an empty one. */
export function readJsonResume(parsed: unknown): ForeignResume | null {
  const { data } = foreignResume.safeParse(parsed);
  return data === undefined || isEmpty(data) ? null : data;
}
