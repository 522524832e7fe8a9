import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";
import type { newsCard, newsDetailAnswer, newsItem, newsListAnswer, newsListRequest } from "./news.schema.ts";

export type NewsCard = z.infer<typeof newsCard>;
export type NewsItem = z.infer<typeof newsItem>;

/** News and articles that are out, newest first, nine a page. */
export const listNews = defineCall<z.infer<typeof newsListRequest>, z.infer<typeof newsListAnswer>>()({
  method: "GET",
  path: "front-end/news-artikel-inner-page/{lang}",
  needs: "content.read",
  who: "guest",
});

/** One item in the language of `?lang=`; 404 when there is none, or its day has not come. */
export const getNews = defineCall<
  { path: { id: number }; query: { lang: string } },
  z.infer<typeof newsDetailAnswer>
>()({
  method: "GET",
  path: "front-end/news-artikel-detail-page/{id}",
  needs: "content.read",
  who: "guest",
});
