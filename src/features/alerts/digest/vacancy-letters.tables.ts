/** A record that someone was processed on an occasion, with or without a letter. Kept for two days. */
export interface VacancyLettersTable {
  /** A day in Jakarta, or an hour of one: `2026-11-26`, `2026-11-26 14`. */
  occasion: string;
  /** SHA-256 of the address's key: whose it is says no other column. */
  recipient: Uint8Array;
  looked_at: Date;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    vacancy_letters: VacancyLettersTable;
  }
}
