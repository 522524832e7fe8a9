import { type SitemapSource, samePath, smallSource } from "../../../../contract/public-file.server.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { pageNames, pagePaths } from "../../pages/content-page.ts";
import { pageDays } from "../../pages/pages.queries.server.ts";

/** About us, our programmes and the terms, for search engines; they are there before any pack was loaded too. */
export function pagesSitemap(db: Db): SitemapSource {
  const shows = pageNames.map((page) => `page:${page}`);
  return smallSource("content", shows, async () => {
    const days = new Map((await pageDays(db)).map(({ page, updated_on }) => [page, updated_on]));
    return pageNames.map((page) => {
      const day = days.get(page);
      return samePath(pagePaths[page], day === undefined ? null : new Date(`${day}T00:00:00+07:00`));
    });
  });
}
