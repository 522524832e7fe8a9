import type { Generated } from "kysely";

interface ResumeFilesTable {
  /** Its random name in the file store. */
  name: string;
  applicant_id: number;
  /** Its purpose: `FilePurpose`. */
  role: string;
  /** As the applicant calls it. */
  original_name: string;
  bytes: number;
  /** Of a CV. */
  pages: number | null;
  created_at: Date;
  /** Set when it was sent along for good: then it stays. */
  kept_at: Date | null;
  /** While something beside the resume shows it. */
  shown_beside: Generated<boolean>;
  /** The rules that a CV passed (`cvRules`); 0: older ones. */
  inspected_by: Generated<number>;
  /** Set when a CV no longer passes: nobody gets it any more. */
  withheld_at: Date | null;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    resume_files: ResumeFilesTable;
  }
}
