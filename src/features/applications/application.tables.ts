import type { ColumnType, GeneratedAlways } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { ActorKind } from "../identity/principal.ts";
import type { ActivityResult, ApplicationStatus, EndReason, PhaseStatus } from "./application.ts";
import type { EventKind } from "./change/application-event.ts";
import type { NotificationKind } from "./notification-kind.ts";

interface ApplicationsTable {
  id: GeneratedAlways<number>;
  /** null once the person is erased. */
  applicant_id: number | null;
  vacancy_id: number;
  /** The vacancy's words at the time, so that the history stays true. */
  position_id: string;
  position_en: string;
  /** Both in small letters, a line each. */
  position_words: GeneratedAlways<string>;
  company_name: string;
  status: ApplicationStatus;
  /** The current recruitment phase; null before the first one. */
  phase_id: number | null;
  platform_id: number;
  /** Of the activity link it came by. */
  media_code: string | null;
  end_reason: EndReason | null;
  /** The reason when it ended. */
  end_words: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
  /** When the hiring side first changed anything. */
  answered_at: Date | null;
}

interface ApplicationSnapshotsTable {
  application_id: number;
  /** From 1; the newest counts, none ever changes (readings, "Snapshots"). */
  version: number;
  document: ColumnType<unknown, DocumentText, never>;
  photo_file: string | null;
  cv_file: string | null;
  cv_name: string | null;
  consents: ColumnType<unknown, DocumentText, never>;
  created_at: Date;
}

interface ApplicationEventsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  at: Date;
  actor_kind: ActorKind;
  /** Of a principal or a key; null once the person is erased. */
  actor_id: number | null;
  kind: EventKind;
  /** Of the details' shape. */
  version: number;
  /** The change, read by `parseDetails`. */
  details: ColumnType<unknown, string, string>;
}

interface ApplicationPhasesTable {
  application_id: number;
  /** Of the master data's recruitment phases; one that has not begun has no row. */
  phase_id: number;
  status: PhaseStatus;
  activities: ColumnType<unknown, string, string>;
  /** `YYYY-MM-DD`; the promised days count from it. */
  began_on: string;
  /** The applicant's next step. */
  next_step: ColumnType<unknown, string | null, string | null>;
  /** Until when, `YYYY-MM-DD`. */
  due_on: string | null;
  invitation: ColumnType<unknown, string | null, string | null>;
  /** Of the STAR form that is to be answered. */
  star_form_code: string | null;
}

interface NotificationsTable {
  id: GeneratedAlways<number>;
  applicant_id: number;
  application_id: number;
  kind: NotificationKind;
  phase_id: number | null;
  at: Date;
  read_at: Date | null;
}

/** A row of the hiring system about a vacancy that the desk leads; of its words only the names of their columns. */
interface RefusedProgressTable {
  id: GeneratedAlways<number>;
  application_id: number;
  /** The same row again is stored once. */
  fingerprint: string;
  /** Code or name, as the file has it. */
  phase: string | null;
  phase_status: PhaseStatus | null;
  status: ApplicationStatus | null;
  result: ActivityResult | null;
  others: string[];
  refused_at: Date;
}

interface ApplicationAnswersTable {
  application_id: number;
  /** Of the vacancy's questions, as it was asked. */
  question_id: number;
  /** In the order in which they were asked. */
  place: number;
  /** null: it was not answered. */
  value: ColumnType<unknown, DocumentText | null, never>;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    applications: ApplicationsTable;
    application_snapshots: ApplicationSnapshotsTable;
    application_events: ApplicationEventsTable;
    application_phases: ApplicationPhasesTable;
    notifications: NotificationsTable;
    refused_progress: RefusedProgressTable;
    application_answers: ApplicationAnswersTable;
  }
}
