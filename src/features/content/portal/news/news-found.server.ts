import {
  type PictureSource,
  type SitemapSource,
  samePath,
  smallSource,
} from "../../../../contract/public-file.server.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { newsOut } from "../../news/news.queries.server.ts";
import { newsListPath, newsPath } from "../../news/news.ts";
import { newsCardData, newsPicture } from "./news-card-data.ts";
import { readNewsItem } from "./read-news.server.ts";

/** The list and every item that is out, for search engines. */
export function newsSitemap(db: Db): SitemapSource {
  return smallSource("news", ["news"], async () => {
    const items = await newsOut(db);
    const list = samePath(newsListPath({ tab: "all", page: 1 }), items.at(-1)?.published_at ?? null);
    return [list, ...items.map(({ id, published_at }) => samePath(newsPath(id), published_at))];
  });
}

/** Pictures of shared links to news and articles. */
export function newsPictures(db: Db): PictureSource {
  return {
    kind: "news",
    async read(id, language) {
      const item = /^[1-9]\d{0,14}$/.test(id) ? await readNewsItem(db, language, Number(id)) : null;
      return item && newsPicture(newsCardData(item), language);
    },
  };
}
