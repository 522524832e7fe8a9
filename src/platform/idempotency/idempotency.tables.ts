import type { Generated } from "kysely";

export interface IdempotencyRecordsTable {
  key_hash: Uint8Array;
  /** Stands for the token of who asked. */
  owner: string;
  body_hash: string;
  /** This and the next are written by the version before alone. */
  claim: Generated<Uint8Array>;
  claimed_until: Generated<Date>;
  ends_at: Date;
  /** null between the begin and the end of the transaction that does the work; nobody else sees that. */
  sealed_answer: string | null;
  /** Its share of its owner's quota. */
  bytes: Generated<number>;
}

declare module "../database/tables.ts" {
  interface Tables {
    idempotency_records: IdempotencyRecordsTable;
  }
}
