import type { ColumnType } from "kysely";
import type { Site } from "../../../contract/site.ts";

/** What a pack's `site.json` says; it names the logo's file. */
export type IncomingSite = Omit<Site, "logo"> & { logo: "logo.svg" | null };

/** One row at most: what the content pack says of the installation. */
export interface SiteSettingsTable {
  id: 1;
  site: ColumnType<IncomingSite, string, string>;
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
