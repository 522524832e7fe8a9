import { pageAddress } from "../../contract/page-address.ts";
import {
  type PictureSource,
  type PublicFile,
  type SitemapPage,
  type SitemapPart,
  type SitemapSource,
  type SitePlace,
  samePath,
  smallSource,
} from "../../contract/public-file.server.ts";
import { site } from "../../contract/site.ts";
import { agendaSitemap, eventPictures } from "../../features/agenda/portal/event-found.server.ts";
import { getSearch } from "../../features/alerts/portal/wire-search.ts";
import { logoFile } from "../../features/content/portal/logo-found.server.ts";
import { newsPictures, newsSitemap } from "../../features/content/portal/news/news-found.server.ts";
import { pagesSitemap } from "../../features/content/portal/pages/read-page.server.ts";
import { helpAddresses } from "../../features/help/help.server.ts";
import { sitePicture } from "../../features/portal-shell/site-picture.ts";
import { type FeedSearch, searchFeedFile } from "../../features/vacancies/machines/search-feed.server.ts";
import { vacancyFiles } from "../../features/vacancies/machines/vacancy-files.server.ts";
import { parseListState, searchQuery } from "../../features/vacancies/portal/list/list-state.ts";
import { vacancyPictures } from "../../features/vacancies/portal/vacancy-pictures.server.ts";
import { companySitemap, vacancySitemap } from "../../features/vacancies/portal/vacancy-sitemap.server.ts";
import { languages } from "../../i18n/language.ts";
import type { GeneratedFiles, MadeFile } from "../../platform/cache/generated-files.ts";
import type { Db } from "../../platform/database/database.ts";
import { xmlElement, xmlHead, xmlText } from "../../platform/formats/xml.ts";
import type { Platform } from "../../platform/platform.ts";
import { pictureFile } from "./pictures/picture-file.ts";

/** Addresses that one file may hold (sitemaps.org); every page has one in each language. */
const MOST_ADDRESSES = 50_000;

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function formatChanged(changed: Date | null): string {
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
    .map(({ href }) => `${xmlElement("url", xmlElement("loc", xmlText(href)) + formatChanged(changed) + others)}\n`)
    .join("");
}

/** Site map of some parts in one file, piece by piece. */
async function* writeParts(parts: readonly SitemapPart[], root: string): AsyncIterable<string> {
  yield `${xmlHead}<urlset ${namespaces}>\n`;
  for (const part of parts) {
    for await (const page of part.read()) yield entries(page, root);
  }
  yield "</urlset>\n";
}

function writeIndex(parts: readonly SitemapPart[], root: string): string {
  const files = parts.map(({ name, changed }) =>
    xmlElement("sitemap", xmlElement("loc", xmlText(`${root}/sitemaps/${name}.xml`)) + formatChanged(changed)),
  );
  return `${xmlHead}${xmlElement("sitemapindex", files.join("\n"), { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" })}`;
}

/** Every part of every source. */
async function allParts(sources: readonly SitemapSource[]): Promise<SitemapPart[]> {
  return (await Promise.all(sources.map((source) => source.parts()))).flat();
}

/** The site map: all of it while it fits into one file, else an index of its parts. */
export async function* writeSitemap(sources: readonly SitemapSource[], root: string): AsyncIterable<string> {
  const parts = await allParts(sources);
  const pages = parts.reduce((sum, part) => sum + part.pages, 0);
  if (pages * languages.length <= MOST_ADDRESSES) yield* writeParts(parts, root);
  else yield writeIndex(parts, root);
}

/** Public pages that are there whatever the data is. */
const paths = ["/", "/lowongan", "/signup", "/signin", "/cek-surat"];

const publicPages: SitemapSource = smallSource("pages", [], async () => paths.map((path) => samePath(path)));

const XML = "application/xml; charset=utf-8";

/** The help centre, when it has something to say. */
function helpSitemap(db: Db): SitemapSource {
  return smallSource("help", ["help-centre"], async () =>
    (await helpAddresses(db)).map(({ path, updatedAt }) => samePath(path, updatedAt)),
  );
}

function sitemapFiles({ database: { db } }: Platform, files: GeneratedFiles, root: string): PublicFile[] {
  const sources = [
    publicPages,
    agendaSitemap(db),
    newsSitemap(db),
    pagesSitemap(db),
    helpSitemap(db),
    companySitemap(db),
    vacancySitemap(db),
  ];
  const shows = [...new Set(sources.flatMap((source) => source.shows))];
  const file = (name: string, write: MadeFile["write"]): MadeFile => ({ name, mediaType: XML, shows, write });
  return [
    {
      path: "/sitemap.xml",
      answer: (context) =>
        files.answer(
          file("/sitemap.xml", () => writeSitemap(sources, root)),
          context,
        ),
    },
    {
      path: "/sitemaps/:file",
      async answer(context) {
        const name = (context.params["file"] ?? "").replace(/\.xml$/, "");
        const part = (await allParts(sources)).find((one) => one.name === name);
        if (part === undefined) return new Response(null, { status: 404 });
        return files.answer(
          file(`/sitemaps/${name}`, () => writeParts([part], root)),
          context,
        );
      },
    },
  ];
}

interface FoundFiles {
  files: GeneratedFiles;
  /** Of searches, of which anybody may ask for any. */
  searchFeeds: GeneratedFiles;
}

/** The search of the list's own parameters; whatever else stands in an address is left out. */
function feedSearch(query: URLSearchParams): FeedSearch {
  const state = { ...parseListState(query), isMatch: false };
  return { search: getSearch(state), query: searchQuery(state) };
}

/** Everything below the root that machines fetch, and that is neither page nor call. */
export function publicFiles(platform: Platform, { files, searchFeeds }: FoundFiles): PublicFile[] {
  const { publicUrl, basePath } = platform.settings;
  const root = publicUrl + (basePath === "/" ? "" : basePath);
  const place: SitePlace = {
    root,
    // A content pack may rename the site while it runs.
    get name() {
      return site.name;
    },
    get contactEmail() {
      return site.contactEmail;
    },
  };
  const { db } = platform.database;
  const ofSite: PictureSource = {
    kind: "site",
    read: async (id, language) => (id === "card" ? sitePicture(language) : null),
  };
  return [
    pictureFile([ofSite, newsPictures(db), eventPictures(db), ...vacancyPictures(db)], root, () => site.name),
    logoFile(db),
    ...sitemapFiles(platform, files, root),
    searchFeedFile({ platform, files: searchFeeds, site: place, whole: files, searchOf: feedSearch }),
    ...vacancyFiles({ database: platform.database, files, site: place }),
  ];
}
