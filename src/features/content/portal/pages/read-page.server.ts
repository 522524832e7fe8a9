import { m } from "#messages";
import { type SitemapSource, samePath, smallSource } from "../../../../contract/public-file.server.ts";
import { site } from "../../../../contract/site.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { markdownToHtml, safeHtml } from "../../../../platform/formats/rich-text.ts";
import { type PageName, pageNames, pagePaths, privacySection } from "../../pages/content-page.ts";
import { pageDays, type StoredSection, storedPage } from "../../pages/pages.queries.server.ts";
import type { ContentPage, PageSection } from "../content.calls.ts";

function text(id: string, heading: string, markdown: string): PageSection {
  return {
    ...{ id, heading, body: markdownToHtml(markdown), layout: "text", items: [], summary: "", tag: "" },
    ...{ imageUrl: null, url: null, dye: null, pattern: null },
  };
}

function getSections(page: PageName, language: Language): PageSection[] {
  if (page !== "terms") return [];
  const locale = { locale: language };
  return [
    text("layanan", m.pages_own_services({}, locale), m.pages_own_services_text({}, locale)),
    text(privacySection, m.pages_own_privacy({}, locale), m.pages_own_privacy_text({}, locale)),
    text("hak", m.pages_own_rights({}, locale), m.pages_own_rights_text({}, locale)),
    text("sengketa", m.pages_own_disputes({}, locale), m.pages_own_disputes_text({}, locale)),
  ];
}

const words = {
  about: { title: m.pages_about, description: (language: Language) => site.description[language] },
  programs: { title: m.pages_programs, description: (locale: Language) => m.pages_programs_none({}, { locale }) },
  terms: { title: m.pages_terms, description: (locale: Language) => m.pages_own_short({}, { locale }) },
} as const;

/** The built-in text of a page, before any content pack is loaded: it holds for every installation. */
function ownWords(page: PageName, language: Language): ContentPage {
  const { title, description } = words[page];
  return {
    title: title({}, { locale: language }),
    description: description(language),
    ...{ imageUrl: null, updatedAt: null, sections: getSections(page, language) },
  };
}

function getSection(section: StoredSection, language: Language): PageSection {
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

/** A page of the content pack; the built-in text where no pack has it. */
export async function readPage(db: Db, page: PageName, language: Language): Promise<ContentPage> {
  const stored = await storedPage(db, page);
  if (stored === undefined) return ownWords(page, language);
  const isIndonesian = language === "id";
  return {
    title: isIndonesian ? stored.title_id : stored.title_en,
    description: isIndonesian ? stored.description_id : stored.description_en,
    imageUrl: null,
    updatedAt: wireMoment(new Date(`${stored.updated_on}T00:00:00+07:00`)),
    sections: stored.sections.map((section) => getSection(section, language)),
  };
}

/** A programme as the home page shows it. */
export interface ProgramInShort {
  id: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  /** Path of the site: the programme on the page of all. */
  url: string;
}

/** The programmes for `home-page/{lang}`, in the order of their page; who shows them says `shows("page:programs")`. */
export async function programsInShort(db: Db, language: Language): Promise<ProgramInShort[]> {
  const { sections } = await readPage(db, "programs", language);
  return sections
    .filter(({ layout }) => layout === "programme")
    .map(({ id, heading, summary, imageUrl }) => ({
      ...{ id, title: heading, summary, imageUrl },
      url: `${pagePaths.programs}#${id}`,
    }));
}

/** About us, our programmes and the terms, for search engines; they are there before any pack was loaded too. */
export function pagesSitemap(db: Db): SitemapSource {
  const shows = pageNames.map((page) => `page:${page}`);
  return smallSource("content", shows, async () => {
    const days = new Map((await pageDays(db)).map(({ page, updated_on }) => [page, updated_on]));
    return pageNames.map((page) => {
      const day = days.get(page);
      return samePath(pagePaths[page], day === undefined ? null : new Date(`${day}T00:00:00+07:00`));
    });
  });
}
