import type { ColumnType } from "kysely";
import type { Site } from "../../../contract/site.ts";

/** One row at most: what the content pack says of the installation. */
export interface SiteSettingsTable {
  id: 1;
  site: ColumnType<Site, string, string>;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    site_settings: SiteSettingsTable;
  }
}
