import { z } from "zod";
import { activityResults, applicationStatuses, phaseStatuses } from "../../../applications/application.ts";
import type { Page } from "../../../desk-shell/lists.ts";
import { vacancyStates } from "../../states/vacancy-state.ts";
import { conflictFieldNames } from "./conflict-fields.ts";
import type { Conflict, RefusedProgress } from "./conflicts.calls.ts";

const value = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);

export const conflictAnswer: z.ZodType<Conflict> = z.object({
  ...{ id: z.number(), version: z.number(), code: z.string(), title: z.string(), state: z.enum(vacancyStates) },
  company: z.object({ id: z.number(), name: z.string() }),
  ...{ editedAt: z.string().nullable(), importedAt: z.string().nullable() },
  fields: z.array(z.object({ field: z.enum(conflictFieldNames), ours: value, theirs: value })),
});

const pageOf = <Row>(row: z.ZodType<Row>): z.ZodType<Page<Row>> =>
  z.object({ data: z.array(row), next: z.string().nullable(), total: z.number(), totalIsMore: z.boolean() });

export const conflictsAnswer = pageOf(conflictAnswer);

const who = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("named"), name: z.string() }),
  z.object({ kind: z.enum(["hidden", "gone"]), code: z.string() }),
]);

const refusedProgress: z.ZodType<RefusedProgress> = z.object({
  ...{ id: z.number(), applicationId: z.number(), who, vacancy: z.object({ id: z.number(), title: z.string() }) },
  ...{ phase: z.string().nullable(), phaseStatus: z.enum(phaseStatuses).nullable() },
  ...{ status: z.enum(applicationStatuses).nullable(), result: z.enum(activityResults).nullable() },
  ...{ others: z.array(z.string()), refusedAt: z.string() },
});

export const refusedProgressAnswer = pageOf(refusedProgress);
