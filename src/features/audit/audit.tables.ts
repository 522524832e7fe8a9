import type { GeneratedAlways } from "kysely";
import type { Look, TrailAction, TrailActorKind, TrailThingKind } from "./trail.ts";

/** Everything that staff, keys and commands did and looked at; never changed but to be sealed. */
export interface TrailEntriesTable {
  id: GeneratedAlways<number>;
  at: Date;
  actor_kind: TrailActorKind;
  /** Whose number it is says the kind; null for commands and the site itself. */
  actor_id: number | null;
  /** The row of the policies that let them. */
  needed: string;
  action: TrailAction;
  thing_kind: TrailThingKind | null;
  thing_id: number | null;
  company_id: number | null;
  /** Why, in the words of who did it. */
  reason: string | null;
  /** Of the line in the log. */
  request_id: string;
  /** Names of what changed; never what it was or is. */
  fields: string[];
  seal_id: number | null;
}

/** Whose data an entry is about. A number stays after its person's account is gone, and then leads nowhere. */
export interface TrailPeopleTable {
  entry_id: number;
  applicant_id: number;
}

/** Each minute's entries under a hash of themselves and of the seal before. */
export interface TrailSealsTable {
  id: GeneratedAlways<number>;
  sealed_at: Date;
  entries: number;
  previous: Uint8Array;
  hash: Uint8Array;
}

/** How far the check of the seals is, and what the last complete one found: a row each. */
export interface TrailChecksTable {
  state: "complete" | "under-way";
  /** When that row was written. */
  at: Date;
  /** The seal that was checked last, 0 before the first; and its hash. */
  seal_id: number;
  hash: Uint8Array;
  seals: number;
  entries: number;
  /** The first seal that does not fit; null where all fit. */
  broken_seal_id: number | null;
  broken_sealed_at: Date | null;
}

/** A company's looks at a person on a day, for that person; the trail alone has the member's name. */
export interface LooksTable {
  applicant_id: number;
  company_id: number;
  /** `YYYY-MM-DD` in Asia/Jakarta. */
  day: string;
  what: Look;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    trail_entries: TrailEntriesTable;
    trail_people: TrailPeopleTable;
    trail_seals: TrailSealsTable;
    trail_checks: TrailChecksTable;
    looks: LooksTable;
  }
}
