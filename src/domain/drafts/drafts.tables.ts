import type { ColumnType } from "kysely";

interface DraftsTable {
  applicant_id: number;
  /** The form, as a kind of draft knows it. */
  name: string;
  /** Any JSON. */
  data: ColumnType<unknown, string, string>;
  version: number;
  updated_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    drafts: DraftsTable;
  }
}
