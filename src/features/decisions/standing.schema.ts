import { z } from "zod";
import { actKinds } from "../applications/act/act.schema.ts";
import { outcomes } from "./standing.ts";

/** Where an application stands, as calls answer it. */
export const standingAnswer = z.object({
  outcome: z.enum(outcomes),
  scheduled: z.object({ kind: z.enum(actKinds), phase: z.string().nullable(), releaseAt: z.iso.datetime() }).nullable(),
});
