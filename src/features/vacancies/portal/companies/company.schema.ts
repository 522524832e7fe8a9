import { z } from "zod";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";

/** A company as lists show it. Without a `logoUrl` its mark is drawn from name, dye and pattern. */
export const companyItem = z.object({
  branchId: z.number(),
  name: z.string(),
  /** Empty when not known. */
  industry: z.string(),
  logoUrl: z.string().nullable(),
  /** Our addition, as `pattern`. */
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
  openVacancies: z.number(),
});
