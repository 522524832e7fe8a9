import type { ColumnType } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { Variant } from "./definition/field.ts";

interface FormRequestsTable {
  application_id: number;
  applicant_id: number;
  /** The recruitment phase in which it was asked for. */
  phase_id: number;
  asked_at: Date;
  /** null until it is answered. */
  gives: boolean | null;
  answered_at: Date | null;
  /** Of the copy. */
  variant: Variant | null;
  /** The form as it was when it was given, without the photo; null before, and once it was taken away. */
  copy: ColumnType<unknown, DocumentText | null, DocumentText | null>;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    form_requests: FormRequestsTable;
  }
}
