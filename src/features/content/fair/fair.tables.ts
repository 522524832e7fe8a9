import type { ColumnType } from "kysely";

/** Read by the store's schema. */
type Json = ColumnType<unknown, string, string>;

export interface TalentProgrammesTable {
  slug: string;
  /** Days in Asia/Jakarta, both within. */
  starts_on: string;
  ends_on: string | null;
  external_url: string;
  name: Json;
  title: Json;
  slides: Json;
  paragraphs: Json;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    talent_programmes: TalentProgrammesTable;
  }
}
