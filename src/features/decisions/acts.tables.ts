import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { ActKind } from "../applications/act/act.schema.ts";

/**
 * held: staff see it, the applicant nothing · released: the applicant was notified · undone · dropped: nothing was left
 * to act on.
 */
export const actStates = ["held", "released", "undone", "dropped"] as const;
type ActState = (typeof actStates)[number];

/** Why applications end, and the message to their applicants; retired, never deleted. */
export interface EndReasonsTable {
  id: GeneratedAlways<number>;
  code: string;
  name_id: string;
  name_en: string;
  words_id: string;
  words_en: string;
  position: number;
  retired_at: Date | null;
  version: Generated<number>;
}

/** Each act on an application; held until it is released, undone or dropped. */
export interface ActsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  /** Who decided. */
  staff_id: number;
  kind: ActKind;
  details: ColumnType<unknown, DocumentText, never>;
  state: ActState;
  made_at: Date;
  release_at: Date;
  ended_at: Date | null;
  /** Why it was not released: "withdrawn", "gone", or the fault that it met. */
  dropped_because: string | null;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    end_reasons: EndReasonsTable;
    acts: ActsTable;
  }
}
