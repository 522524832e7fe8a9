import { m } from "#messages";
import { pageAddress } from "../../../contract/page-address.ts";
import type { SitePlace } from "../../../contract/public-file.server.ts";
import type { Language } from "../../../i18n/language.ts";
import { xmlElement, xmlHead, xmlText } from "../../../platform/formats/xml.ts";
import type { FeedVacancy } from "./feed-vacancies.server.ts";

export const atomPath = "/feeds/vacancies.atom";

function entry(vacancy: FeedVacancy): string {
  const { permanentAddress, address, title, company, places, html, postedAt, changedAt } = vacancy;
  return xmlElement(
    "entry",
    [
      xmlElement("id", xmlText(permanentAddress)),
      xmlElement("title", xmlText([title, company, ...places].join(", "))),
      xmlElement("link", "", { rel: "alternate", type: "text/html", href: address }),
      xmlElement("published", postedAt.toISOString()),
      xmlElement("updated", changedAt.toISOString()),
      xmlElement("author", xmlElement("name", xmlText(company))),
      xmlElement("category", "", { term: vacancy.function }),
      xmlElement("content", xmlText(html), { type: "html" }),
    ].join(""),
  );
}

/** The search that a feed is of. */
interface OfSearch {
  /** In the list's own parameters. */
  query: string;
  /** In words. */
  name: string;
}

/** The newest vacancies, of all or of a search, as an Atom feed (RFC 4287). */
export function atomFeed(
  vacancies: readonly FeedVacancy[],
  { root, name }: SitePlace,
  language: Language,
  of: OfSearch = { query: "", name: "" },
): string {
  const locale = { locale: language };
  const queryText = of.query === "" ? "" : `?${of.query}`;
  const title = of.name === "" ? m.vacancies_feed_title({}, locale) : m.vacancies_feed_of({ search: of.name }, locale);
  const self = pageAddress(root, atomPath + queryText, language);
  const changed = Math.max(0, ...vacancies.map(({ changedAt }) => changedAt.getTime()));
  const content = [
    xmlElement("id", xmlText(self)),
    xmlElement("title", xmlText(`${title} · ${name}`)),
    xmlElement("link", "", { rel: "self", type: "application/atom+xml", href: self }),
    xmlElement("link", "", {
      rel: "alternate",
      type: "text/html",
      href: pageAddress(root, `/lowongan${queryText}`, language),
    }),
    xmlElement("updated", new Date(changed).toISOString()),
    ...vacancies.map(entry),
  ];
  const attributes = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language };
  return xmlHead + xmlElement("feed", content.join("\n"), attributes);
}
