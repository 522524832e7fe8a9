import { z } from "zod";
import { noticeKinds } from "../notice.ts";

/** Which of one's notices are wanted. */
export const noticesQuery = z.object({
  kind: z.enum(noticeKinds, "choice").optional(),
  /** Only those that were not read. */
  unread: z.literal("true", "choice").optional(),
});

const mostAtOnce = 200;
const id = z.int("number").positive("number");

/** Some, or all up to the newest that was shown: what came meanwhile stays new. */
export const readBody = z
  .object({ ids: z.array(id).min(1, "too-few").max(mostAtOnce, "too-many").optional(), upTo: id.optional() })
  .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), { error: "required", path: ["ids"] });

export const noticeAnswer = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  /** Who of staff caused it; null for the site by itself. */
  by: z.string().nullable(),
  company: z.string().nullable(),
  vacancy: z.object({ id: z.number(), title: z.string() }).nullable(),
  applicationId: z.number().nullable(),
  /** By the kind: a note's, a scorecard's, a job's or a conflict's number. */
  thingId: z.number().nullable(),
  at: z.string(),
  isRead: z.boolean(),
});

export const noticesAnswer = z.object({
  data: z.array(noticeAnswer),
  next: z.string().nullable(),
  total: z.number(),
  totalIsMore: z.boolean(),
});
