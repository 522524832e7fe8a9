import { m } from "#messages";
import type { NewsTab } from "../../../../domain/content/news/news.ts";
import { newsListPath } from "../../../../domain/content/news/news-path.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";

const words = {
  all: { title: m.news_empty_all_title, text: m.news_empty_all_text },
  news: { title: m.news_empty_news_title, text: m.news_empty_news_text },
  article: { title: m.news_empty_article_title, text: m.news_empty_article_text },
} as const;

/** A tab without items (V19): its own words and one way on. */
export function NoNews({ tab }: { readonly tab: NewsTab }) {
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
export function PastTheEnd({ tab, last }: { readonly tab: NewsTab; readonly last: number }) {
  return (
    <StateScreen icon="file-text" tone="warm" title={m.news_past_title()} text={m.news_past_text({ page: last })}>
      <ButtonLink to={newsListPath({ tab, page: last })}>{m.news_past_last()}</ButtonLink>
    </StateScreen>
  );
}
