import { z } from "zod";
import { newsTypes } from "../../../domain/content/content.ts";
import { both, packDay, slug } from "../../../platform/content-pack/pack-values.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";

/** Front matter of a pack's `news/<slug>.md`; without dye and pattern the cover's come from the slug. */
export const newsFile = z.strictObject({
  slug,
  type: z.enum(newsTypes),
  title: both,
  summary: both,
  author: both.optional(),
  published: packDay,
  dye: z.enum(dyes).optional(),
  pattern: z.enum(patterns).optional(),
});
