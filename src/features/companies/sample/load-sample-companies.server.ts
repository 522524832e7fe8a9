import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Insertable } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { readMarkdownFile } from "../../../platform/rich-text/markdown-file.ts";
import { markdownToHtml } from "../../../platform/rich-text/rich-text.ts";
import { entriesOf } from "../../master-data/master-data.server.ts";
import type { CompaniesTable } from "../companies.tables.ts";
import { addCompany } from "../company.store.server.ts";
import { companyKey } from "../ensure-companies.server.ts";
import { companyFile } from "./company-file.schema.ts";

function companyOf(text: string, industries: ReadonlyMap<string, number>): Insertable<CompaniesTable> {
  const { frontMatter, sections } = readMarkdownFile(text);
  const { industry, address, summary, ...company } = companyFile.parse(frontMatter);
  const industry_id = industries.get(industry);
  if (industry_id === undefined) throw new Error(`no industry is named "${industry}"`);
  return {
    ...company,
    name_key: companyKey(company.name),
    industry_id,
    address_id: address.id,
    address_en: address.en,
    summary_id: summary.id,
    summary_en: summary.en,
    description_id: markdownToHtml(sections.get("id") ?? ""),
    description_en: markdownToHtml(sections.get("en") ?? ""),
  };
}

/**
 * Adds the invented companies of a folder; the reference lists must be there.
 * @throws Error naming the file that cannot be used
 */
export async function loadSampleCompanies(database: Database, dir: string): Promise<void> {
  const industries = new Map((await entriesOf(database.db, "industry", "id")).map(({ id, text }) => [text, id]));
  const files = (await readdir(dir)).filter((name) => name.endsWith(".md")).sort();
  const companies: Insertable<CompaniesTable>[] = [];
  for (const file of files) {
    try {
      companies.push(companyOf(await readFile(join(dir, file), "utf8"), industries));
    } catch (cause) {
      throw new Error(`The sample company ${file} cannot be used.`, { cause });
    }
  }
  await database.transact(async (tx) => {
    for (const company of companies) await addCompany(tx, company);
  });
}
