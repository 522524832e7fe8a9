/** Who was reminded of an application that was begun at the sign-up: once an account. */
export interface ApplicationRemindersTable {
  applicant_id: number;
  written_at: Date;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    application_reminders: ApplicationRemindersTable;
  }
}
