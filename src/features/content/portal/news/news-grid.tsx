import { Link } from "react-router";
import { m } from "#messages";
import { dateText } from "../../../../i18n/formats.ts";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import { newsPath } from "../../news/news.ts";
import styles from "./news-card.module.css";
import type { NewsCardData } from "./news-card-data.ts";

interface NewsGridProps {
  readonly items: readonly NewsCardData[];
  readonly level: 2 | 3;
  /** The first one is shown large. */
  readonly led?: boolean | undefined;
}

/** Cards three in a row; on phones rows with a line between. */
export function NewsGrid({ items, level, led }: NewsGridProps) {
  return (
    <ul className={styles.grid} data-led={led || undefined}>
      {items.map((item) => (
        <NewsCard key={item.id} item={item} level={level} />
      ))}
    </ul>
  );
}

interface NewsCardProps {
  readonly item: NewsCardData;
  /** Level of its heading. */
  readonly level: 2 | 3;
}

/** A cover, what it is and when, and the title that leads to it; summary and minutes where the data has them. */
function NewsCard({ item: { id, type, title, day, mark, summary, minutes }, level }: NewsCardProps) {
  const Heading = `h${level}` as const;
  const date = dateText(day);
  return (
    <li className={styles.card}>
      <Cover name={`news ${id}`} {...mark} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.kind}>
          <span>{type === "news" ? m.news_kind_news({ date }) : m.news_kind_article({ date })}</span>
          {minutes !== undefined && <span>{m.news_minutes({ minutes })}</span>}
        </p>
        <Heading className={styles.title}>
          <Link to={newsPath(id)}>{title}</Link>
        </Heading>
        {summary !== undefined && <p>{summary}</p>}
      </div>
    </li>
  );
}
