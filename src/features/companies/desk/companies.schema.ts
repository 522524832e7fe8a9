import { z } from "zod";
import { retentionMonths } from "../settings/company-settings.ts";

const { least, most } = retentionMonths;

/** What of a company's settings is to change. */
export const settingsBody = z.object({
  requiresReview: z.boolean().optional(),
  blindByDefault: z.boolean().optional(),
  retentionMonths: z.number().int().min(least, "too-small").max(most, "too-large").optional(),
});
