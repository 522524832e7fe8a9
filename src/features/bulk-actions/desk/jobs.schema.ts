import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { actKinds } from "../../applications/act/act.schema.ts";
import { actBody } from "../../decisions/desk/acts.schema.ts";
import { exportReason, jobKinds, jobStates, sampleKinds } from "../bulk-job.ts";

addFieldMessages({
  "too-short": m.desk_applicants_too_short,
  "one-work": m.desk_jobs_one_work,
  "one-choice": m.desk_jobs_one_choice,
  nobody: m.desk_jobs_nobody,
});

/** Applications that are named one by one; more are given by a list's query. */
export const mostIds = 500;
/** Longest query of a list, as an address holds one. */
export const longestQuery = 4_000;

export const id = z.number().int().positive();

export const exportFormats = ["csv", "xlsx"] as const;

const { least, most } = exportReason;

/** One of the three jobs, for named applications, or those of a list. */
export const previewBody = z
  .object({
    act: actBody.optional(),
    share: z.object({ withCv: z.boolean() }).optional(),
    export: z
      .object({
        format: z.enum(exportFormats),
        reason: z.string().trim().min(least, "too-short").max(most, "too-long"),
      })
      .optional(),
    ids: z.array(id).min(1, "required").max(mostIds, "too-many").optional(),
    query: z.string().max(longestQuery, "too-long").optional(),
  })
  .refine((body) => [body.act, body.share, body.export].filter(Boolean).length === 1, {
    message: "one-work",
    path: ["act"],
  })
  .refine(({ ids, query }) => (ids === undefined) !== (query === undefined), { message: "one-choice", path: ["ids"] });

export type PreviewInput = z.infer<typeof previewBody>;

export const whose = z.union([
  z.object({ kind: z.literal("named"), name: z.string() }),
  z.object({ kind: z.enum(["hidden", "gone"]), code: z.string() }),
]);

export const previewAnswer = z.object({
  previewId: z.number(),
  ...{ until: z.string(), chosen: z.number(), count: z.number(), starred: z.number(), needsProof: z.boolean() },
  told: z.object({ id: z.number(), en: z.number() }),
  refused: z.array(z.object({ code: z.string(), text: z.string(), count: z.number() })),
  samples: z.array(
    z.object({
      ...{ kind: z.enum(sampleKinds), who: whose },
      letter: z.object({ subject: z.string(), text: z.string(), language: z.enum(["id", "en"]) }),
    }),
  ),
});

const count = z.number();

const counts = z.object({ waiting: count, held: count, released: count, refused: count, undone: count });

export const jobAnswer = z.object({
  ...{ id: z.number(), kind: z.enum(jobKinds), actKind: z.enum(actKinds).nullable() },
  /** Where it moves to, or why it ends; null for what has neither. */
  subject: z.string().nullable(),
  format: z.enum(exportFormats).nullable(),
  reason: z.string().nullable(),
  ...{ by: z.string(), isOwn: z.boolean(), state: z.enum(jobStates), chosen: count, count, counts },
  vacancy: z.object({ id: z.number(), title: z.string() }).nullable(),
  ...{ previewedAt: z.string(), startedAt: z.string().nullable(), endedAt: z.string().nullable() },
  /** When the first and the last act that are held leave. */
  ...{ firstLeaves: z.string().nullable(), lastLeaves: z.string().nullable() },
  /** Until when the member who made an export can download its file. */
  fileUntil: z.string().nullable(),
});
