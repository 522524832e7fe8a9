import { z } from "zod";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { vacancyAnswer } from "../vacancy.schema.ts";

/** A code of any shape: one that no link has is `link-invalid`. */
export const activityRequest = z.object({ path: z.object({ id: z.string(), lang: pathLanguage }) });

export const activityAnswer = vacancyAnswer.extend({ mediaCode: z.string(), platform: z.number() });
