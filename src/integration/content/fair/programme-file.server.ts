import { z } from "zod";
import { slideShow } from "../../../domain/content/content.ts";
import { both, packDay, slug } from "../../../platform/content-pack/pack-values.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";

const slide = z.strictObject({ dye: z.enum(dyes), pattern: z.enum(patterns), title: both, text: both });

/** Front matter of `fair/<slug>.md`; without `ends` the programme runs until further notice and shows no dates. */
export const programmeFile = z.strictObject({
  slug,
  name: both,
  title: both,
  starts: packDay,
  ends: packDay.optional(),
  url: z.url({ protocol: /^https?$/ }),
  slides: z.array(slide).length(slideShow.slides),
});
