import { m } from "#messages";
import { site } from "../../../contract/site.ts";
import { type PageName, privacySection } from "../../../domain/content/pages/content-page.ts";
import type { Language } from "../../../i18n/language.ts";
import { markdownToHtml } from "../../../platform/rich-text/rich-text.ts";
import type { ContentPage, PageSection } from "./pages.calls.ts";

function text(id: string, heading: string, markdown: string): PageSection {
  return {
    ...{ id, heading, body: markdownToHtml(markdown), layout: "text", items: [], summary: "", tag: "" },
    ...{ imageUrl: null, url: null, dye: null, pattern: null },
  };
}

function sectionsOf(page: PageName, language: Language): PageSection[] {
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

/** What a page says before any content pack was loaded: what holds for every site of this make. */
export function ownWords(page: PageName, language: Language): ContentPage {
  const { title, description } = words[page];
  return {
    title: title({}, { locale: language }),
    description: description(language),
    ...{ imageUrl: null, updatedAt: null, sections: sectionsOf(page, language) },
  };
}
