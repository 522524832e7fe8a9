import { z } from "zod";
import { numberOfText } from "../../../contract/field-values.ts";
import { longestReason } from "./longest-reason.ts";

export const withdrawRequest = z.object({
  body: z.object({
    applicationId: z.preprocess(numberOfText, z.int().positive()),
    reason: z.string().max(longestReason, "too-long").nullish(),
  }),
});

export const withdrawAnswer = z.object({});

export type WithdrawRequest = z.output<typeof withdrawRequest>;
export type WithdrawAnswer = z.output<typeof withdrawAnswer>;
