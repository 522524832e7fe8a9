import type { ColumnType, Generated } from "kysely";
import type { ApplicationStatus } from "../application.ts";

/**
 * What the desk lists of an application, narrow, so that a page of a hundred thousand costs the same as of ten. What it
 * sorts by is never null: -1 and "" stand for "not given".
 */
interface DeskApplicationsTable {
  application_id: number;
  /** null once the person is erased. */
  applicant_id: number | null;
  company_id: number;
  vacancy_id: number;
  phase_id: number | null;
  status: ApplicationStatus;
  /** `endedTab` of one that has ended, else its phase; 0 before the first one. */
  tab: number;
  applied_at: Date;
  /** The phase's begin, or the applicant's last deed. */
  waiting_since: Date;
  /** `YYYY-MM-DD`, the promised day; null where nothing is promised any more. */
  due_on: string | null;
  /** 0-100; -1 while it is not computed. */
  score: number;
  /** The same without what the wished salary brings, for those who never see that. */
  score_unpaid: number;
  reasons: ColumnType<unknown, string, string>;
  name: string;
  /** Folded, for its order; what it is found by, too. */
  name_key: string;
  degree_id: number | null;
  degree_rank: number;
  institution_id: number | null;
  institution_other: string | null;
  institution_key: string;
  major_id: number | null;
  major_other: string | null;
  experience_months: number;
  domicile_id: number | null;
  domicile_other: string | null;
  domicile_key: string;
  /** Whole rupiah a month. */
  salary: number;
  platform_id: number;
  media_code: string | null;
  /** The channel, and the activity link's own name. */
  source_key: string;
  /** Of the vacancy's questions that it must answer so; -1 where it asks none. */
  must_missed: Generated<number>;
  stars: Generated<number>;
  shared_at: Date | null;
  /** Whether the CV was shared along. */
  shares_cv: Generated<boolean>;
  /** Set when someone revealed who it is before the vacancy's plan does. */
  revealed_at: Date | null;
  /** When someone of the company first opened its page. */
  opened_at: Date | null;
  /** By lot, for good. */
  blind_code: string;
  /** Hashes of the phone number, and of name with birth date: who has the same may be the same person; "" for none. */
  phone_key: Generated<string>;
  person_key: Generated<string>;
  /** True where the applicant withdrew it. */
  is_withdrawn: Generated<boolean>;
  /**
   * The member of staff whose decision was sent last; null where none was sent, or an import changed the application
   * since.
   */
  decided_by: number | null;
  /** True where the desk sees an end and no person. */
  is_gone: Generated<boolean>;
  /** The rules by which it was listed; 0: by the migration alone. */
  listed_by: number;
}

/** The words that an application is found by. */
interface DeskWordsTable {
  application_id: number;
  /** Of the resume as sent. */
  words: unknown;
  /** The same without what a blind list hides. */
  blind_words: unknown;
  /** The CV that counts; null where none was sent. */
  cv_file: string | null;
  /** Of the CV; null until it is read. */
  cv_words: unknown;
  /** The rules by which it was read; 0: not yet. */
  cv_read_by: Generated<number>;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    desk_applications: DeskApplicationsTable;
    desk_words: DeskWordsTable;
  }
}
