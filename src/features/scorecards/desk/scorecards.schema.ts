import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-messages.ts";
import { criterionLimits } from "../../vacancies/criteria/criterion.ts";
import { ratings, recommendations, scorecardLimits } from "../scorecard.ts";

addFieldMessages({
  unseeing: m.desk_scorecards_unseeing,
  "too-many-asked": m.desk_scorecards_too_many_asked,
  "day-past": m.desk_scorecards_day_past,
  "day-too-far": m.desk_scorecards_day_too_far,
  unrated: m.desk_scorecards_unrated,
  "no-recommendation": m.desk_scorecards_no_recommendation,
});

/** As forms send lines and as JSON has them: the same text. */
const text = (most: number) =>
  z
    .string("required")
    .overwrite((typed) => typed.replaceAll("\r\n", "\n"))
    .trim()
    .max(most, "too-long");

/** Members that are asked at once. */
const mostAsked = 20;

export const askBody = z.object({
  staffIds: z.array(z.int("choice").positive("choice")).min(1, "required").max(mostAsked, "too-many-asked"),
  dueOn: z.iso.date(),
});

const judged = z.object({
  criterionId: z.int().positive(),
  rating: z.literal(ratings, "choice").nullable(),
  evidence: text(scorecardLimits.evidence),
});

const written = z.object({
  ratings: z.array(judged).max(criterionLimits.most, "too-large"),
  recommendation: z.enum(recommendations, "choice").nullable(),
  summary: text(scorecardLimits.summary),
});

/** What of one's own is written so far; whatever is not judged yet is null. */
export const scorecardBody = written;

const named = z.object({ id: z.number(), name: z.string() });
const state = z.enum(["none", "asked", "draft", "sent"]);

/** In the language that was asked for, or else in Indonesian. */
const criterion = z.object({
  id: z.number(),
  name: z.string(),
  hint: z.string(),
  lowest: z.string(),
  highest: z.string(),
});

export const ownAnswer = z.object({
  version: z.number(),
  state,
  isOwed: z.boolean(),
  dueOn: z.string().nullable(),
  hasDraft: z.boolean(),
  sentAt: z.string().nullable(),
  text: written,
});

export const sentAnswer = z.object({
  by: named,
  /** The newest first. */
  versions: z.array(z.object({ number: z.number(), at: z.string(), text: written })),
});

export const criteriaTold = z.array(criterion);

export const scorecardsAnswer = z.object({
  criteria: criteriaTold,
  mine: ownAnswer,
  /** Who was asked or has sent one, whoever asks among them. */
  standing: z.array(z.object({ by: named, state, dueOn: z.string().nullable(), sentAt: z.string().nullable() })),
  /** null until whoever asks has sent the one they owe. */
  sent: z.array(sentAnswer).nullable(),
  /** Whom whoever asks may ask; empty where they may ask nobody. */
  askable: z.array(named),
});
