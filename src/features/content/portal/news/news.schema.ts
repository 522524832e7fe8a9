import { z } from "zod";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";
import { newsTypes } from "../../news/news.ts";

/** An item as others point to it. */
export const newsCard = z.object({
  id: z.number(),
  type: z.enum(newsTypes),
  title: z.string(),
  summary: z.string(),
  /** Null: a cover is drawn from dye and pattern, our additions. */
  imageUrl: z.string().nullable(),
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
  /** ISO 8601 in Asia/Jakarta: the beginning of its day. */
  publishedAt: z.string(),
});

/** A whole item; `body` is sanitised HTML, `related` the three of its type that are nearest in time. */
export const newsItem = newsCard.extend({
  /** Our addition: who wrote it and as what, "" when nobody signs. */
  author: z.string(),
  body: z.string(),
  related: z.array(newsCard),
});
