import { z } from "zod";
import { forEachKind, mapFields } from "../field-kinds.ts";
import { personalFields } from "../fields.ts";

/** The parts of JSON Resume 1.x that our resume has words for (https://jsonresume.org/schema). Dates are ISO, short ones too. */
export const jsonResumeSchema = z.object({
  $schema: z.string(),
  basics: z.object({
    ...mapFields(
      personalFields,
      "json",
      forEachKind(() => z.string().optional()),
    ),
    location: z.object({ city: z.string() }).optional(),
  }),
  work: z.array(
    z.object({
      name: z.string().optional(),
      position: z.string().optional(),
      startDate: z.string().optional(),
      endDate: z.string().optional(),
      summary: z.string().optional(),
    }),
  ),
  volunteer: z.array(z.object({ organization: z.string().optional(), position: z.string().optional() })),
  education: z.array(
    z.object({
      institution: z.string().optional(),
      area: z.string().optional(),
      studyType: z.string().optional(),
      startDate: z.string().optional(),
      endDate: z.string().optional(),
      score: z.string().optional(),
    }),
  ),
  meta: z.object({ version: z.string() }),
});

export type JsonResume = z.infer<typeof jsonResumeSchema>;

/** A difference between two resumes: a dotted path of JSON Resume, and what stands there before and after. */
export const changeSchema = z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export type Change = z.infer<typeof changeSchema>;

/** Every text of a resume by its dotted path, in its order. */
function texts(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === "string") into.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) texts(inner, path === "" ? name : `${path}.${name}`, into);
  }
  return into;
}

interface ListEntry {
  name?: string | undefined;
  institution?: string | undefined;
  organization?: string | undefined;
  startDate?: string | undefined;
}

const isSameEntry = (one: ListEntry, other: ListEntry) =>
  one.name === other.name &&
  one.institution === other.institution &&
  one.organization === other.organization &&
  one.startDate === other.startDate;

/** Old entries beside the new ones that they are, so that one more at the top does not look as if all had changed. */
function aligned<Entry extends ListEntry>(old: readonly Entry[], now: readonly Entry[]): (Entry | undefined)[] {
  const left = [...old];
  const beside = now.map((entry) => {
    const place = left.findIndex((one) => isSameEntry(one, entry));
    return place < 0 ? undefined : left.splice(place, 1)[0];
  });
  const filled = beside.map((entry) => entry ?? left.shift());
  return [...filled, ...left];
}

function besideNew(old: JsonResume, now: JsonResume) {
  return {
    ...old,
    work: aligned(old.work, now.work),
    volunteer: aligned(old.volunteer, now.volunteer),
    education: aligned(old.education, now.education),
  };
}

/** What differs, in the order of the resume as it will be; what goes stands last. */
export function changesBetween(before: JsonResume, after: JsonResume): Change[] {
  const [old, now] = [texts(besideNew(before, after), "", new Map()), texts(after, "", new Map())];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path) ?? null, now.get(path) ?? null];
    return was === is ? [] : [{ path, before: was, after: is }];
  });
}
