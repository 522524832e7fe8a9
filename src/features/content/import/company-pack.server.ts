import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import { markdownToHtml } from "../../../platform/formats/rich-text.ts";
import {
  type PackFault,
  PackFaults,
  type PackPart,
  type PackReport,
} from "../../../platform/operations/content-pack/pack-part.ts";
import { both, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import {
  addCompany,
  type Company,
  changeCompany,
  companyByName,
  companyBySlug,
  type PutCompany,
  tellOfCompanies,
} from "../../companies/company.queries.server.ts";
import { companyKey } from "../../companies/ensure-companies.server.ts";
import { listEntries } from "../../reference-data/master-data.server.ts";
import { logoName, readLogo } from "../site/logo-file.server.ts";
import { putLogo } from "../site/site.queries.server.ts";

/** Front matter of a pack's `companies/<slug>.md`; `industry` is the exact Indonesian name of an industry. */
const companyFile = z.strictObject({
  slug,
  name: z.string().min(1).max(200),
  industry: z.string().min(1),
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
  address: both,
  website: z.url({ protocol: /^https?$/ }),
  summary: both,
});

/** The pack's folder `companies`: a file for each company, identified by its slug. */
export function companyPack(renamed: Renamed, afterwards?: PackPart["afterwards"]): PackPart {
  return {
    ...(afterwards ? { afterwards } : {}),
    folder: "companies",
    read(files) {
      const companies = readEntries(files, companyFile, ["id", "en"], "slug");
      return { put: (tx) => putCompanies(tx, companies, renamed) };
    },
  };
}

type CompanyFile = ReadPackFile<z.infer<typeof companyFile>>;

/** Port: makes vacancies findable by the name that their companies have now. */
type Renamed = (tx: Tx, companyIds: readonly number[]) => Promise<void>;

function getRow({ values, sections }: CompanyFile, industries: ReadonlyMap<string, number>): PutCompany {
  const { industry, address, summary, ...company } = values;
  return {
    ...company,
    name_key: companyKey(company.name),
    industry_id: industries.get(industry) ?? null,
    address_id: address.id,
    address_en: address.en,
    summary_id: summary.id,
    summary_en: summary.en,
    description_id: markdownToHtml(sections.get("id") ?? ""),
    description_en: markdownToHtml(sections.get("en") ?? ""),
  };
}

/** Errors that only the database shows: an unknown industry, a name that another company has. */
async function listFaults(tx: Tx, { path, values, getLine }: CompanyFile, row: PutCompany): Promise<PackFault[]> {
  const faults: PackFault[] = [];
  const add = (name: string, reason: string) =>
    faults.push({ path, line: getLine([name]), reason: `${name}: ${reason}` });
  if (row.industry_id === null) add("industry", `there is no industry "${values.industry}"`);
  const namesake = await companyByName(tx, row.name_key);
  if (namesake !== undefined && namesake.slug !== row.slug) {
    add("name", `the company "${namesake.slug}" has it already; its own slug changes it`);
  }
  return faults;
}

function saysTheSame(row: PutCompany, known: Company): boolean {
  const before = new Map<string, unknown>(Object.entries(known));
  return Object.entries(row).every(([name, value]) => before.get(name) === value);
}

/**
 * Adds companies whose slug is new and updates the others.
 * @throws PackFaults
 */
async function putCompanies(tx: Tx, files: readonly CompanyFile[], renamed: Renamed): Promise<PackReport> {
  const industries = new Map((await listEntries(tx, "industry", "id")).map(({ id, text }) => [text, id]));
  const faults: PackFault[] = [];
  const changed: { before: Company; name: string }[] = [];
  let added = 0;
  for (const file of files) {
    const row = getRow(file, industries);
    const before = await companyBySlug(tx, row.slug);
    const wrong = await listFaults(tx, file, row);
    faults.push(...wrong);
    if (before === undefined) {
      await addCompany(tx, row);
      added += 1;
    } else if (wrong.length === 0 && !saysTheSame(row, before)) {
      await changeCompany(tx, before.id, row);
      changed.push({ before, name: row.name });
    }
  }
  if (faults.length > 0) throw new PackFaults(faults);
  const otherNames = changed.filter(({ before, name }) => before.name !== name);
  if (otherNames.length > 0)
    await renamed(
      tx,
      otherNames.map(({ before }) => before.id),
    );
  if (added + changed.length > 0)
    await tellOfCompanies(
      tx,
      changed.map(({ before }) => before.id),
    );
  return { added, updated: changed.length, unchanged: files.length - added - changed.length };
}

/** The pack's `logo.svg`: shown where its `site.json` says so. */
export const logoPack: PackPart = {
  folder: logoName,
  read(files) {
    const stray = files.filter(({ path }) => path !== logoName);
    if (stray.length > 0)
      throw new PackFaults(stray.map(({ path }) => ({ path, line: 1, reason: `${logoName} is a file, not a folder` })));
    const logos = files.map(readLogo);
    return {
      async put(tx) {
        const [logo] = logos;
        const done = logo === undefined ? "unchanged" : await putLogo(tx, logo);
        return { added: 0, updated: 0, unchanged: 0, [done]: 1 };
      },
    };
  },
};
