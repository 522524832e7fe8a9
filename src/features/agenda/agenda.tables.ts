import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface EventsTable {
  id: GeneratedAlways<number>;
  /** Stable name in files, and what the cover is drawn from. */
  slug: string;
  title_id: string;
  title_en: string;
  summary_id: string;
  summary_en: string;
  /** HTML that was made safe. */
  body_id: string;
  body_en: string;
  location_id: string;
  location_en: string;
  is_online: boolean;
  starts_at: Date;
  /** The first moment after it. */
  ends_at: Date;
  /** From when one may register; null: at once. */
  opens_at: Date | null;
  /** The first moment at which one may register no more. */
  closes_at: Date;
  /** Null: as many as come. */
  quota: number | null;
  /** Places that were given away elsewhere, by a campus for instance. */
  taken_elsewhere: number;
  /** Written as JSON text, read by the store's schema. */
  schedule: ColumnType<unknown, string, string>;
  /** Where an online event takes place, and from when one gets in; both or none. */
  room_url: string | null;
  room_opens_at: Date | null;
  /** Hash of what the file said, so that one that says the same again is left alone. */
  content_hash: string;
  /** When a file last said something new. */
  updated_at: Generated<Date>;
}

export interface EventRegistrationsTable {
  event_id: number;
  applicant_id: number;
  registered_at: Generated<Date>;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    events: EventsTable;
    event_registrations: EventRegistrationsTable;
  }
}
