import { z } from "zod";
import { jsonDocument } from "../../platform/database/json-document.ts";
import { sheetFormats } from "../../platform/formats/sheets.ts";
import { actSchema } from "../applications/act/act.schema.ts";

const workSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("act"), act: actSchema }),
  z.object({ kind: z.literal("share"), withCv: z.boolean() }),
  z.object({ kind: z.literal("export"), format: z.enum(sheetFormats), reason: z.string() }),
]);

/** A job's work on each of its applications. */
export type JobWork = z.infer<typeof workSchema>;

/** A job's work as its row holds it. */
export const workDocument = jsonDocument<JobWork>(workSchema);
