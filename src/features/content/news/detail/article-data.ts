import type { NewsItemData } from "./load-news-item.ts";

const types = { news: "NewsArticle", article: "Article" } as const;

/** An item as search engines read it: schema.org's Article. */
export function articleData({ type, title, summary, author, publishedAt }: NewsItemData["item"], address: string) {
  const [name = ""] = author.split(",");
  return {
    "@context": "https://schema.org",
    "@type": types[type],
    headline: title,
    description: summary,
    datePublished: publishedAt,
    author: name === "" ? undefined : { "@type": "Person", name },
    mainEntityOfPage: address,
  };
}
