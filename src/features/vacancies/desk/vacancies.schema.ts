import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-messages.ts";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { listLimit } from "../../../contract/list-size.ts";
import { pathId, queryId } from "../../../contract/path.schema.ts";
import { words } from "../../decisions/desk/acts.schema.ts";
import { vacancyLimits } from "../draft/vacancy-fields.ts";
import { revealReason } from "../plan/plan.ts";
import { checkKinds, shortestReason } from "../states/vacancy-change.ts";
import { vacancyStates } from "../states/vacancy-state.ts";
import { categories } from "../vacancy.ts";
import { closingWithin, deskSorts } from "../vacancy-list.ts";

addFieldMessages({
  "reason-short": m.desk_vacancies_reason_short,
  "too-short": m.desk_applicants_too_short,
  "salary-order": m.desk_vacancies_salary_order,
  "code-format": m.desk_vacancies_code_format,
});

export const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().max(most, "too-long"));
const both = (text: z.ZodType<string>) => z.strictObject({ id: text, en: text });
const whole = (least: number, most: number) => z.int().min(least, "too-small").max(most, "too-large").nullable();

/** A sum that no wage reaches. */
const mostRupiah = 1_000_000_000_000;

const fields = z.object({
  code: z
    .string()
    .max(vacancyLimits.code, "too-long")
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./_-]*$/u, "code-format"),
  title: both(line(vacancyLimits.title)),
  description: both(z.string().max(vacancyLimits.richText, "too-long")),
  requirement: both(z.string().max(vacancyLimits.richText, "too-long")),
  functionId: z.int().positive().nullable(),
  category: z.literal(categories).nullable(),
  locations: z
    .array(line(vacancyLimits.location).pipe(z.string().min(1, "required")))
    .max(vacancyLimits.locations, "too-large"),
  employmentType: line(vacancyLimits.employmentType).nullable(),
  salaryMin: whole(0, mostRupiah),
  salaryMax: whole(0, mostRupiah),
  endDate: z.iso.date().nullable(),
  openings: whole(1, vacancyLimits.openings),
  replyDays: whole(1, vacancyLimits.replyDays),
});

/** Any of the fields: those that are not there stay as they are. */
export const editsForm = fields.partial();

/** The fields of a new vacancy, and whose it is. */
export const createForm = editsForm.extend({ companyId: z.int().positive() });

export const ofVacancy = z.object({ id: pathId });

/** The page of a list as the address asks for it; a cursor is read apart. */
export const listForm = z.object({
  state: z.enum(vacancyStates).optional(),
  q: z.string().trim().max(100, "too-long").optional(),
  companyId: queryId,
  functionId: queryId,
  ownerId: queryId,
  closing: z.preprocess(numberOfText, z.literal(closingWithin).optional()),
  review: z.literal("mine").optional(),
  sort: z.enum(deskSorts).default("-id"),
  limit: listLimit,
  cursor: z.string().max(200).optional(),
});

export const nothing = z.object({});
export const returnForm = z.object({ words: line(2_000).pipe(z.string().min(1, "required")) });
/** What becomes of those who are on process: decided one by one as before, or closed with words by a job. */
export const closeForm = z.discriminatedUnion(
  "rest",
  [z.object({ rest: z.literal("go-on") }), z.object({ rest: z.literal("close"), words })],
  "choice",
);
export const extendForm = z.object({ endDate: z.iso.date() });
export const publishForm = z.object({
  opensOn: z.iso.date().nullish(),
  acceptedChecks: z
    .array(
      z.object({
        check: z.enum(checkKinds),
        reason: line(500).pipe(z.string().min(shortestReason, "reason-short")),
      }),
    )
    .max(checkKinds.length)
    .optional(),
});

const phaseId = z.int().positive();

/** How a vacancy recruits; phases are the master data's. */
export const planForm = z.object({
  phaseIds: z.array(phaseId).max(50).nullable(),
  blind: z.boolean(),
  revealedFrom: phaseId.nullable(),
  sharedFrom: phaseId.nullable(),
  /** Why people who applied already are uncovered, or shared with hiring managers. */
  reason: z.preprocess(
    blankIsAbsent,
    z.string().trim().min(revealReason.least, "too-short").max(revealReason.most, "too-long").optional(),
  ),
});
