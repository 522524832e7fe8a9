import type { Article, NewsArticle, Organization, WithContext } from "schema-dts";
import { leadToOwnAddress, need, type PageRequest } from "../../../../contract/page.ts";
import { pageAddress, siteRoot } from "../../../../contract/page-address.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { picturePath } from "../../../../contract/share-picture.ts";
import { site } from "../../../../contract/site.ts";
import { newsPath, readingMinutes } from "../../news/news.ts";
import { getNews } from "../content.calls.ts";
import { newsCardData, newsPicture } from "./news-card-data.ts";

/** One item (R26) and others like it; 404 where there is none. */
export async function load({ api, params, url, language, origin }: PageRequest<{ id: string }>) {
  const id = getId(params.id);
  leadToOwnAddress(url, [newsPath(id)]);
  const sent = await api.send(getNews, { path: { id }, query: { lang: language } });
  const item = need(sent, url).data;
  const { summary, author, body, related, publishedAt } = item;
  const card = newsCardData(item);
  const canonicalPath = newsPath(item.id);
  const root = siteRoot(origin);
  const picture = picturePath("news", item.id, newsPicture(card, language), language);
  return {
    item: { ...card, summary, author, body, publishedAt, minutes: readingMinutes(body) },
    related: related.map(newsCardData),
    canonicalPath,
    picturePath: picture,
    address: root + canonicalPath,
    languageAddress: pageAddress(root, canonicalPath, language),
    pictureAddress: root + picture,
  };
}

export type NewsItemData = Awaited<ReturnType<typeof load>>;

type ArticlePageData = Pick<NewsItemData, "item" | "languageAddress" | "pictureAddress">;

/** An item as search engines read it: schema.org's NewsArticle or Article. */
export function articleData(page: ArticlePageData): WithContext<Article> | WithContext<NewsArticle> {
  const { item, languageAddress, pictureAddress } = page;
  const [name = ""] = item.author.split(",");
  const publisher: Organization = { "@type": "Organization", name: site.name };
  return {
    "@context": "https://schema.org",
    "@type": item.type === "news" ? "NewsArticle" : "Article",
    headline: item.title,
    description: item.summary,
    image: [pictureAddress],
    datePublished: item.publishedAt,
    author: name === "" ? publisher : { "@type": "Person", name },
    publisher,
    mainEntityOfPage: languageAddress,
  };
}
