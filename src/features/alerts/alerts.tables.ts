import type { ColumnType, GeneratedAlways } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { Frequency } from "./alert.ts";

/** Addresses that have alerts; one without is held nowhere. Whether it has an account is looked up, not kept. */
interface AlertAddressesTable {
  id: GeneratedAlways<number>;
  email: string;
  /** As addresses are compared. */
  email_key: string;
  /** Of its letters, where it has no account. */
  language: Language;
  created_at: Date;
}

interface AlertsTable {
  id: GeneratedAlways<number>;
  address_id: number;
  name: string;
  search: ColumnType<unknown, DocumentText, never>;
  /** Equal for searches that find the same. */
  search_key: Uint8Array;
  frequency: Frequency;
  created_at: Date;
  /** null: it calls. */
  paused_at: Date | null;
  /** Until when arrived vacancies were searched. */
  looked_until: Date;
  /** When it is looked at again. */
  next_at: Date;
  last_sent_at: Date | null;
  /** When its owner last showed that it is wanted: kept, changed, or a link of its letters followed. */
  wanted_at: Date;
  /** When a letter asked whether it is still wanted. */
  asked_at: Date | null;
}

/** Guests' unconfirmed alerts; once confirmed, without the address, for a second use of the link. */
interface AlertWishesTable {
  id: GeneratedAlways<number>;
  email: string | null;
  email_key: string | null;
  language: Language;
  name: string;
  search: ColumnType<unknown, DocumentText, DocumentText>;
  search_key: Uint8Array;
  frequency: Frequency;
  /** The mailed code, sealed once more: who asks again is sent the same link. */
  code_sealed: string;
  expires_at: Date;
  alert_id: number | null;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    alert_addresses: AlertAddressesTable;
    alerts: AlertsTable;
    alert_wishes: AlertWishesTable;
  }
}
