import { z } from "zod";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { lang } from "../../../identity/account-fields.schema.ts";

/** Periods that a letter's page offers, and stopping. */
export const letterChoices = ["weekly", "fortnightly", "monthly", "stop"] as const;
export type LetterChoice = (typeof letterChoices)[number];

/** A code is some 200 characters; whatever is longer is none. */
const code = z.string();

export const unsubscribeRequest = z.object({ path: z.object({ code }) });

export const unsubscribeAnswer = z.object({});

export const letterStopsRequest = z.object({ path: z.object({ code, lang: pathLanguage }) });

export const letterStopsAnswer = z.object({
  data: z.object({
    /** How often suggestions come now; null where the letter told none. */
    suggestions: z.enum(["daily", "weekly", "fortnightly", "monthly", "never"]).nullable(),
    /** Whether it told alerts. */
    alerts: z.boolean(),
    /** What may be chosen in place of now, the most frequent first. */
    choices: z.array(z.enum(letterChoices)),
  }),
});

export const letterChoiceRequest = z.object({
  path: z.object({ code }),
  body: z.object({ choice: z.enum(letterChoices), lang }),
});

export const ownSuggestionsRequest = z.object({ path: z.object({ lang: pathLanguage }) });

export const ownSuggestionsAnswer = z.object({
  data: z.object({
    status: z.enum(["comes", "never", "not-looking", "resume-incomplete"]),
    last: z.object({ at: z.string(), count: z.number() }).nullable(),
    /** `YYYY-MM-DD` in Jakarta; null where none comes. */
    nextOn: z.string().nullable(),
    /** "What would come today", best first. */
    preview: z.array(
      z.object({
        vacancyId: z.number(),
        title: z.string(),
        companyName: z.string(),
        /** ISO 8601 with offset: the last second in which the vacancy is open. */
        endDate: z.string(),
        reason: z.string().nullable(),
      }),
    ),
  }),
});
