import { z } from "zod";
import { pathLanguage } from "../../../../contract/path.schema.ts";
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

/** A company as its page shows it; `description` is sanitised HTML, `summary` one plain sentence (our addition). */
export const companyDetail = companyItem.extend({
  summary: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  address: z.string(),
  website: z.string().nullable(),
});

export const companyDetailsRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  body: z.object({ BranchID: z.int() }),
});
export const companyDetailsAnswer = z.object({ data: companyDetail });

export const companyListRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const companyListAnswer = z.object({ data: z.array(companyItem) });
