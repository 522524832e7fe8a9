import type { OutgoingHttpHeaders } from "node:http";

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
  /** A mark to take before a page is rendered; `put` wants it back. */
  mark(): number;
  /** Keeps a page, unless something that it shows changed since `mark`: then it is stale already. */
  put(key: string, page: CachedPage, mark: number): void;
  /** Drops every page that shows `tag`. */
  drop(tag: string): void;
  clear(): void;
  readonly size: number;
}

/** How often a page is read before it counts as one that many want. */
export const OFTEN = 8;

/** Tags whose last change is remembered; beyond that, every page under way counts as stale. */
const MOST_CHANGES = 10_000;

/** Remembers when what changed, in marks that only grow. */
function changeLog() {
  const changes = new Map<string, number>();
  let now = 0;
  let everything = 0;
  return {
    mark: () => now,
    changed(tag: string) {
      if (changes.size >= MOST_CHANGES) this.changedAll();
      changes.set(tag, ++now);
    },
    changedAll() {
      changes.clear();
      everything = ++now;
    },
    isStale: (tags: ReadonlySet<string>, mark: number) =>
      everything > mark || [...tags].some((tag) => (changes.get(tag) ?? 0) > mark),
  };
}

function weight(page: CachedPage): number {
  return page.brotli.byteLength + page.gzip.byteLength + page.plain.byteLength;
}

/** Pages of anonymous visitors, the least recently used dropped first when `maxBytes` is reached. */
export function openPageCache(maxBytes: number, now: () => number): PageCache {
  const pages = new Map<string, CachedPage>();
  const reads = new WeakMap<CachedPage, number>();
  const log = changeLog();
  let bytes = 0;
  let askedOften: (key: string, page: CachedPage) => void = () => {};
  const remove = (key: string, page: CachedPage) => {
    pages.delete(key);
    bytes -= weight(page);
  };
  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      if (page.until <= now()) {
        bytes -= weight(page);
        return undefined;
      }
      pages.set(key, page);
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
      if (log.isStale(page.tags, mark)) return;
      const old = pages.get(key);
      if (old) remove(key, old);
      pages.set(key, page);
      bytes += weight(page);
      for (const [oldest, entry] of pages) {
        if (bytes <= maxBytes) break;
        remove(oldest, entry);
      }
    },
    drop(tag) {
      log.changed(tag);
      for (const [key, page] of pages) if (page.tags.has(tag)) remove(key, page);
    },
    clear() {
      log.changedAll();
      pages.clear();
      bytes = 0;
    },
    get size() {
      return pages.size;
    },
  };
}
