import type { ColumnType, GeneratedAlways } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { SheetFormat } from "../../platform/formats/sheets.ts";
import type { StoredJobState } from "./bulk-job.ts";

/** One act, sharing or export for many applications. */
interface BulkJobsTable {
  id: GeneratedAlways<number>;
  /** Who decided. */
  staff_id: number;
  /** In which a file is written. */
  language: Language;
  work: ColumnType<unknown, DocumentText, never>;
  state: StoredJobState;
  /** Of its applications: who reaches all of them sees the job. */
  company_ids: number[];
  /** The one vacancy of its applications; null where there are several. */
  vacancy_id: number | null;
  /** Applications chosen, those of them that the job can change, and those with two or three stars. */
  chosen: number;
  possible: number;
  starred: number;
  /** Of the request that started it. */
  request_id: string | null;
  previewed_at: Date;
  started_at: Date | null;
  /** The moment that was chosen for its acts to leave; null: as soon as they may. */
  release_at: Date | null;
  /** Since when nothing of it waits, and how its rows came out. */
  ended_at: Date | null;
  released: number | null;
  refused: number | null;
  undone: number | null;
}

/** The result of each application of a job; the result of an act is with the act. */
interface BulkJobRowsTable {
  job_id: number;
  /** From 1, in the order of the list that they were chosen from. */
  position: number;
  application_id: number;
  /** Binds its act to the previewed state. */
  shown: string | null;
  /** Why it was refused. */
  code: string | null;
  act_id: number | null;
  /** null while it waits. */
  done_at: Date | null;
}

/** An export's file, until it is deleted. */
interface BulkJobFilesTable {
  job_id: number;
  format: SheetFormat;
  content: Uint8Array;
  made_at: Date;
  gone_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    bulk_jobs: BulkJobsTable;
    bulk_job_rows: BulkJobRowsTable;
    bulk_job_files: BulkJobFilesTable;
  }
}
