import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";

export const readCvRequest = z.object({
  body: z.object({
    file: z.preprocess(blankIsAbsent, z.file("required")),
    lang: z.preprocess(blankIsAbsent, z.string().optional()),
    /** Our addition: what the form holds now, as update-profile's `data`; without it the stored resume counts. */
    data: z.record(z.string(), z.unknown()).optional(),
  }),
});

const cvChangeSchema = z.object({
  /** As get-profile names the field. */
  path: z.string(),
  before: z.string().nullable(),
  after: z.string(),
  /** The CV's own line. */
  source: z.string(),
  /** From 0 to 1; below 0.7 someone is to look. */
  confidence: z.number(),
  /** Our addition: the fields that it fills in and what each then holds. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type CvChange = z.infer<typeof cvChangeSchema>;

export const readCvAnswer = z.object({
  data: z.object({
    changes: z.array(cvChangeSchema),
    /** Our addition: the CV's e-mail, which changes nothing for a guest. */
    email: z.string().nullable(),
    unread: z.array(z.string()),
  }),
});
