import { z } from "zod";
import { both, slug } from "../../../platform/content-pack/pack-values.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";

/** Front matter of a pack's `companies/<slug>.md`; `industry` is the exact Indonesian name of an industry. */
export const companyFile = z.strictObject({
  slug,
  name: z.string().min(1).max(200),
  industry: z.string().min(1),
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
  address: both,
  website: z.url({ protocol: /^https?$/ }),
  summary: both,
});
