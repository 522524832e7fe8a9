import { need, type PageRequest } from "../../../../contract/page.ts";
import { readingMinutes } from "../../../../domain/content/news/news.ts";
import { newsListPath, parseNewsList } from "../../../../domain/content/news/news-path.ts";
import { newsCardData } from "../card/news-card-data.ts";
import { listNews, type NewsItem } from "../news.calls.ts";

/** The item that leads the first page says more of itself. */
function leadData(item: NewsItem) {
  return { ...newsCardData(item), summary: item.summary, minutes: readingMinutes(item.body) };
}

/** News and articles (R25): a tab, nine a page. */
export async function load({ api, url, language }: PageRequest<object>) {
  const state = parseNewsList(url.searchParams);
  const { data, totalRows } = need(
    await api.send(listNews, { path: { lang: language }, query: { tab: state.tab, page: state.page } }),
    url,
  );
  const items = data.map((item, at) => (at === 0 && state.page === 1 ? leadData(item) : newsCardData(item)));
  return { state, items, total: totalRows, canonicalPath: newsListPath(state) };
}

export type NewsListData = Awaited<ReturnType<typeof load>>;
