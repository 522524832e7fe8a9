import { z } from "zod";

/** What one file may weigh; a long life in JSON Resume is some 20 KB. */
export const largestFile = 256 * 1024;

/** Entries of a list that are looked at. */
const mostEntries = 50;

/** A line of text; anything else counts as absent, so that one odd field spoils nothing. */
const line = z
  .string()
  .transform((text) => text.normalize("NFC").replaceAll(/\s+/gu, " ").trim() || undefined)
  .optional()
  .catch(undefined);

const year = z
  .string()
  .transform((text) => /^(\d{4})(?:-(\d{2}))?/.exec(text.trim()))
  .transform((found) => (found ? { year: Number(found[1]), month: found[2] } : undefined))
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

/** A file in JSON Resume 1.x as somebody brings it: what we have a field for, and nothing else of it. */
const foreignResume = z.object({
  basics: z.object({ name: line, email: line, phone: line, location }).optional().catch(undefined),
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
