import { m } from "#messages";
import type { SharePicture } from "../../../../contract/share-picture.ts";
import { site } from "../../../../contract/site.ts";
import { dateText } from "../../../../i18n/formats.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { NewsCardData } from "./news-card-data.ts";

/** What a shared link to an item shows: the kind of it, its title and its day, on its own cloth. */
export function newsPicture({ type, title, day, mark }: NewsCardData, language: Language): SharePicture {
  const kind = type === "news" ? m.news_tab_news : m.news_tab_article;
  return { title, above: kind({}, { locale: language }), below: dateText(day, language), name: site.name, mark };
}
