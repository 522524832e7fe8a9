import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import { markdownToHtml } from "../../../platform/formats/rich-text.ts";
import type { PackPart, PackReport } from "../../../platform/operations/content-pack/pack-part.ts";
import { both, getDay, packDay, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { companyMark, dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import { dayBegins } from "../../vacancies/vacancy.ts";
import { type PutNews, putNewsItem, tellOfNews } from "../news/news.queries.server.ts";
import { newsTypes } from "../news/news.ts";

/** Front matter of a pack's `news/<slug>.md`; without dye and pattern the cover's come from the slug. */
const newsFile = z.strictObject({
  slug,
  type: z.enum(newsTypes),
  title: both,
  summary: both,
  author: both.optional(),
  published: packDay,
  dye: z.enum(dyes).optional(),
  pattern: z.enum(patterns).optional(),
});

function getRow({ values, sections }: ReadPackFile<z.infer<typeof newsFile>>, today: string): PutNews {
  const { slug, type, title, summary, author, published, ...choice } = values;
  const { dye, pattern } = companyMark(slug, choice);
  const html = (language: "id" | "en") => markdownToHtml(sections.get(language) ?? "", 2);
  return {
    ...{ slug, type, dye, pattern },
    title_id: title.id,
    title_en: title.en,
    summary_id: summary.id,
    summary_en: summary.en,
    author_id: author?.id ?? "",
    author_en: author?.en ?? "",
    body_id: html("id"),
    body_en: html("en"),
    published_at: dayBegins(getDay(published, today)),
  };
}

async function putNews(tx: Tx, rows: readonly PutNews[]): Promise<PackReport> {
  const report = { added: 0, updated: 0, unchanged: 0 };
  for (const row of rows) report[await putNewsItem(tx, row)] += 1;
  if (report.added + report.updated > 0) await tellOfNews(tx);
  return report;
}

/** The pack's folder `news`: a file for each item, identified by its slug. */
export const newsPack: PackPart = {
  folder: "news",
  read(files, today) {
    const rows = readEntries(files, newsFile, ["id", "en"], "slug").map((file) => getRow(file, today));
    // Of two items of one day the later one counts as newer: numbers follow the days within one import.
    const oldestFirst = rows.sort((one, other) => one.published_at.getTime() - other.published_at.getTime());
    return { put: (tx) => putNews(tx, oldestFirst) };
  },
};
