import { z } from "zod";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { looks } from "../../../audit/look.ts";

export const looksRequest = z.object({ path: z.object({ lang: pathLanguage }) });

/** One a company and day. */
export const looksAnswer = z.object({
  data: z.array(
    z.object({
      /** `YYYY-MM-DD`, in Asia/Jakarta. */
      day: z.string(),
      company: z.string(),
      what: z.array(z.enum(looks)),
    }),
  ),
});
