import { m } from "#messages";

/** What each tab is called. */
export const tabTexts = { all: m.news_tab_all, news: m.news_tab_news, article: m.news_tab_article } as const;
