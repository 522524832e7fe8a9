import type { Db, Tx } from "../../../platform/database/database.ts";
import "../organisation.tables.ts";
import { type CompanySettings, defaultSettings } from "./company-settings.ts";

/** How a company recruits; the defaults where nobody changed anything. */
export async function getSettings(db: Db, companyId: number): Promise<CompanySettings> {
  const found = await db
    .selectFrom("company_settings")
    .select(["requires_review as requiresReview", "blind_by_default as blindByDefault"])
    .select(["retention_months as retentionMonths", "version"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return found ?? defaultSettings;
}

/** The same, and nobody changes them until the transaction ends: the company's row stands for those that are not there yet. */
export async function lockSettings(tx: Tx, companyId: number): Promise<CompanySettings | null> {
  const company = await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "=", companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return company === undefined ? null : getSettings(tx, companyId);
}

export async function putSettings(tx: Tx, companyId: number, settings: CompanySettings): Promise<void> {
  const { requiresReview, blindByDefault, retentionMonths, version } = settings;
  const row = {
    ...{ requires_review: requiresReview, blind_by_default: blindByDefault },
    ...{ retention_months: retentionMonths, version },
  };
  await tx
    .insertInto("company_settings")
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(row))
    .execute();
}
