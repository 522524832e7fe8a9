import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { safeHtml } from "../../../../platform/formats/rich-text.ts";
import {
  countNews,
  type NewsCardRow,
  type NewsRow,
  nearestNews,
  newsById,
  newsCards,
  newsPage,
} from "../../news/news.queries.server.ts";
import { type NewsTab, newsPerPage } from "../../news/news.ts";
import type { NewsCard, NewsItem } from "../content.calls.ts";

/** Items that an article's page leads on to. */
const mostRelated = 3;

function getCard({ id, type, title, summary, dye, pattern, published_at }: NewsCardRow): NewsCard {
  return { id, type, title, summary, imageUrl: null, dye, pattern, publishedAt: wireMoment(published_at) };
}

async function listItems(db: Db, language: Language, rows: readonly NewsRow[]): Promise<NewsItem[]> {
  const near = await nearestNews(
    db,
    rows.map(({ id }) => id),
    mostRelated,
  );
  const cards = await newsCards(db, [...new Set([...near.values()].flat())], language);
  const byId = new Map(cards.map((card) => [card.id, getCard(card)]));
  return rows.map((row) => ({
    ...getCard(row),
    author: row.author,
    body: safeHtml(row.body, 2),
    related: (near.get(row.id) ?? []).flatMap((id) => byId.get(id) ?? []),
  }));
}

/** One page of a tab, and how many items the tab has. */
export async function readNewsPage(
  db: Db,
  language: Language,
  { tab, page: pageNo }: { tab: NewsTab; page: number },
): Promise<{ data: NewsItem[]; totalRows: number }> {
  const page = { offset: (pageNo - 1) * newsPerPage, limit: newsPerPage };
  const rows = await newsPage(db, language, tab, page);
  return { data: await listItems(db, language, rows), totalRows: await countNews(db, tab) };
}

/** The newest items of both types. */
export async function readNewestNews(db: Db, language: Language, most: number): Promise<NewsItem[]> {
  return listItems(db, language, await newsPage(db, language, "all", { offset: 0, limit: most }));
}

/** One item that is out, or null. */
export async function readNewsItem(db: Db, language: Language, id: number): Promise<NewsItem | null> {
  const row = await newsById(db, id, language);
  if (row === undefined) return null;
  const [item = null] = await listItems(db, language, [row]);
  return item;
}
