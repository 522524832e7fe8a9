import {
  type PictureSource,
  type PublicFile,
  type SitemapSource,
  type SitePlace,
  samePath,
  smallSource,
} from "../../contract/public-file.server.ts";
import { site } from "../../contract/site.ts";
import { agendaSitemap, eventPictures } from "../../features/agenda/portal/event-found.server.ts";
import { searchOf } from "../../features/alerts/portal/wire-search.ts";
import { logoFile } from "../../features/content/portal/logo-found.server.ts";
import { newsPictures, newsSitemap } from "../../features/content/portal/news/news-found.server.ts";
import { pagesSitemap } from "../../features/content/portal/pages/read-page.server.ts";
import { helpAddresses } from "../../features/help/help.server.ts";
import { sitePicture } from "../../features/portal-shell/brand.tsx";
import { type FeedSearch, searchFeedFile } from "../../features/vacancies/machines/search-feed.server.ts";
import { vacancyFiles } from "../../features/vacancies/machines/vacancy-files.server.ts";
import { parseListState, searchQuery } from "../../features/vacancies/portal/list/list-state.ts";
import { vacancyPictures } from "../../features/vacancies/portal/vacancy-pictures.server.ts";
import { companySitemap, vacancySitemap } from "../../features/vacancies/portal/vacancy-sitemap.server.ts";
import type { GeneratedFiles, MadeFile } from "../../platform/cache/generated-files.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { pictureFile } from "./pictures/picture-file.ts";
import { allParts, writeParts, writeSitemap } from "./sitemap.ts";

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
  return { search: searchOf(state), query: searchQuery(state) };
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
