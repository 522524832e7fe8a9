import type { Language } from "../i18n/language.ts";
import type { PictureKind, SharePicture } from "./share-picture.ts";

/** A request for a file that machines fetch. */
export interface FileRequest {
  method: string;
  headers: Headers;
  params: Readonly<Record<string, string>>;
  /** `?lang=`, else Indonesian: machines send no cookie. */
  language: Language;
  query: URLSearchParams;
  /** Whose network asks; null for one of which nothing is counted. */
  network: string | null;
}

/** A feed, a site map, a picture: something below the site's root that is neither page nor call. */
export interface PublicFile {
  /** As the server's router writes it: `/feeds/vacancies.atom`, `/pictures/:kind/:id/:name`. */
  path: string;
  answer(context: FileRequest): Promise<Response>;
}

/** Where the site is, for files full of addresses: origin and base path, without a slash at the end. */
export interface SitePlace {
  root: string;
  name: string;
  contactEmail: string;
}

/** Who knows what the pictures of a kind show. */
export interface PictureSource {
  kind: PictureKind;
  /** Null where there is no such thing (any more). */
  read(id: string, language: Language): Promise<SharePicture | null>;
}

/** A page as the site map names it. */
export interface SitemapPage {
  /** Below the root, by language. */
  paths: Readonly<Record<Language, string>>;
  changed: Date | null;
}

/** Pages of the site map that fit into one file. */
export interface SitemapPart {
  /** Ends the part's address: "pages", "vacancies-3". */
  name: string;
  pages: number;
  changed: Date | null;
  read(): AsyncIterable<SitemapPage>;
}

/** A feature's entries in the site map. */
export interface SitemapSource {
  /** Names of what it shows, as pages name them. */
  shows: readonly string[];
  parts(): Promise<readonly SitemapPart[]>;
}

/** Pages at most in a part: twice as many addresses, and the limit of a file is 50,000 of them and 50 MB. */
export const MOST_PAGES = 20_000;

/** A source so small that it is read at once. */
export function smallSource(
  name: string,
  shows: readonly string[],
  list: () => Promise<readonly SitemapPage[]>,
): SitemapSource {
  return {
    shows,
    async parts() {
      const pages = await list();
      if (pages.length === 0) return [];
      const changed = pages.reduce<Date | null>((latest, page) => later(latest, page.changed), null);
      return [
        {
          name,
          pages: pages.length,
          changed,
          read: async function* () {
            yield* pages;
          },
        },
      ];
    },
  };
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** A page whose address is the same in both languages but for `lang`. */
export function samePath(path: string, changed: Date | null = null): SitemapPage {
  return { paths: { id: path, en: path }, changed };
}
