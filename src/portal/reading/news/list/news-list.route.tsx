import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { newsTabs } from "../../../../domain/content/news/news.ts";
import { newsListPath } from "../../../../domain/content/news/news-path.ts";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { Tabs } from "../../../../ui/navigation/tabs.tsx";
import type { Route } from "./+types/news-list.route";
import { load } from "./load-news-list.ts";
import styles from "./news-list.module.css";
import { NewsResults } from "./news-results.tsx";

/** What each tab is called. */
const tabTexts = { all: m.news_tab_all, news: m.news_tab_news, article: m.news_tab_article } as const;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tab } = loaderData.state;
  return pageMeta(tab === "all" ? m.news_title() : tabTexts[tab](), m.news_lead());
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData.state;
  const tabs = newsTabs.map((one) => ({
    to: newsListPath({ tab: one, page: 1 }),
    text: tabTexts[one](),
    current: one === tab,
  }));
  return (
    <Page>
      <PageHead title={m.news_title()} lead={m.news_lead()} />
      <Tabs label={m.news_tabs()} tabs={tabs} />
      <div className={styles.results}>
        <NewsResults data={loaderData} />
      </div>
    </Page>
  );
}
