import type { FileRequest, PublicFile, SitePlace } from "../../../contract/public-file.server.ts";
import type { GeneratedFiles } from "../../../platform/cache/generated-files.ts";
import { atOnce } from "../../../platform/limits/at-once.ts";
import { createGeneralLimit } from "../../../platform/limits/general-limit.ts";
import { searchFeedsRule } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AlertSearch } from "../../alerts/alert.ts";
import { nameOfSearch } from "../../alerts/stored-search.server.ts";
import { atomFeed, atomPath } from "./atom-feed.server.ts";
import { newestOfFeed, newestOfSearch } from "./feed-vacancies.server.ts";

/** Vacancies of a feed of news. */
export const newest = 50;

/** The search that an address asks for, and its parameters without what makes no difference; "" for everything. */
export interface FeedSearch {
  search: AlertSearch;
  query: string;
}

interface SearchFeedParts {
  platform: Pick<Platform, "database" | "settings" | "clock">;
  site: SitePlace;
  /** Where feeds of searches are kept, and the one of everything. */
  files: GeneratedFiles;
  whole: GeneratedFiles;
  searchOf: (query: URLSearchParams) => FeedSearch;
}

const later = (status: 429 | 503, seconds: number) =>
  new Response(null, { status, headers: { "retry-after": String(seconds) } });

/**
 * The news feed of vacancies, of all or of a search of the list, in both languages (`lang=en`). It is kept as pages are.
 * What someone may ask for in countless ways is made a few at a time, and so often a minute for a network.
 */
export function searchFeedFile({ platform, site, files, whole, searchOf }: SearchFeedParts): PublicFile {
  const { database, settings, clock } = platform;
  const { db } = database;
  const limit = createGeneralLimit(settings.limitsFactor, clock, { rule: searchFeedsRule });
  const takeTurn = atOnce({ running: 2, waiting: 100, share: 20 });

  const getFile = ({ search, query }: FeedSearch, language: FileRequest["language"]) => ({
    name: `${atomPath}?${query} ${language}`,
    mediaType: "application/atom+xml; charset=utf-8",
    shows: ["vacancies"],
    async *write() {
      const reader = { root: site.root, language };
      if (query === "") yield atomFeed(await newestOfFeed(db, reader, newest), site, language);
      else {
        const [found, name] = [
          await newestOfSearch(db, reader, search, newest),
          await nameOfSearch(db, search, language),
        ];
        yield atomFeed(found, site, language, { query, name });
      }
    },
  });

  return {
    path: atomPath,
    async answer(context) {
      const search = searchOf(context.query);
      const file = getFile(search, context.language);
      if (search.query === "") return whole.answer(file, context);
      if (files.has(file.name)) return files.answer(file, context);
      const { network } = context;
      const verdict = network === null ? null : limit.take(network);
      if (verdict?.status === "limited") return later(429, verdict.retryAfter);
      const made = await takeTurn(() => files.answer(file, context), network ?? undefined);
      return made.status === "busy" ? later(503, 1) : made.value;
    },
  };
}
