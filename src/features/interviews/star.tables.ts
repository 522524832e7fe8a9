import type { ColumnType, GeneratedAlways } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";

interface StarFormsTable {
  /** `starFormCode`: what the hiring system calls it. */
  code: string;
  document: ColumnType<unknown, DocumentText, DocumentText>;
  content_hash: string;
}

interface ApplicantStarsTable {
  id: GeneratedAlways<number>;
  /** null once the person is erased. */
  applicant_id: number | null;
  application_id: number;
  /** The recruitment phase that asks for it. */
  phase_id: number;
  form_code: string;
  asked_at: Date;
  answers: ColumnType<unknown, DocumentText, DocumentText>;
  submitted_at: Date | null;
  /** The form as it was when it was sent, so that answers keep their questions. */
  asked: ColumnType<unknown, DocumentText | null, DocumentText | null>;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    star_forms: StarFormsTable;
    applicant_stars: ApplicantStarsTable;
  }
}
