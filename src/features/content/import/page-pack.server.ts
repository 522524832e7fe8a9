import { createHash } from "node:crypto";
import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import { markdownToHtml } from "../../../platform/formats/rich-text.ts";
import {
  type PackFault,
  PackFaults,
  type PackPart,
  type PackReport,
} from "../../../platform/operations/content-pack/pack-part.ts";
import { both, getDay, packDay, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import { layouts, pageNames, privacySection } from "../pages/content-page.ts";
import { type PutPage, putPage, type StoredSection, storedPage } from "../pages/pages.queries.server.ts";

/** A path of our own site or an address; nothing that runs. */
const url = z.string().regex(/^(\/(?![/\\])|https?:\/\/)\S*$/, "neither a path of this site nor an address");

const section = z.strictObject({
  id: slug,
  layout: z.enum(layouts).default("text"),
  heading: both,
  summary: both.optional(),
  tag: both.optional(),
  url: url.optional(),
  dye: z.enum(dyes).optional(),
  pattern: z.enum(patterns).optional(),
  items: z.array(z.strictObject({ title: both, text: both, url: url.optional() })).default([]),
});

/** Front matter of a pack's `pages/<page>.md`. */
const pageFile = z.strictObject({
  page: z.enum(pageNames),
  title: both,
  description: both,
  updated: packDay,
  sections: z.array(section).min(1),
});

type PageFile = z.infer<typeof pageFile>;

/** The headings that a file's sections may have: `layanan.id`, `layanan.en`. */
function getHeadings({ sections }: PageFile): string[] {
  return sections.flatMap(({ id }) => [`${id}.id`, `${id}.en`]);
}

/** Sections that say nothing, two of one id, text of no section, and terms without what the footer leads to. */
function getFaults({ path, values, sections, getLine }: ReadPackFile<PageFile>): PackFault[] {
  const faults: PackFault[] = [];
  const add = (at: readonly PropertyKey[], reason: string) => faults.push({ path, line: getLine(at), reason });
  const ids = values.sections.map(({ id }) => id);
  for (const [at, { id, items, summary }] of values.sections.entries()) {
    const [id_text, en_text] = [sections.get(`${id}.id`) ?? "", sections.get(`${id}.en`) ?? ""];
    if (ids.indexOf(id) < at) add(["sections", at, "id"], `a section "${id}" stands above`);
    if ((id_text === "") !== (en_text === "")) add(["sections", at, "id"], `"${id}" has text in one language only`);
    if (id_text === "" && items.length === 0 && !summary) add(["sections", at, "id"], `"${id}" says nothing`);
  }
  const known = new Set(["", ...getHeadings(values)]);
  for (const name of sections.keys()) {
    if (!known.has(name)) add(["sections"], `"# ${name}" belongs to no section: ${getHeadings(values).join(", ")}`);
  }
  if (values.page === "terms" && !ids.includes(privacySection)) {
    add(["sections"], `the terms need a section "${privacySection}": the footer leads to it`);
  }
  return faults;
}

function getRow({ values, sections }: ReadPackFile<PageFile>, today: string): PutPage {
  const html = (name: string) => markdownToHtml(sections.get(name) ?? "");
  const stored = values.sections.map(
    (section): StoredSection => ({
      ...section,
      body: { id: html(`${section.id}.id`), en: html(`${section.id}.en`) },
      summary: section.summary ?? null,
      tag: section.tag ?? null,
      url: section.url ?? null,
      dye: section.dye ?? null,
      pattern: section.pattern ?? null,
    }),
  );
  const row = {
    page: values.page,
    title_id: values.title.id,
    title_en: values.title.en,
    description_id: values.description.id,
    description_en: values.description.en,
    updated_on: getDay(values.updated, today),
    sections: JSON.stringify(stored),
  };
  return { ...row, content_hash: createHash("sha256").update(JSON.stringify(row)).digest("base64url") };
}

async function put(tx: Tx, rows: readonly PutPage[]): Promise<PackReport> {
  const report = { added: 0, updated: 0, unchanged: 0 };
  for (const row of rows) {
    const before = await storedPage(tx, row.page);
    if (before?.content_hash === row.content_hash) report.unchanged += 1;
    else {
      await putPage(tx, row);
      report[before ? "updated" : "added"] += 1;
    }
  }
  return report;
}

/** The pack's folder `pages`: about us, our programmes and the terms, a file each. */
export const pagePack: PackPart = {
  folder: "pages",
  read(files, today) {
    const pages = readEntries(files, pageFile, [], "page");
    const faults = pages.flatMap(getFaults);
    if (faults.length > 0) throw new PackFaults(faults);
    const rows = pages.map((page) => getRow(page, today));
    return { put: (tx) => put(tx, rows) };
  },
};
