import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { newsListPath } from "../../../../domain/content/news/news-path.ts";
import { Page } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import type { Route } from "./+types/news-item.route";
import { Article } from "./article.tsx";
import { articleData } from "./article-data.ts";
import { load } from "./load-news-item.ts";
import { Related } from "./related.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { item } = loaderData;
  return [
    ...pageMeta(item.title, item.summary),
    { property: "og:type", content: "article" },
    { "script:ld+json": articleData(loaderData) },
  ];
}

export default function NewsItem({ loaderData: { item, related } }: Route.ComponentProps) {
  const trail = [
    { text: m.news_home(), to: "/" },
    { text: m.news_title(), to: newsListPath({ tab: "all", page: 1 }) },
  ];
  return (
    <Page>
      <Breadcrumbs label={m.news_crumbs()} trail={trail} current={item.title} />
      <Article item={item} />
      <Related items={related} tab={item.type} />
    </Page>
  );
}
