import { companyKey, ensureCompanies } from "../../src/features/companies/ensure-companies.server.ts";
import type { Database } from "../../src/platform/database/database.ts";

/** Writes an open vacancy that the desk leads, of a company of its own, straight into its table. */
export async function aVacancyRow({ db, transact }: Database): Promise<{ vacancyId: number; companyId: number }> {
  const companies = await transact((tx) => ensureCompanies(tx, ["Arus Kirana"]));
  const companyId = companies.get(companyKey("Arus Kirana")) ?? 0;
  const work = { key_id: "gudang", key_en: "warehouse", text_id: "Gudang", text_en: "Warehouse" };
  const { id: function_id } = await db
    .insertInto("vacancy_functions")
    .values(work)
    .returning("id")
    .executeTakeFirstOrThrow();
  const texts = { description_id: "", description_en: "", requirement_id: "", requirement_en: "" };
  const { id: vacancyId } = await db
    .insertInto("vacancies")
    .values({
      ...{ code: "GUDANG-1", company_id: companyId, function_id, category: 1, lead: "desk", ...texts },
      ...{ title_id: "Supervisor Pergudangan", title_en: "Warehouse Supervisor", locations: ["Bekasi"] },
      ...{ employment_type: null, salary_min: null, salary_max: null, openings: null, reply_days: null },
      ...{ posted_at: new Date("2026-11-01T00:00:00Z"), end_date: "2098-12-31", content_hash: "gudang" },
      closes_at: new Date("2099-01-01T00:00:00+07:00"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { vacancyId, companyId };
}
