/** Warnings that an unused account is about to be erased; one a person. */
export interface InactivityWarningsTable {
  applicant_id: number;
  /** The mail's number in the outbox. */
  mail_id: number;
  queued_at: Date;
  /** null until the mail server took it. */
  sent_at: Date | null;
  /** How many days the site had run when it was known that it was sent. */
  days_before: number | null;
}

/**
 * Days in Jakarta on which the site looked what is kept too long; they are counted, so that a clock that jumps adds
 * one.
 */
export interface RetentionDaysTable {
  day: string;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    inactivity_warnings: InactivityWarningsTable;
    retention_days: RetentionDaysTable;
  }
}
