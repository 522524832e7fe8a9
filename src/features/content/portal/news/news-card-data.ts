import { jakartaDay } from "../../../../i18n/calendar.ts";
import type { MarkChoice } from "../../../../ui/patterns/company-mark.ts";
import type { NewsType } from "../../news/news.ts";
import type { NewsCard } from "./news.calls.ts";

/** What a card shows of an item. */
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
