import { z } from "zod";
import { applicationId } from "../application.schema.ts";
import { longestReason } from "./longest-reason.ts";

export const withdrawRequest = z.object({
  body: z.object({
    applicationId,
    reason: z.string().max(longestReason, "too-long").nullish(),
  }),
});

export const withdrawAnswer = z.object({});

export type WithdrawRequest = z.output<typeof withdrawRequest>;
export type WithdrawAnswer = z.output<typeof withdrawAnswer>;
