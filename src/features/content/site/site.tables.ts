import type { ColumnType } from "kysely";

/** One row at most: what the content pack says of the installation. */
export interface SiteSettingsTable {
  id: 1;
  /** Read by the store's schema. */
  site: ColumnType<unknown, string, string>;
}

/** One row at most: the operator's own logo. */
export interface SiteLogoTable {
  id: 1;
  svg: string;
  hash: string;
  /** Width by height. */
  ratio: number;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    site_settings: SiteSettingsTable;
    site_logo: SiteLogoTable;
  }
}
