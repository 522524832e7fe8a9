import { z } from "zod";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";

const slide = z.object({
  /** null: drawn from dye and pattern, our additions. */
  imageUrl: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
});

/** The call takes no `{lang}`: `?lang=` says which, chosen before the endpoint opens. */
export const virtueActiveRequest = z.object({ query: z.object({ lang: z.string().optional() }) });

/** Dates are ISO 8601 with offset; without a programme texts and dates are null and the lists empty. */
export const virtueActiveAnswer = z.object({
  isVirtueEventExists: z.boolean(),
  eventStartDate: z.string().nullable(),
  /** null too for a programme that runs until further notice. */
  eventEndDate: z.string().nullable(),
  slides: z.array(slide),
  paragraphs: z.array(z.string()),
  externalUrl: z.string().nullable(),
  /** Our additions: what the banner calls it, and the modal's heading. */
  name: z.string().nullable(),
  title: z.string().nullable(),
});
