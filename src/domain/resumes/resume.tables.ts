import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Resume } from "./resume.ts";

interface ResumesTable {
  applicant_id: number;
  /** Grows with every change; who saves names the one he read. */
  version: number;
  document: ColumnType<Resume, string, string>;
  /** The seeking status at each version since the document was saved last: the menu changes it alone. */
  earlier_statuses: ColumnType<Record<string, number | null>, string | undefined, string>;
  photo_file: string | null;
  cv_file: string | null;
  updated_at: Date;
  /** Last saved or confirmed by the applicant; out of date six months later. */
  confirmed_at: Date;
}

/** `form-photo`: of the extended application form. */
export type FileRole = "photo" | "cv" | "form-photo";

interface ResumeFilesTable {
  /** Its random name in the file store. */
  name: string;
  applicant_id: number;
  role: FileRole;
  /** As the applicant calls it. */
  original_name: string;
  bytes: number;
  /** Of a CV. */
  pages: number | null;
  created_at: Date;
  /** Set when an application was sent with it: then it stays. */
  kept_at: Date | null;
  /** While an extended application form shows it. */
  in_form: Generated<boolean>;
  /** The rules that a CV passed (`cvRules`); 0: older ones. */
  inspected_by: Generated<number>;
  /** Set when a CV no longer passes: nobody gets it any more. */
  withheld_at: Date | null;
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

interface DraftsTable {
  applicant_id: number;
  /** The form: `resume`, `flk1`, `flk2`. */
  name: string;
  /** Any JSON. */
  data: ColumnType<unknown, string, string>;
  version: number;
  updated_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    resumes: ResumesTable;
    resume_files: ResumeFilesTable;
    consents: ConsentsTable;
    drafts: DraftsTable;
  }
}
