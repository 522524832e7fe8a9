import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { safeHtml } from "../../../../platform/formats/rich-text.ts";
import { type CompanyMarkRow, companyById } from "../../../companies/company.queries.server.ts";
import { getTexts } from "../../../reference-data/master-data.server.ts";
import type { CompanyDetail, CompanyItem } from "./companies.calls.ts";

/** Port: how many vacancies each company has open now. */
export type OpenByCompany = (db: Db) => Promise<ReadonlyMap<number, number>>;

interface CompanyRequest {
  db: Db;
  language: Language;
  openByCompany: OpenByCompany;
}

async function getIndustries(
  { db, language }: CompanyRequest,
  companies: readonly CompanyMarkRow[],
): Promise<Map<number, string>> {
  const ids = companies.flatMap(({ industry_id }) => (industry_id === null ? [] : [industry_id]));
  return getTexts(db, "industry", [...new Set(ids)], language);
}

function getItem(
  company: CompanyMarkRow,
  industries: ReadonlyMap<number, string>,
  open: ReadonlyMap<number, number>,
): CompanyItem {
  const { id, name, industry_id, dye, pattern } = company;
  const industry = industries.get(industry_id ?? 0) ?? "";
  return { branchId: id, name, industry, logoUrl: null, dye, pattern, openVacancies: open.get(id) ?? 0 };
}

/** Companies as they are listed: those with most open vacancies first, else in their order. */
export async function readCompanies(
  request: CompanyRequest,
  companies: readonly CompanyMarkRow[],
): Promise<CompanyItem[]> {
  const industries = await getIndustries(request, companies);
  const open = await request.openByCompany(request.db);
  return companies
    .map((company) => getItem(company, industries, open))
    .sort((one, other) => other.openVacancies - one.openVacancies);
}

/** One company with its texts, or null. */
export async function readCompany(request: CompanyRequest, id: number): Promise<CompanyDetail | null> {
  const company = await companyById(request.db, id);
  if (!company) return null;
  const item = getItem(company, await getIndustries(request, [company]), await request.openByCompany(request.db));
  const isIndonesian = request.language === "id";
  return {
    ...item,
    summary: isIndonesian ? company.summary_id : company.summary_en,
    description: safeHtml(isIndonesian ? company.description_id : company.description_en),
    imageUrl: null,
    address: isIndonesian ? company.address_id : company.address_en,
    website: company.website,
  };
}
