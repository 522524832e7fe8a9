export interface KeptAnswersTable {
  key_hash: Uint8Array;
  body_hash: string;
  claim: Uint8Array;
  claimed_until: Date;
  ends_at: Date;
  /** null while the work is under way. */
  sealed_answer: string | null;
}

declare module "../database/tables.ts" {
  interface Tables {
    kept_answers: KeptAnswersTable;
  }
}
