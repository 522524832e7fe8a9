import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, notFound } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getNews, listNews } from "./news.calls.ts";
import { newsDetailAnswer, newsDetailRequest, newsListAnswer, newsListRequest } from "./news.schema.ts";
import { readNewsItem, readNewsPage } from "./read-news.server.ts";

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
