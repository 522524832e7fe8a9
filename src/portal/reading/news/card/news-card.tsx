import { Link } from "react-router";
import { m } from "#messages";
import { newsPath } from "../../../../domain/content/news/news-path.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import styles from "./news-card.module.css";
import type { NewsCardData } from "./news-card-data.ts";

interface NewsCardProps {
  readonly item: NewsCardData;
  /** Level of its heading. */
  readonly level: 2 | 3;
}

/** A cover, what it is and when, and the title that leads to it; summary and minutes where the data has them. */
export function NewsCard({ item: { id, type, title, day, mark, summary, minutes }, level }: NewsCardProps) {
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
