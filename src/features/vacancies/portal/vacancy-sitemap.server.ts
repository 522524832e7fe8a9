import {
  MOST_PAGES,
  type SitemapPage,
  type SitemapSource,
  samePath,
  smallSource,
} from "../../../contract/public-file.server.ts";
import type { Db } from "../../../platform/database/database.ts";
import { openPages, sitemapRows } from "../feed-vacancies.queries.server.ts";
import { openByCompany } from "../search/open-table.queries.server.ts";
import { companyPath, vacancyPath } from "../vacancy-path.ts";

const STEP = 1_000;

async function* getPages(db: Db, number: number): AsyncIterable<SitemapPage> {
  const last = (number + 1) * MOST_PAGES;
  let rows = await sitemapRows(db, number * MOST_PAGES, last, STEP);
  while (rows.length > 0) {
    for (const { id, title_id, title_en, updated_at } of rows) {
      yield { paths: { id: vacancyPath(id, title_id), en: vacancyPath(id, title_en) }, changed: updated_at };
    }
    rows = await sitemapRows(db, rows.at(-1)?.id ?? last, last, STEP);
  }
}

/**
 * Open vacancies, cut by their ids: a part's address stays when others come and go.
 * Ids of closed ones leave gaps, so parts are seldom full.
 */
export function vacancySitemap(db: Db): SitemapSource {
  return {
    shows: ["vacancies"],
    async parts() {
      return (await openPages(db, MOST_PAGES)).map(({ number, count, changed }) => ({
        name: `vacancies-${number + 1}`,
        pages: count,
        changed,
        read: () => getPages(db, number),
      }));
    },
  };
}

/** Companies that have vacancies. */
export function companySitemap(db: Db): SitemapSource {
  return smallSource("companies", ["vacancies"], async () => {
    const open = await openByCompany(db);
    return [...open].filter(([, count]) => count > 0).map(([id]) => samePath(companyPath(id)));
  });
}
