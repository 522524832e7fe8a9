import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { Tabs } from "../../../../ui/navigation/tabs.tsx";
import { lastNewsPage, type NewsTab, newsListPath, newsTabs, parseNewsList, readingMinutes } from "../../news/news.ts";
import { listNews, type NewsItem } from "../content.calls.ts";
import type { Route } from "./+types/news-list.route";
import { newsCardData } from "./news-card-data.ts";
import { NewsGrid } from "./news-grid.tsx";
import styles from "./news-list.module.css";

const words = {
  all: { title: m.news_empty_all_title, text: m.news_empty_all_text },
  news: { title: m.news_empty_news_title, text: m.news_empty_news_text },
  article: { title: m.news_empty_article_title, text: m.news_empty_article_text },
} as const;

/** A tab without items (V19): its own words and one way on. */
function NoNews({ tab }: { readonly tab: NewsTab }) {
  const { title, text } = words[tab];
  return (
    <StateScreen icon="file-text" tone="warm" title={title()} text={text()}>
      {tab === "all" ? (
        <ButtonLink to="/lowongan">{m.news_empty_vacancies()}</ButtonLink>
      ) : (
        <ButtonLink to={newsListPath({ tab: "all", page: 1 })}>{m.news_empty_all()}</ButtonLink>
      )}
    </StateScreen>
  );
}

/** The list ended on an earlier page. */
function PastTheEnd({ tab, last }: { readonly tab: NewsTab; readonly last: number }) {
  return (
    <StateScreen icon="file-text" tone="warm" title={m.news_past_title()} text={m.news_past_text({ page: last })}>
      <ButtonLink to={newsListPath({ tab, page: last })}>{m.news_past_last()}</ButtonLink>
    </StateScreen>
  );
}

/** Labels of the tabs. */
const tabTexts = { all: m.news_tab_all, news: m.news_tab_news, article: m.news_tab_article } as const;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred", isShared: true };

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

/** The item that leads the first page says more of itself. */
function leadData(item: NewsItem) {
  return { ...newsCardData(item), summary: item.summary, minutes: readingMinutes(item.body) };
}

/** News and articles (R25): a tab, nine a page. */
async function load({ api, url, language }: PageRequest<object>) {
  const state = parseNewsList(url.searchParams);
  const { data, totalRows } = need(
    await api.send(listNews, { path: { lang: language }, query: { tab: state.tab, page: state.page } }),
    url,
  );
  const items = data.map((item, at) => (at === 0 && state.page === 1 ? leadData(item) : newsCardData(item)));
  return { state, items, total: totalRows, canonicalPath: newsListPath(state) };
}

type NewsListData = Awaited<ReturnType<typeof load>>;

/** One page of a tab and the way to the others. */
function NewsResults({ data: { state, items, total } }: { readonly data: NewsListData }) {
  const { tab, page } = state;
  const last = lastNewsPage(total);
  if (total === 0) return <NoNews tab={tab} />;
  if (items.length === 0) return <PastTheEnd tab={tab} last={last} />;
  return (
    <>
      <NewsGrid items={items} level={2} led={page === 1} />
      <Pagination
        label={m.news_pages()}
        previousLabel={m.news_previous()}
        nextLabel={m.news_next()}
        current={page}
        total={last}
        to={(other) => newsListPath({ tab, page: other })}
        pageLabel={(other) => m.news_page({ page: numberText(other) })}
      />
    </>
  );
}
