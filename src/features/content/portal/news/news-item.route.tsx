import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row } from "../../../../ui/layout/layout.tsx";
import { HtmlProse, Text } from "../../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import { type NewsType, newsListPath } from "../../news/news.ts";
import type { Route } from "./+types/news-item.route";
import styles from "./article.module.css";
import { NewsGrid } from "./news-grid.tsx";
import { articleData, load, type NewsItemData } from "./news-item.ts";
import relatedStyles from "./related.module.css";

const steps = {
  article: {
    title: m.news_next_article_title,
    text: m.news_next_article_text,
    button: m.news_next_article_button,
    to: "/profile-resume",
  },
  news: {
    title: m.news_next_news_title,
    text: m.news_next_news_text,
    button: m.news_next_news_button,
    to: "/lowongan",
  },
} as const;

/** After an article the resume, after news the open vacancies. */
function NextStep({ type }: { readonly type: NewsType }) {
  const { title, text, button, to } = steps[type];
  return (
    <Card>
      <Row spread="between" gap={16}>
        <div>
          <Text as="h2" look="h4">
            {title()}
          </Text>
          <Text tone="muted">{text()}</Text>
        </div>
        <ButtonLink to={to}>{button()}</ButtonLink>
      </Row>
    </Card>
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred", isShared: true };

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

/** The item itself: title, who and when, its cover, its text, and what to do with what was read. */
function Article({ item }: Pick<NewsItemData, "item">) {
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

interface RelatedProps {
  readonly items: NewsItemData["related"];
  readonly tab: NewsType;
}

/** Further items of the same type. */
function Related({ items, tab }: RelatedProps) {
  if (items.length === 0) return null;
  return (
    <section className={relatedStyles.related}>
      <SectionHead title={m.news_related()}>
        <MoreLink to={newsListPath({ tab, page: 1 })}>
          {tab === "news" ? m.news_related_news() : m.news_related_article()}
        </MoreLink>
      </SectionHead>
      <NewsGrid items={items} level={3} />
    </section>
  );
}
