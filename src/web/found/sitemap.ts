import { pageAddress } from "../../contract/page-address.ts";
import type { SitemapPage, SitemapPart, SitemapSource } from "../../contract/public-file.server.ts";
import { languages } from "../../i18n/language.ts";
import { xmlElement, xmlHead, xmlText } from "../../platform/formats/xml.ts";

/** Addresses that one file may hold (sitemaps.org); every page has one in each language. */
const MOST_ADDRESSES = 50_000;

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function changedOf(changed: Date | null): string {
  return changed === null ? "" : xmlElement("lastmod", changed.toISOString());
}

function alternate(hreflang: string, href: string): string {
  return xmlElement("xhtml:link", "", { rel: "alternate", hreflang, href });
}

/** A page in each of its languages, each naming all of them; Indonesian is for everybody else. */
function entries({ paths, changed }: SitemapPage, root: string): string {
  const addresses = languages.map((language) => ({ language, href: pageAddress(root, paths[language], language) }));
  const others = [
    ...addresses.map(({ language, href }) => alternate(language, href)),
    alternate("x-default", pageAddress(root, paths.id, "id")),
  ].join("");
  return addresses
    .map(({ href }) => `${xmlElement("url", xmlElement("loc", xmlText(href)) + changedOf(changed) + others)}\n`)
    .join("");
}

/** Site map of some parts in one file, piece by piece. */
export async function* writeParts(parts: readonly SitemapPart[], root: string): AsyncIterable<string> {
  yield `${xmlHead}<urlset ${namespaces}>\n`;
  for (const part of parts) {
    for await (const page of part.read()) yield entries(page, root);
  }
  yield "</urlset>\n";
}

function writeIndex(parts: readonly SitemapPart[], root: string): string {
  const files = parts.map(({ name, changed }) =>
    xmlElement("sitemap", xmlElement("loc", xmlText(`${root}/sitemaps/${name}.xml`)) + changedOf(changed)),
  );
  return `${xmlHead}${xmlElement("sitemapindex", files.join("\n"), { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" })}`;
}

/** Every part of every source. */
export async function allParts(sources: readonly SitemapSource[]): Promise<SitemapPart[]> {
  return (await Promise.all(sources.map((source) => source.parts()))).flat();
}

/** The site map: all of it while it fits into one file, else an index of its parts. */
export async function* writeSitemap(sources: readonly SitemapSource[], root: string): AsyncIterable<string> {
  const parts = await allParts(sources);
  const pages = parts.reduce((sum, part) => sum + part.pages, 0);
  if (pages * languages.length <= MOST_ADDRESSES) yield* writeParts(parts, root);
  else yield writeIndex(parts, root);
}
