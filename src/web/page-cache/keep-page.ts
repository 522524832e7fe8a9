import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { nextJakartaMidnight } from "../../i18n/calendar.ts";
import { type CachedPage, hasQuery, type PageCache } from "./page-cache.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Headers that belong to the first answer alone. */
const ofOneAnswer = new Set(["content-length", "content-encoding", "x-request-id"]);

/** A larger window saves a few bytes of 17 kB, takes several times as long, and megabytes for each page. */
const WINDOW = 16;

function getBrotli(html: Uint8Array, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW };
  return compressBrotli(html, { params });
}

/** Quick, for addresses with a query: most of them are asked for once or twice. */
const QUICK = { brotli: 4, gzip: 4 } as const;
/** Some hundredths of a second, once a page. */
const GOOD = { brotli: 9, gzip: 9 } as const;
/** A thirteenth less than {@link GOOD} for some tenths of a second: for what many ask for. */
const BEST = 11;

/** Pages that may wait to be compressed; what is beyond is kept at a later visit. */
const MOST_WAITING = 50;

/** A page as it was rendered. */
export interface FinishedPage {
  route: string;
  html: Uint8Array;
  headers: Headers;
  tags: ReadonlySet<string>;
  now: number;
  /** The moment from which what it shows is no longer true; midnight comes first otherwise. */
  until: number;
  /** The cache's mark before the page was rendered. */
  mark: number;
}

/** The moment from which a page is no longer true: midnight in Jakarta at the latest. */
export const trueUntil = ({ now, until }: Pick<FinishedPage, "now" | "until">): number =>
  Math.min(nextJakartaMidnight(now), until);

async function keepPage(cache: PageCache, key: string, page: FinishedPage): Promise<void> {
  const quality = hasQuery(key) ? QUICK : GOOD;
  const brotli = await getBrotli(page.html, quality.brotli);
  const zipped = await compressGzip(page.html, { level: quality.gzip });
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !ofOneAnswer.has(name)));
  const cached = {
    route: page.route,
    headers,
    brotli,
    gzip: zipped,
    plain: page.html,
    tags: page.tags,
    until: trueUntil(page),
  };
  cache.put(key, cached, page.mark);
}

/** Puts pages in the cache once more, as small as they get, unless they have changed meanwhile. */
function squeezer(cache: PageCache) {
  const smallest = new WeakSet<CachedPage>();
  return {
    isDone: (page: CachedPage) => smallest.has(page),
    async squeeze(key: string, page: CachedPage, mark: number): Promise<void> {
      const squeezed = { ...page, brotli: await getBrotli(page.plain, BEST) };
      smallest.add(squeezed);
      cache.put(key, squeezed, mark);
    },
  };
}

/**
 * Stores finished pages, compressed once for all who come after, and once more as small as it gets when many ask: one
 * page at a time, so that a crowd in front of an empty cache takes neither all memory nor all threads.
 */
export function pageKeeper(cache: PageCache): (key: string, page: FinishedPage) => Promise<void> {
  const waiting = new Set<string>();
  let last = Promise.resolve();
  const inTurn = (key: string, keep: () => Promise<void>): Promise<void> => {
    if (waiting.has(key) || waiting.size >= MOST_WAITING) return last;
    waiting.add(key);
    // One that cannot be compressed is not kept, and holds up no other.
    const done = () => void waiting.delete(key);
    last = last.then(keep).then(done, done);
    return last;
  };
  const squeezed = squeezer(cache);
  cache.whenAskedOften((key, page) => {
    const mark = cache.mark();
    if (!squeezed.isDone(page)) void inTurn(key, () => squeezed.squeeze(key, page, mark));
  });
  return (key, page) => inTurn(key, () => keepPage(cache, key, page));
}
