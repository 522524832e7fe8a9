import type { ColumnType } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";

interface DraftsTable {
  applicant_id: number;
  /** The form, as a kind of draft knows it. */
  name: string;
  /** Any JSON. */
  data: ColumnType<unknown, DocumentText, DocumentText>;
  version: number;
  updated_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    drafts: DraftsTable;
  }
}
