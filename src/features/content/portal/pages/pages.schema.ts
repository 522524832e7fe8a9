import { z } from "zod";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";
import { layouts } from "../../pages/content-page.ts";

const item = z.object({ title: z.string(), text: z.string(), url: z.string().optional() });

/** A part of a page; `body` is sanitised HTML. What follows `items` is our addition. */
export const pageSection = z.object({
  id: z.string(),
  heading: z.string(),
  body: z.string(),
  imageUrl: z.string().nullable(),
  items: z.array(item),
  layout: z.enum(layouts),
  /** One plain sentence, "" where there is none. */
  summary: z.string(),
  /** For whom, on a programme. */
  tag: z.string(),
  /** Where a programme's vacancies or its own site are: a path of ours or an address. */
  url: z.string().nullable(),
  dye: z.enum(dyes).nullable(),
  pattern: z.enum(patterns).nullable(),
});

export const contentPage = z.object({
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  updatedAt: z.string().nullable(),
  sections: z.array(pageSection),
});

export const contentPageRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const contentPageAnswer = z.object({ data: contentPage });
