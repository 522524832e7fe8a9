import type { z } from "zod";
import { defineCall } from "../../../contract/call.ts";

type FairApi = typeof import("./fair/fair.api.server.ts");

/** The talent programme that runs now, or that there is none. */
export const getTalentProgramme = defineCall<
  z.infer<FairApi["virtueActiveRequest"]>,
  z.infer<FairApi["virtueActiveAnswer"]>
>()({
  method: "GET",
  path: "virtue-active",
  needs: "content.read",
  who: "open",
});

type HomeApi = typeof import("./home/home.api.server.ts");

export type HomeAnswer = z.infer<HomeApi["homeAnswer"]>["data"];

/** The home page's content, in one answer; lists may be empty. */
export const getHome = defineCall<z.infer<HomeApi["homeRequest"]>, z.infer<HomeApi["homeAnswer"]>>()({
  method: "GET",
  path: "home-page/{lang}",
  needs: "content.read",
  who: "guest",
});

type NewsSchema = typeof import("./news/news.api.server.ts");
type NewsApi = typeof import("./news/news.api.server.ts");

export type NewsCard = z.infer<NewsSchema["newsCard"]>;
export type NewsItem = z.infer<NewsSchema["newsItem"]>;

/** News and articles that are out, newest first, nine a page. */
export const listNews = defineCall<z.infer<NewsApi["newsListRequest"]>, z.infer<NewsApi["newsListAnswer"]>>()({
  method: "GET",
  path: "front-end/news-artikel-inner-page/{lang}",
  needs: "content.read",
  who: "guest",
});

/** One item in the language of `?lang=`; 404 when there is none, or its day has not come. */
export const getNews = defineCall<
  { path: { id: number }; query: { lang: string } },
  z.infer<NewsApi["newsDetailAnswer"]>
>()({
  method: "GET",
  path: "front-end/news-artikel-detail-page/{id}",
  needs: "content.read",
  who: "guest",
});

type PagesApi = typeof import("./pages/pages.api.server.ts");

export type ContentPage = z.infer<PagesApi["contentPage"]>;
export type PageSection = z.infer<PagesApi["pageSection"]>;

type Request = z.infer<PagesApi["contentPageRequest"]>;
type Answer = z.infer<PagesApi["contentPageAnswer"]>;

/** About us; on an empty database what the site says of itself. */
export const getAboutPage = defineCall<Request, Answer>()({
  method: "GET",
  path: "tentang-kami-page/{lang}",
  needs: "content.read",
  who: "guest",
});

/** Our programmes, a section each. */
export const getProgramsPage = defineCall<Request, Answer>()({
  method: "GET",
  path: "program-kami-page/{lang}",
  needs: "content.read",
  who: "guest",
});

/** Terms and privacy; the description is the short version. */
export const getTermsPage = defineCall<Request, Answer>()({
  method: "GET",
  path: "front-end/terms-page/{lang}",
  needs: "content.read",
  who: "guest",
});
