import type { PageName } from "../../../domain/content/pages/content-page.ts";
import { type StoredSection, storedPage } from "../../../domain/content/pages/pages.queries.server.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { safeHtml } from "../../../platform/rich-text/rich-text.ts";
import { ownWords } from "./own-words.server.ts";
import type { ContentPage, PageSection } from "./pages.calls.ts";

function sectionOf(section: StoredSection, language: Language): PageSection {
  const { id, layout, url, dye, pattern, items } = section;
  return {
    ...{ id, layout, url, dye, pattern, imageUrl: null },
    heading: section.heading[language],
    body: safeHtml(section.body[language]),
    summary: section.summary?.[language] ?? "",
    tag: section.tag?.[language] ?? "",
    items: items.map((item) => ({
      title: item.title[language],
      text: item.text[language],
      ...(item.url === undefined ? {} : { url: item.url }),
    })),
  };
}

/** A page as the content pack tells it; where no pack ever did, in words of our own. */
export async function readPage(db: Db, page: PageName, language: Language): Promise<ContentPage> {
  const stored = await storedPage(db, page);
  if (stored === undefined) return ownWords(page, language);
  const isIndonesian = language === "id";
  return {
    title: isIndonesian ? stored.title_id : stored.title_en,
    description: isIndonesian ? stored.description_id : stored.description_en,
    imageUrl: null,
    updatedAt: wireMoment(new Date(`${stored.updated_on}T00:00:00+07:00`)),
    sections: stored.sections.map((section) => sectionOf(section, language)),
  };
}
