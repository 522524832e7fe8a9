import type { GeneratedAlways } from "kysely";
import type { NoticeKind } from "./notice.ts";

/** Notices of staff at the desk; a row a reader. */
export interface StaffNoticesTable {
  id: GeneratedAlways<number>;
  /** The recipient. */
  staff_id: number;
  kind: NoticeKind;
  /** Who of staff caused it; null for the site on its own. */
  by_id: number | null;
  company_id: number | null;
  vacancy_id: number | null;
  application_id: number | null;
  /** Whose application it is about. */
  applicant_id: number | null;
  /** By the kind: a note's, a scorecard's, a job's or a conflict's number. */
  thing_id: number | null;
  at: Date;
  read_at: Date | null;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    staff_notices: StaffNoticesTable;
  }
}
