import type { Db } from "../../platform/database/database.ts";
import "./organisation.tables.ts";

/** How a company recruits (recruiting §4). */
export interface CompanySettings {
  requiresReview: boolean;
  blindByDefault: boolean;
  retentionMonths: number;
  version: number;
}

/** What holds for a company that never chose. */
const usualSettings: CompanySettings = {
  requiresReview: false,
  blindByDefault: false,
  retentionMonths: 24,
  version: 1,
};

export async function companySettingsOf(db: Db, companyId: number): Promise<CompanySettings> {
  const row = await db
    .selectFrom("company_settings")
    .select([
      "requires_review as requiresReview",
      "blind_by_default as blindByDefault",
      "retention_months as retentionMonths",
      "version",
    ])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ?? usualSettings;
}
