import type { Generated } from "kysely";

/** How far suggestions have come with someone. */
interface SuggestionsTable {
  applicant_id: number;
  /** When fitting vacancies were last searched, with or without a letter. */
  looked_at: Date;
  /** What came until then was looked at, by the database's clock. */
  looked_until: Date;
  /** When a letter was last written, and how many vacancies it named. */
  told_at: Date | null;
  /** What came until then was looked at for that letter. */
  told_until: Date | null;
  told: Generated<number>;
}

/** What was suggested to whom: never again. */
interface SuggestedVacanciesTable {
  applicant_id: number;
  vacancy_id: number;
  told_at: Date;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    suggestions: SuggestionsTable;
    suggested_vacancies: SuggestedVacanciesTable;
  }
}
