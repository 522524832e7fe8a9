export interface ClockWatchTable {
  /** Always 1: there is one row. */
  id: number;
  trusted_at: Date;
  seen_at: Date;
  /** null while the clock is believed. */
  jumped_at: Date | null;
}

declare module "../database/tables.ts" {
  interface Tables {
    clock_watch: ClockWatchTable;
  }
}
