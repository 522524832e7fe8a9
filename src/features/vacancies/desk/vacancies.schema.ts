import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { listLimit, pathId, queryId } from "../../../contract/path.schema.ts";
import { words } from "../../decisions/desk/acts.schema.ts";
import { revealReason } from "../plan/plan.ts";
import { vacancyStates } from "../states/vacancy-state.ts";
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
/** What becomes of those who are on process: decided one by one as before, or closed with words by a job. */
export const closeForm = z.discriminatedUnion(
  "rest",
  [z.object({ rest: z.literal("go-on") }), z.object({ rest: z.literal("close"), words })],
  "choice",
);

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
