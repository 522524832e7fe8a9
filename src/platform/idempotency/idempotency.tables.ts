export interface IdempotencyRecordsTable {
  key_hash: Uint8Array;
  /** Stands for the token of who asked. */
  owner: string;
  body_hash: string;
  claim: Uint8Array;
  claimed_until: Date;
  ends_at: Date;
  /** null while the work is under way. */
  sealed_answer: string | null;
}

declare module "../database/tables.ts" {
  interface Tables {
    idempotency_records: IdempotencyRecordsTable;
  }
}
