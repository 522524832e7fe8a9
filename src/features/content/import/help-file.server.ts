import { z } from "zod";
import { both, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { helpIcons } from "../../help/help-icons.ts";

const order = z.int().default(100);

/** Front matter of `help/<category>.md`. */
export const categoryFile = z.strictObject({
  order,
  icon: z.enum(helpIcons),
  name: both,
  summary: both,
  /** Words that people often look for here. */
  search: both.optional(),
  subcategories: z.array(z.strictObject({ slug, name: both })).default([]),
});

/** Front matter of `help/<category>/<question>.md`; the answer stands below `# id` and `# en`. */
export const questionFile = z.strictObject({
  order,
  subcategory: slug.optional(),
  title: both,
  /** Other words that people ask with, in either language. */
  keywords: z.array(z.string().min(1)).default([]),
  often: z.boolean().default(false),
  hidden: z.boolean().default(false),
});
