import { m } from "#messages";
import { dateText } from "../../../../i18n/formats.ts";
import { HtmlProse } from "../../../../ui/layout/html-prose.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import styles from "./article.module.css";
import type { NewsItemData } from "./load-news-item.ts";
import { NextStep } from "./next-step.tsx";

/** The item itself: title, who and when, its cover, its text, and what to do with what was read. */
export function Article({ item }: Pick<NewsItemData, "item">) {
  const { id, type, title, author, day, mark, minutes, body } = item;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.byline}>
          {author !== "" && <span>{author}</span>}
          <time dateTime={day}>{dateText(day)}</time>
          <span>{m.news_minutes({ minutes })}</span>
        </p>
      </header>
      <Cover name={`news ${id}`} {...mark} className={styles.cover} />
      <HtmlProse html={body} className={styles.body} />
      <NextStep type={type} />
    </article>
  );
}
