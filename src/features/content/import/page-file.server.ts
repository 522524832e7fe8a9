import { z } from "zod";
import { both, packDay, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import { layouts, pageNames } from "../pages/content-page.ts";

/** A path of our own site or an address; nothing that runs. */
const url = z.string().regex(/^(\/(?![/\\])|https?:\/\/)\S*$/, "neither a path of this site nor an address");

const section = z.strictObject({
  id: slug,
  layout: z.enum(layouts).default("text"),
  heading: both,
  summary: both.optional(),
  tag: both.optional(),
  url: url.optional(),
  dye: z.enum(dyes).optional(),
  pattern: z.enum(patterns).optional(),
  items: z.array(z.strictObject({ title: both, text: both, url: url.optional() })).default([]),
});

/** Front matter of a pack's `pages/<page>.md`. */
export const pageFile = z.strictObject({
  page: z.enum(pageNames),
  title: both,
  description: both,
  updated: packDay,
  sections: z.array(section).min(1),
});

export type PageFile = z.infer<typeof pageFile>;
