import type { ColumnType } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { Variant } from "./definition/field.ts";

interface ExtendedFormsTable {
  applicant_id: number;
  variant: Variant;
  /** Grows with every save; who saves names the one he read. */
  version: number;
  /** Every group by its name; without the photo. */
  document: ColumnType<unknown, DocumentText, DocumentText>;
  /** One of the applicant's own files. */
  photo_file: string | null;
  updated_at: Date;
  /** Set when it was submitted for good. */
  submitted_at: Date | null;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    extended_forms: ExtendedFormsTable;
  }
}
