import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";
import type { newsCard, newsItem } from "./news.schema.ts";

type Api = typeof import("./news.api.server.ts");

export type NewsCard = z.infer<typeof newsCard>;
export type NewsItem = z.infer<typeof newsItem>;

/** News and articles that are out, newest first, nine a page. */
export const listNews = defineCall<z.infer<Api["newsListRequest"]>, z.infer<Api["newsListAnswer"]>>()({
  method: "GET",
  path: "front-end/news-artikel-inner-page/{lang}",
  needs: "content.read",
  who: "guest",
});

/** One item in the language of `?lang=`; 404 when there is none, or its day has not come. */
export const getNews = defineCall<
  { path: { id: number }; query: { lang: string } },
  z.infer<Api["newsDetailAnswer"]>
>()({
  method: "GET",
  path: "front-end/news-artikel-detail-page/{id}",
  needs: "content.read",
  who: "guest",
});
