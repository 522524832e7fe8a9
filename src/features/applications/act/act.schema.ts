import { z } from "zod";
import { bothLanguages } from "../../../i18n/both-languages.schema.ts";

/** Longest text to the applicant in an act (recruiting §4). */
export const longestWords = 2_000;

const phaseId = z.number().int().positive();
const nextStep = bothLanguages.nullable();
/** `YYYY-MM-DD`. */
const dueOn = z.iso.date().nullable();

/**
 * What recruiters decide of an application (recruiting §6), as it is kept until it is released; the version of its
 * shape stands beside it.
 */
export const actSchema = z.discriminatedUnion("kind", [
  /** On to a later phase. */
  z.object({ kind: z.literal("move"), phaseId, nextStep, dueOn }),
  /** Back to an earlier one; only words notify the applicant. */
  z.object({ kind: z.literal("move-back"), phaseId, words: bothLanguages.nullable() }),
  z.object({ kind: z.literal("end"), reasonId: z.number().int().positive(), words: bothLanguages }),
  z.object({ kind: z.literal("hire"), words: bothLanguages.nullable() }),
  z.object({ kind: z.literal("close"), words: bothLanguages.nullable() }),
  z.object({ kind: z.literal("reopen"), words: bothLanguages.nullable() }),
  z.object({ kind: z.literal("invite"), phaseId, place: z.string(), at: z.string().nullable(), dueOn, nextStep }),
  /** For a STAR form, or the extended one: {@link extendedFormCode}. */
  z.object({ kind: z.literal("ask"), phaseId, formCode: z.string(), dueOn }),
]);

export type Act = z.infer<typeof actSchema>;
export type ActKind = Act["kind"];

export const actKinds = [
  "move",
  "move-back",
  "end",
  "hire",
  "close",
  "reopen",
  "invite",
  "ask",
] as const satisfies readonly ActKind[];
