import type { GeneratedAlways } from "kysely";

/** One a sent mail, kept for years, without the recipient. */
export interface LettersTable {
  id: GeneratedAlways<number>;
  /** As it is printed. */
  code: string;
  kind: string;
  /** In whose name it was written; null in the site's own. */
  company_name: string | null;
  /** The application that it is about. */
  application_id: number | null;
  sent_at: Date;
}

declare module "../database/tables.ts" {
  interface Tables {
    letters: LettersTable;
  }
}
