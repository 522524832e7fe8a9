import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { getTexts } from "../reference-data/master-data.server.ts";
import { allCompanies, type CompanyMarkRow, companiesByKey, companyMarks } from "./company.queries.server.ts";

/** Name, industry and mark of companies, by id. */
export type CompanyMarks = ReadonlyMap<number, CompanyMarkRow>;

function byId(companies: readonly CompanyMarkRow[]): CompanyMarks {
  return new Map(companies.map((company) => [company.id, company]));
}

export async function getCompanies(db: Db, ids: readonly number[]): Promise<CompanyMarks> {
  return byId(await companyMarks(db, [...new Set(ids)]));
}

/** Every company's; what may be remembered while "vacancies" stay as they are. */
export async function allMarks(db: Db): Promise<CompanyMarks> {
  return byId(await allCompanies(db));
}

/** The first of these companies that there is not. */
export async function missingCompany(db: Db, ids: readonly number[]): Promise<number | undefined> {
  const found = await getCompanies(db, ids);
  return ids.find((id) => !found.has(id));
}

/** Every company as a choice, by name: the list `branch` and the company filter. */
export async function companyChoices(db: Db): Promise<{ id: number; text: string }[]> {
  return (await allCompanies(db)).map(({ id, name }) => ({ id, text: name }));
}

/** Companies by slug; one that there is not is not in the map. */
export async function companiesBySlug(
  db: Db,
  slugs: readonly string[],
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await companiesByKey(db, [...new Set(slugs)]);
  return new Map(rows.map(({ slug, id, name }) => [slug, { id, name }]));
}

/** Name, industry in a language and mark of a company; null where there is none. */
export async function companyFace(db: Db, id: number, language: Language) {
  const [company] = await companyMarks(db, [id]);
  if (!company) return null;
  const { name, industry_id, dye, pattern } = company;
  const industries = await getTexts(db, "industry", industry_id === null ? [] : [industry_id], language);
  return { name, industry: industries.get(industry_id ?? 0) ?? "", dye, pattern };
}
