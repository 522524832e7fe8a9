export interface UsedCaptchaSolutionsTable {
  solution_hash: Uint8Array;
  ends_at: Date;
}

declare module "../database/tables.ts" {
  interface Tables {
    used_captcha_solutions: UsedCaptchaSolutionsTable;
  }
}
