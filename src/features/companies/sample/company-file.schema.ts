import { z } from "zod";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";

const both = z.object({ id: z.string().min(1), en: z.string().min(1) });

/** Front matter of `content/sample/companies/<slug>.md`; `industry` is the exact Indonesian name of an industry. */
export const companyFile = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  industry: z.string().min(1),
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
  address: both,
  website: z.url(),
  summary: both,
});
