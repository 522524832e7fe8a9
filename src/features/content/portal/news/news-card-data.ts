import { m } from "#messages";
import type { SharePicture } from "../../../../contract/share-picture.ts";
import { site } from "../../../../contract/site.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText } from "../../../../i18n/formats.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { MarkChoice } from "../../../../ui/patterns/company-mark.ts";
import type { NewsType } from "../../news/news.ts";
import type { NewsCard } from "../content.calls.ts";

/** An item on a card. */
export interface NewsCardData {
  id: number;
  type: NewsType;
  title: string;
  /** "YYYY-MM-DD" */
  day: string;
  mark: MarkChoice;
  /** Only on the card that leads a list. */
  summary?: string;
  minutes?: number;
}

/** A card's data out of the wire's names. */
export function newsCardData({ id, type, title, publishedAt, dye, pattern }: NewsCard): NewsCardData {
  return { id, type, title, day: jakartaDay(publishedAt), mark: { dye, pattern } };
}

/** The picture of a shared link to an item: its kind, its title and its day, on its own pattern. */
export function newsPicture({ type, title, day, mark }: NewsCardData, language: Language): SharePicture {
  const kind = type === "news" ? m.news_tab_news : m.news_tab_article;
  return { title, above: kind({}, { locale: language }), below: dateText(day, language), name: site.name, mark };
}
