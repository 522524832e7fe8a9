import type { Generated, GeneratedAlways } from "kysely";

/** Staff's notes on an application for each other. */
export interface NotesTable {
  id: GeneratedAlways<number>;
  application_id: number;
  /** Its author. */
  staff_id: number;
  text: string;
  written_at: Date;
  changed_at: Date | null;
  version: Generated<number>;
}

/** Whom a note calls. */
export interface NoteMentionsTable {
  note_id: number;
  staff_id: number;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    notes: NotesTable;
    note_mentions: NoteMentionsTable;
  }
}
