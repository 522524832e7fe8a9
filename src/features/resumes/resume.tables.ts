import type { ColumnType, GeneratedAlways } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";

interface ResumesTable {
  applicant_id: number;
  /** Grows with every change; who saves names the one he read. */
  version: number;
  document: ColumnType<unknown, DocumentText, DocumentText>;
  /** The seeking status at each version since the document was saved last: the menu changes it alone. */
  earlier_statuses: ColumnType<unknown, string | undefined, string>;
  photo_file: string | null;
  cv_file: string | null;
  updated_at: Date;
  /** Last saved or confirmed by the applicant; out of date six months later. */
  confirmed_at: Date;
}

export type ConsentCode = "data-truth" | "data-use";

interface ConsentsTable {
  id: GeneratedAlways<number>;
  applicant_id: number;
  code: ConsentCode;
  /** Of the statement's text. */
  version: number;
  given_at: Date;
  withdrawn_at: Date | null;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    resumes: ResumesTable;
    consents: ConsentsTable;
  }
}
