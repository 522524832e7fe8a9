import type { Article, NewsArticle, Organization, WithContext } from "schema-dts";
import { site } from "../../../../../contract/site.ts";
import type { NewsItemData } from "./load-news-item.ts";

type Shown = Pick<NewsItemData, "item" | "languageAddress" | "pictureAddress">;

/** An item as search engines read it: schema.org's NewsArticle or Article. */
export function articleData(shown: Shown): WithContext<Article> | WithContext<NewsArticle> {
  const { item, languageAddress, pictureAddress } = shown;
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
