import { m } from "#messages";
import { lastNewsPage } from "../../../../domain/content/news/news.ts";
import { newsListPath } from "../../../../domain/content/news/news-path.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { NewsGrid } from "../card/news-grid.tsx";
import type { NewsListData } from "./load-news-list.ts";
import { NoNews, PastTheEnd } from "./no-news.tsx";

/** One page of a tab and the way to the others. */
export function NewsResults({ data: { state, items, total } }: { readonly data: NewsListData }) {
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
