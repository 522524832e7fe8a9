import type { ColumnType } from "kysely";
import type { PageName } from "./content-page.ts";

export interface ContentPagesTable {
  page: PageName;
  title_id: string;
  title_en: string;
  description_id: string;
  description_en: string;
  /** `YYYY-MM-DD` */
  updated_on: string;
  /** Read by the store's schema. */
  sections: ColumnType<unknown, string, string>;
  /** Hash of what the pack said, so that a page that says the same again is left alone. */
  content_hash: string;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    content_pages: ContentPagesTable;
  }
}
