import { newsPack } from "../../src/features/content/import/news-pack.server.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { importPack } from "../../src/platform/operations/content-pack/import-pack.server.ts";
import type { PackReport } from "../../src/platform/operations/content-pack/pack-part.ts";
import { aNewsFile } from "./pack-files.ts";

/** Loads items as a content pack does and answers what became of them; each needs a slug. */
export async function putNews(
  database: Database,
  items: readonly { slug: string; [name: string]: unknown }[],
  text?: string,
): Promise<PackReport | undefined> {
  const files = items.map((item) => ({ path: `news/${item.slug}.md`, text: aNewsFile(item, text) }));
  return (await importPack(database, [newsPack], files, new Date())).get("news");
}

/** A title whose languages differ. */
export function titled(title: string) {
  return { id: title, en: `${title} in English` };
}
