import { z } from "zod";
import { variants } from "../../../extended-forms/definition/field.ts";
import { forEachKind, type Makers, mapFields, type OfKind } from "../../../resumes/field-kinds.ts";
import { revealReason } from "../../../vacancies/plan/plan.ts";
import { resumeParts } from "../../page/resume-parts.ts";
import { factFields } from "../../page/resume-sight.ts";
import { rowAnswer, starCount } from "../applicants.schema.ts";

const text = z.string().nullable();
const number = z.number().nullable();

/** What a fact about the person of each kind answers. */
const answered = {
  ...forEachKind(() => text),
  ...{ choice: () => number, found: () => number, duration: () => number, salary: () => number },
  ...{ year: () => number, grade: () => number, tick: () => z.boolean() },
  gender: () => z.union([z.literal(1), z.literal(2)]).nullable(),
  category: () => z.union([z.literal(1), z.literal(2)]).nullable(),
} satisfies Makers<OfKind>;

export const resumeAnswer = z.object({
  educations: z.array(
    z.object({
      degree: text,
      major: text,
      institution: text,
      startYear: number,
      endYear: number,
      isStudying: z.boolean(),
      grade: text,
    }),
  ),
  experiences: z.array(
    z.object({
      position: text,
      company: text,
      department: text,
      industry: text,
      rank: text,
      mainJob: text,
      startYear: number,
      endYear: number,
    }),
  ),
  organisations: z.array(z.object({ name: text, position: text, scope: text })),
  internships: z.array(
    z.object({ institution: text, function: text, industry: text, startMonth: text, endMonth: text }),
  ),
});

const changed = z.array(z.enum(resumeParts));

const eventAnswer = z.object({
  at: z.string(),
  by: z.enum(["applicant", "hiring", "system"]),
  kind: z.enum(["submitted", "edited", "progressed", "withdrawn", "answered", "form-answered"]),
  version: number,
  phase: text,
  news: text,
  answer: z.enum(["accept", "decline", "reschedule"]).nullable(),
  gives: z.boolean().nullable(),
  words: text,
});

/** What the vacancy asked and was answered. */
export const answersAnswer = z.array(
  z.object({
    questionId: z.number(),
    version: z.number(),
    words: z.string(),
    text,
    isHidden: z.boolean(),
    must: text,
    isMet: z.boolean().nullable(),
  }),
);

export const pageAnswer = z.object({
  row: rowAnswer,
  person: z.object({
    ...mapFields(factFields, "name", answered),
    hasPhoto: z.boolean(),
    cv: z.object({ name: z.string() }).nullable(),
  }),
  resume: resumeAnswer.nullable(),
  version: number,
  versions: z.array(z.object({ version: z.number(), at: z.string(), changed })),
  answers: answersAnswer,
  timeline: z.array(eventAnswer),
  stars: z.array(z.object({ id: z.number(), at: z.string() })),
  /** The extended form, where it was asked for. */
  form: z
    .object({
      status: z.enum(["asked", "given", "declined", "removed"]),
      askedAt: z.string(),
      answeredAt: text,
    })
    .nullable(),
  others: z.array(z.object({ row: rowAnswer, isOwn: z.boolean() })),
  previous: number,
  next: number,
});

export const timelineAnswer = z.object({ data: z.array(eventAnswer) });

export const snapshotAnswer = z.object({ version: z.number(), at: z.string(), resume: resumeAnswer, changed });

export const cvAnswer = z.object({
  /** Pages of the document; those that are not in `pages` are in the download alone. */
  count: z.number(),
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      pieces: z.array(
        z.object({ text: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      ),
    }),
  ),
});

export const starAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      submittedAt: text,
      /** null while it is hidden who wrote it, or where nothing is written. */
      questions: z.array(z.object({ question: z.string(), answers: z.array(z.object({ label: z.string(), text })) })),
      isHidden: z.boolean(),
    }),
  ),
});

export const formAnswer = z.object({
  /** null where the company has none. */
  data: z
    .object({
      variant: z.enum(variants),
      givenAt: z.string(),
      sections: z.array(
        z.object({
          title: z.string(),
          entries: z.array(
            z.object({
              title: z.string(),
              /** From 1, of a group that repeats. */
              number,
              rows: z.array(z.object({ label: z.string(), texts: z.array(z.string()), isRanked: z.boolean() })),
            }),
          ),
        }),
      ),
    })
    .nullable(),
});

export const starsBody = z.object({ stars: starCount });
export const shareBody = z.object({ withCv: z.boolean("required") });
export const revealBody = z.object({
  reason: z.string("required").trim().min(revealReason.least, "too-short").max(revealReason.most, "too-long"),
});
