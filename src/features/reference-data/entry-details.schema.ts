import { z } from "zod";

/** Most rupiah a month that a band of the old form stands for. */
export const salaryBandDetails = z.object({ upperBound: z.number() });

export const platformDetails = z.object({ type: z.string() });

/** A phase of recruitment: what it means, what is to be had ready for it, and the calendar days it takes at most. */
export const phaseDetails = z.object({
  descriptionId: z.string(),
  descriptionEn: z.string(),
  prepareId: z.string().default(""),
  prepareEn: z.string().default(""),
  promisedDays: z.number().nullable(),
});

/** Whom to ask about applications of one platform. */
export const contactCentreDetails = z.object({
  platformId: z.number(),
  descriptionId: z.string(),
  descriptionEn: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  hoursId: z.string(),
  hoursEn: z.string(),
});
