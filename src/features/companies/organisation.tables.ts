import type { Generated, GeneratedAlways } from "kysely";
import type { Dye, Pattern } from "../../ui/patterns/company-mark.ts";
import type { StaffRole } from "./roles/roles.ts";

export interface CompaniesTable {
  id: GeneratedAlways<number>;
  /** Stable name in addresses and files. */
  slug: string;
  name: string;
  /** The name as imports compare it: folded. */
  name_key: string;
  /** Id of the list `industry`, null when not known. */
  industry_id: number | null;
  dye: Dye;
  pattern: Pattern;
  summary_id: Generated<string>;
  summary_en: Generated<string>;
  /** HTML that was made safe. */
  description_id: Generated<string>;
  description_en: Generated<string>;
  address_id: Generated<string>;
  address_en: Generated<string>;
  website: string | null;
}

export interface StaffRolesTable {
  staff_id: number;
  role: StaffRole;
}

/** Which companies a recruiter works for; goes with the role. */
export interface RecruiterCompaniesTable {
  staff_id: number;
  role: Generated<"recruiter">;
  company_id: number;
}

/** How a company recruits; the defaults where it has no row. */
export interface CompanySettingsTable {
  company_id: number;
  /** Whether someone else than who edited last publishes. */
  requires_review: Generated<boolean>;
  blind_by_default: Generated<boolean>;
  /** From 6 to 60, after an application ended. */
  retention_months: Generated<number>;
  version: Generated<number>;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    companies: CompaniesTable;
    staff_roles: StaffRolesTable;
    recruiter_companies: RecruiterCompaniesTable;
    company_settings: CompanySettingsTable;
  }
}
