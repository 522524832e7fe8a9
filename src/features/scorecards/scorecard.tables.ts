import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";

/** One staff member's judgement of an application. */
export interface ScorecardsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  /** Its author. */
  staff_id: number;
  /** Who asked for it; null where nobody did. */
  asked_by: number | null;
  asked_at: Date | null;
  /** `YYYY-MM-DD` until when it is asked for. */
  due_on: string | null;
  /** The draft; of a sent one, its amendment. */
  draft: ColumnType<object | null, DocumentText | null, DocumentText | null>;
  /** When it was first sent. */
  sent_at: Date | null;
  /** Of what its author writes; each save is one. */
  version: Generated<number>;
}

/** Sent versions, numbered from 1; none ever changes. */
export interface ScorecardVersionsTable {
  scorecard_id: number;
  number: number;
  document: ColumnType<unknown, DocumentText, never>;
  sent_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    scorecards: ScorecardsTable;
    scorecard_versions: ScorecardVersionsTable;
  }
}
