import type { Db } from "../../platform/database/database.ts";
import { allCompanies, type CompanyMarkRow, companyMarks } from "./company.store.server.ts";

export { companyKey, ensureCompanies, unknownCompanies } from "./ensure-companies.server.ts";
export { loadSampleCompanies } from "./sample/load-sample-companies.server.ts";
export type { CompanyMarkRow };

/** Name, industry and mark of companies, by id. */
export async function companiesOf(db: Db, ids: readonly number[]): Promise<Map<number, CompanyMarkRow>> {
  return new Map((await companyMarks(db, [...new Set(ids)])).map((company) => [company.id, company]));
}

/** Every company as a choice, by name: the list `branch` and the company filter. */
export async function companyChoices(db: Db): Promise<{ id: number; text: string }[]> {
  return (await allCompanies(db)).map(({ id, name }) => ({ id, text: name }));
}
