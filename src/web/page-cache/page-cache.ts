import type { OutgoingHttpHeaders } from "node:http";
import type { Theme } from "../../features/portal-shell/theme.ts";
import { defaultLanguage, type Language, parseLanguage } from "../../i18n/language.ts";
import { openBoundedStore } from "../../platform/cache/bounded-store.ts";
import type { ChangeLog } from "../../platform/cache/changes.ts";
import type { ChoiceCookies } from "./choice-cookies.ts";

/** A finished page as it goes over the wire. */
export interface CachedPage {
  /** Its route's pattern, for the log. */
  route: string;
  headers: OutgoingHttpHeaders;
  brotli: Uint8Array;
  gzip: Uint8Array;
  plain: Uint8Array;
  /** Names of what the page shows; a change of any of them drops it. */
  tags: ReadonlySet<string>;
  /** The moment after which it may no longer be shown. */
  until: number;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Calls `then` once for each kept page that was asked for often, {@link OFTEN} times since it was put. */
  whenAskedOften(then: (key: string, page: CachedPage) => void): void;
  /** The log's mark, to take before a page is rendered; `put` wants it back. */
  mark(): number;
  /** Keeps a page, unless something that it shows changed since `mark`: then it is stale already. */
  put(key: string, page: CachedPage, mark: number): void;
  readonly size: number;
}

/** How often a page is read before it counts as one that many want. */
export const OFTEN = 8;

function weight(page: CachedPage): number {
  return page.brotli.byteLength + page.gzip.byteLength + page.plain.byteLength;
}

/** True for an address with a query: there may be any number of them. */
export const hasQuery = (key: string): boolean => key.includes("?");

/**
 * Opens the cache: pages of guests, and of members without what is personal, the least recently used dropped first when
 * `maxBytes` is reached. Addresses with a query (searches, pages of a list) have bytes of their own, so that no variety of
 * them pushes ordinary pages out.
 */
export function openPageCache(maxBytes: number, now: () => number, log: ChangeLog, queryBytes = maxBytes): PageCache {
  const plain = openBoundedStore<CachedPage>({ log, now, most: maxBytes, sizeOf: weight });
  const queried = openBoundedStore<CachedPage>({ log, now, most: queryBytes, sizeOf: weight });
  const storeFor = (key: string) => (hasQuery(key) ? queried : plain);
  const reads = new WeakMap<CachedPage, number>();
  let askedOften: (key: string, page: CachedPage) => void = () => {};
  return {
    get(key) {
      const page = storeFor(key).get(key);
      if (page === undefined) {
        storeFor(key).delete(key);
        return undefined;
      }
      const read = (reads.get(page) ?? 0) + 1;
      reads.set(page, read);
      if (read === OFTEN) askedOften(key, page);
      return page;
    },
    whenAskedOften(then) {
      askedOften = then;
    },
    mark: () => log.mark(),
    put(key, page, mark) {
      const { tags: shows, until } = page;
      if (!log.isStale(shows, mark)) storeFor(key).put(key, page, { shows, mark, until });
    },
    get size() {
      return plain.size + queried.size;
    },
  };
}

/** Inputs of a kept page beside its address. */
export interface PageChoices {
  language: Language;
  theme: Theme;
}

/**
 * Language and colour of a page: the stored choice, else `?lang=`, else the language of the visit, else Indonesian
 * (readings, "Language").
 */
export function pageChoices(url: URL, { language: stored, visitLanguage, theme }: ChoiceCookies): PageChoices {
  const requestedLanguage = parseLanguage(url.searchParams.get("lang"));
  return { language: stored ?? requestedLanguage ?? visitLanguage ?? defaultLanguage, theme: theme ?? "device" };
}

/** The key under which a page is kept: of guests, and of all members. */
export function pageKey(pathAndQuery: string, choices: PageChoices, audience: "guest" | "member" = "guest"): string {
  const key = `${choices.language} ${choices.theme} ${pathAndQuery}`;
  return audience === "member" ? `member ${key}` : key;
}
