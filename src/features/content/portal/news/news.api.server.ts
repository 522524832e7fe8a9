import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { blankIsAbsent, numberOfText } from "../../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../../contract/path.schema.ts";
import { accept, notFound } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";
import { newsTabs, newsTypes } from "../../news/news.ts";
import { getNews, listNews } from "../content.calls.ts";
import { readNewsItem, readNewsPage } from "./read-news.server.ts";

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

const tab = z.preprocess(
  (value) => (typeof value === "string" ? blankIsAbsent(value.toLowerCase()) : value),
  z.enum(newsTabs).default("all"),
);
const page = z.preprocess((value) => numberOfText(blankIsAbsent(value)), z.int().min(1).default(1));

export const newsListRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({ tab, page }),
});
export const newsListAnswer = z.object({ data: z.array(newsItem), totalRows: z.number() });

const newsDetailRequest = z.object({ path: z.object({ id: pathId }) });
export const newsDetailAnswer = z.object({ data: newsItem });

/** The endpoints of news and articles. */
export function newsEndpoints({ database: { db } }: Pick<Platform, "database">): Endpoint[] {
  return [
    endpoint(listNews, {
      request: newsListRequest,
      answer: newsListAnswer,
      async handle({ query }, context) {
        context.shows("news");
        return accept(await readNewsPage(db, context.language, query));
      },
    }),
    endpoint(getNews, {
      request: newsDetailRequest,
      answer: newsDetailAnswer,
      async handle({ path: { id } }, context) {
        const { language } = context;
        const item = await readNewsItem(db, language, id);
        if (item === null) return notFound(m.contract_not_found({}, { locale: language }));
        context.shows("news");
        return accept({ data: item });
      },
    }),
  ];
}
