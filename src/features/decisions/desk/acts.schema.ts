import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { longestWords } from "../../applications/act/act.schema.ts";

addFieldMessages({
  "reason-unknown": m.desk_acts_reason_unknown,
  "phase-unknown": m.desk_acts_phase_unknown,
  "bad-moment": m.desk_acts_bad_moment,
  "form-unknown": m.desk_acts_form_unknown,
  "language-missing": m.desk_acts_language_missing,
  past: m.desk_acts_past,
});

const text = z.string().trim().min(1, "required").max(longestWords, "too-long");

/** In both languages, or in the one that the recipient reads. */
export const words = z
  .object({ id: text.optional(), en: text.optional() })
  .refine(({ id, en }) => id !== undefined || en !== undefined, "required");

const phaseId = z.number().int().positive();
const moment = z.iso.datetime({ offset: true });
const releaseAt = moment.optional();
const next = { nextStep: words.optional(), dueOn: z.iso.date().optional() };

/** An act as the calls take it. */
export const actBody = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("move"), phaseId, ...next, releaseAt }),
  z.object({ kind: z.literal("move-back"), phaseId, words: words.optional(), releaseAt }),
  z.object({ kind: z.literal("end"), reasonId: phaseId, words: words.optional(), releaseAt }),
  z.object({ kind: z.literal("hire"), words: words.optional(), releaseAt }),
  z.object({ kind: z.literal("close"), words: words.optional(), releaseAt }),
  z.object({ kind: z.literal("reopen"), words: words.optional(), releaseAt }),
  z.object({
    ...{ kind: z.literal("invite"), phaseId, at: moment.optional(), ...next, releaseAt },
    place: z.string().trim().min(1, "required").max(300, "too-long"),
  }),
  z.object({
    ...{ kind: z.literal("ask"), phaseId, dueOn: z.iso.date().optional(), releaseAt },
    formCode: z.string().trim().min(1, "required").max(50, "too-long"),
  }),
]);

export type ActInput = z.infer<typeof actBody>;
