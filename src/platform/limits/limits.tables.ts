export interface LimitCountsTable {
  key: Uint8Array;
  count: number;
  ends_at: Date;
}

declare module "../database/tables.ts" {
  interface Tables {
    limit_counts: LimitCountsTable;
  }
}
