import type { FileRequest, PublicFile, SitePlace } from "../../../contract/public-file.server.ts";
import type { Language } from "../../../i18n/language.ts";
import type { GeneratedFiles } from "../../../platform/cache/generated-files.ts";
import type { Database } from "../../../platform/database/database.ts";
import { everyOfFeed } from "./feed-vacancies.server.ts";
import { indeedFeed } from "./indeed-feed.server.ts";
import { linkedinFeed } from "./linkedin-feed.server.ts";

interface FeedParts {
  database: Database;
  files: GeneratedFiles;
  site: SitePlace;
}

/** The lists of open vacancies that job boards fetch, each in both languages (`?lang=en`). */
export function vacancyFiles({ database: { db }, files, site }: FeedParts): PublicFile[] {
  const feed = (path: string, mediaType: string, write: (language: Language) => AsyncIterable<string>): PublicFile => ({
    path,
    answer: (context: FileRequest) =>
      files.answer(
        { name: `${path} ${context.language}`, mediaType, shows: ["vacancies"], write: () => write(context.language) },
        context,
      ),
  });
  return [
    feed("/feeds/indeed.xml", "application/xml; charset=utf-8", (language) =>
      indeedFeed(everyOfFeed(db, { root: site.root, language }), site, language),
    ),
    feed("/feeds/linkedin.xml", "application/xml; charset=utf-8", (language) =>
      linkedinFeed(everyOfFeed(db, { root: site.root, language }), site),
    ),
  ];
}
