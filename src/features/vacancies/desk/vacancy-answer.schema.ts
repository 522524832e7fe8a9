import { z } from "zod";
import { mapFields } from "../draft/vacancy-fields.ts";
import { questionKinds } from "../questions/question.ts";
import { leads, vacancyActs, vacancyStages, vacancyStates } from "../states/vacancy-state.ts";
import { categories } from "../vacancy.ts";
import type { ClosedVacancy } from "./acts/close.calls.ts";
import type { DeskQuestion } from "./questions/desk-question.ts";
import type { CheckAnswer, DeskVacancyAnswer, VacancyChoices, VacancyList, VersionAnswer } from "./vacancies.calls.ts";

export const named = z.object({ id: z.number(), name: z.string() });
const both = z.object({ id: z.string(), en: z.string() });
export const day = z.string().nullable();

export const numbers = z.object({
  onProcess: z.number(),
  fresh: z.number(),
  late: z.number(),
  phases: z.array(z.object({ phaseId: z.number(), place: z.number(), name: z.string(), count: z.number() })),
});

const deskQuestion: z.ZodType<DeskQuestion> = z.object({
  id: z.number(),
  originId: z.number(),
  version: z.number(),
  isAsked: z.boolean(),
  kind: z.enum(questionKinds),
  words: both,
  options: z.array(both),
  required: z.boolean(),
  must: z
    .union([
      z.object({ values: z.array(z.union([z.boolean(), z.number()])) }),
      z.object({ min: z.number().nullable(), max: z.number().nullable() }),
    ])
    .nullable(),
});

const stateCounts = z.object({
  draft: z.number(),
  "in-review": z.number(),
  scheduled: z.number(),
  open: z.number(),
  closed: z.number(),
  archived: z.number(),
});

const row = numbers.extend({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  company: named,
  locations: z.array(z.string()),
  state: z.enum(vacancyStates),
  isEdited: z.boolean(),
  lead: z.enum(leads),
  endDate: day,
  opensOn: day,
  languages: z.object({ id: z.boolean(), en: z.boolean() }),
  owner: named.nullable(),
});

export const listAnswer: z.ZodType<VacancyList> = z.object({
  data: z.array(row),
  next: z.string().nullable(),
  total: z.number(),
  totalIsMore: z.boolean(),
  counts: stateCounts,
});

export const choicesAnswer: z.ZodType<VacancyChoices> = z.object({
  companies: z.array(named),
  functions: z.array(named),
  owners: z.array(named),
  phases: z.array(named),
  levels: z.array(z.object({ value: z.literal(categories), name: z.string() })),
  employmentTypes: z.array(z.object({ value: z.string(), name: z.string() })),
});

const text = () => both;
const number = () => z.number().nullable();

/** A vacancy's fields, by kind. */
const answered = {
  ...{ line: text, rich: text, choice: number, rupiah: number, count: number, day: () => day },
  category: () => z.literal(categories).nullable(),
  places: () => z.array(z.string()),
  words: () => z.string().nullable(),
};

const vacancyFields = z.object({
  id: z.number(),
  version: z.number(),
  code: z.string(),
  company: named,
  ...mapFields(answered),
  state: z.enum(vacancyStates),
  stage: z.enum(vacancyStages),
  acts: z.array(z.enum(vacancyActs)),
  mayEdit: z.boolean(),
  isCodeFixed: z.boolean(),
  conflicts: z.number(),
  requiresReview: z.boolean(),
  lead: z.enum(leads),
  publicEndDate: day,
  opensOn: day,
  postedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  edited: z.object({ by: named.nullable(), isMe: z.boolean(), at: z.string() }).nullable(),
  owner: named.nullable(),
  plan: z.array(z.number()).nullable(),
  blind: z.boolean(),
  revealedFrom: z.number().nullable(),
  sharedFrom: z.number().nullable(),
  numbers: numbers.extend({ applied: z.number() }),
  questions: z.array(deskQuestion),
});

export const vacancyAnswer: z.ZodType<DeskVacancyAnswer> = vacancyFields;

/** A vacancy that was closed, and the job that closes who is on process. */
export const closedVacancyAnswer: z.ZodType<ClosedVacancy> = vacancyFields.extend({ jobId: z.number().nullable() });

const check: z.ZodType<CheckAnswer> = z.discriminatedUnion("check", [
  z.object({ check: z.literal("english-missing"), fields: z.array(z.string()) }),
  z.object({
    check: z.literal("discriminating-words"),
    field: z.enum(["title", "description", "requirement"]),
    language: z.enum(["id", "en"]),
    kind: z.string(),
    found: z.string(),
    better: z.string(),
    times: z.number(),
  }),
  z.object({ check: z.literal("no-salary") }),
  z.object({
    check: z.literal("similar-open"),
    id: z.number(),
    code: z.string(),
    title: z.string(),
    similarity: z.number(),
  }),
]);

export const checksAnswer = z.object({ data: z.array(check) });

const version: z.ZodType<VersionAnswer> = z.object({
  number: z.number(),
  title: z.string(),
  publishedBy: named.nullable(),
  publishedAt: z.string(),
  changed: z.array(z.string()),
});

export const versionsAnswer = z.object({ data: z.array(version) });
