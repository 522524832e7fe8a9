import { m } from "#messages";
import { MoreLink } from "../../../../../ui/actions/more-link.tsx";
import { SectionHead } from "../../../../../ui/layout/heads.tsx";
import type { NewsType } from "../../../news/news.ts";
import { newsListPath } from "../../../news/news-path.ts";
import { NewsGrid } from "../news-grid.tsx";
import type { NewsItemData } from "./load-news-item.ts";
import styles from "./related.module.css";

interface RelatedProps {
  readonly items: NewsItemData["related"];
  readonly tab: NewsType;
}

/** What to read next, of the same type. */
export function Related({ items, tab }: RelatedProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.related}>
      <SectionHead title={m.news_related()}>
        <MoreLink to={newsListPath({ tab, page: 1 })}>
          {tab === "news" ? m.news_related_news() : m.news_related_article()}
        </MoreLink>
      </SectionHead>
      <NewsGrid items={items} level={3} />
    </section>
  );
}
