import type { ColumnType, Generated } from "kysely";
import type { Consents, Resume } from "../resumes/resume.ts";
import type { ActivityResult, ApplicationStatus, BothLanguages, EndReason, PhaseStatus } from "./application.ts";

interface ApplicationsTable {
  id: Generated<number>;
  /** null once the person is erased. */
  applicant_id: number | null;
  vacancy_id: number;
  /** The vacancy's words at the time, so that the history stays true. */
  position_id: string;
  position_en: string;
  company_name: string;
  status: ApplicationStatus;
  /** The recruitment phase it stands in; null before the first one. */
  phase_id: number | null;
  platform_id: number;
  /** Of the activity link it came by. */
  media_code: string | null;
  end_reason: EndReason | null;
  /** What the hiring side said when it ended. */
  end_words: ColumnType<BothLanguages | null, string | null, string | null>;
  created_at: Date;
}

interface ApplicationSnapshotsTable {
  application_id: number;
  /** From 1; the newest counts, none ever changes (decisions, "Snapshots"). */
  version: number;
  document: ColumnType<Resume, string, never>;
  photo_file: string | null;
  cv_file: string | null;
  cv_name: string | null;
  consents: ColumnType<Consents, string, never>;
  created_at: Date;
}

export type EventAuthor = "applicant" | "hiring";
export type EventKind = "submitted" | "progressed" | "withdrawn";

interface ApplicationEventsTable {
  id: Generated<number>;
  application_id: number;
  at: Date;
  author: EventAuthor;
  kind: EventKind;
  /** What changed. */
  details: ColumnType<unknown, string, string>;
}

/** Something that happens in a phase. Dates are `YYYY-MM-DD`. */
export interface StoredActivity {
  name: BothLanguages;
  result: ActivityResult;
  activityDate: string | null;
  resultDate: string | null;
}

interface ApplicationPhasesTable {
  application_id: number;
  /** Of the master data's recruitment phases; one that has not begun has no row. */
  phase_id: number;
  status: Exclude<PhaseStatus, "">;
  activities: ColumnType<StoredActivity[], string, string>;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    applications: ApplicationsTable;
    application_snapshots: ApplicationSnapshotsTable;
    application_events: ApplicationEventsTable;
    application_phases: ApplicationPhasesTable;
  }
}
