import { z } from "zod";
import { jsonDocument } from "../../platform/database/json-document.ts";
import type { Act } from "../applications/act/act.schema.ts";
import { actSchema } from "../applications/act/act.schema.ts";

const askedStar = z
  .object({ kind: z.literal("ask-star"), phaseId: z.number(), formCode: z.string(), dueOn: z.string().nullable() })
  .transform((stored) => ({ ...stored, kind: "ask" as const }));

/** An act as its row holds it. Version 1 had an act of its own for STAR forms. */
export const actDocument = jsonDocument<Act>(z.union([askedStar, actSchema]), actSchema);
