import type { Generated } from "kysely";

/** How far suggestions have come with someone. */
interface SuggestionsTable {
  applicant_id: number;
  /** When fitting vacancies were last searched, with or without a letter. */
  looked_at: Date;
  /** Until when arrived vacancies were searched, by the database's clock. */
  looked_until: Date;
  /** When a letter was last written, and how many vacancies it named. */
  told_at: Date | null;
  /** Until when arrived vacancies were searched for that letter. */
  told_until: Date | null;
  told: Generated<number>;
}

/** Suggestions by person: each only once. */
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
