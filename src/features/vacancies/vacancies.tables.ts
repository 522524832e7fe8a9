import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { Lead, VacancyState } from "./states/vacancy-state.ts";
import type { Category, EmploymentType, PlatformId } from "./vacancy.ts";

export interface VacancyFunctionsTable {
  id: GeneratedAlways<number>;
  /** The Indonesian or the English name as imports compare it: folded. */
  key_id: string;
  key_en: string;
  text_id: string;
  text_en: string;
}

/** Another system's name for a function. */
export interface FunctionAliasesTable {
  /** Folded. */
  key: string;
  /** As it was written. */
  text: string;
  function_id: number;
}

export interface VacanciesTable {
  id: GeneratedAlways<number>;
  /** The other system's id; the same code is the same vacancy. */
  code: string;
  company_id: number;
  function_id: number;
  category: Category;
  title_id: string;
  title_en: string;
  /** HTML that was made safe. */
  description_id: string;
  description_en: string;
  requirement_id: string;
  requirement_en: string;
  /**
   * The mark of description and requirement in a language that are safe as they lie here; "": they are not; null: not
   * looked at.
   */
  safe_id: string | null;
  safe_en: string | null;
  locations: string[];
  /** schema.org's words or other texts, joined by commas. */
  employment_type: string | null;
  /** Whole rupiah a month. */
  salary_min: number | null;
  salary_max: number | null;
  posted_at: Date;
  /** `YYYY-MM-DD`, the last open day in Asia/Jakarta. */
  end_date: string;
  /** The first moment at which it is closed. */
  closes_at: Date;
  openings: number | null;
  reply_days: number | null;
  /**
   * Hash of what the other system said, so that a row that says the same again is left alone; "": none ever spoke of
   * it.
   */
  content_hash: string;
  updated_at: ColumnType<Date, never, Date>;
  /** As it is stored: an open one whose closing moment is past is closed (`states/state-now.server.ts`). */
  state: Generated<VacancyState>;
  lead: Generated<Lead>;
  /** Phases of the master data that its applicants go through, in their order; null: all. */
  plan: number[] | null;
  blind: Generated<boolean>;
  /** The phase from which on a blind one shows who someone is; null: the one after `screening`. */
  revealed_from: number | null;
  /** The phase from which on its hiring managers see an application; null: `user-interview`. */
  shared_from: number | null;
  /** A member of staff. */
  owner_id: number | null;
  /** Of what is edited in the desk; each save is one. */
  version: Generated<number>;
  edited_by: number | null;
  edited_at: Date | null;
  /** When a scheduled one opens. */
  opens_at: Date | null;
  /** When the desk first published it. */
  published_at: Date | null;
  /** When it had come to the search that it left by its last day; null: it never did. */
  searched_since: Date | null;
}

/** The unpublished draft: of a new vacancy everything, of an open one its next version. */
export interface VacancyDraftsTable {
  vacancy_id: number;
  document: ColumnType<unknown, DocumentText, DocumentText>;
  edited_by: number | null;
  edited_at: Date;
  /** When a review of it was asked for. */
  submitted_at: Date | null;
}

/** Versions published from the desk, numbered from 1; none ever changes. */
export interface VacancyVersionsTable {
  vacancy_id: number;
  number: number;
  document: ColumnType<unknown, DocumentText, never>;
  published_by: number | null;
  published_at: Date;
}

/** Imported values that differ from the desk's; a vacancy without a row has the imported ones. */
export interface VacancyImportsTable {
  vacancy_id: number;
  /** It was there before an import first spoke of its code. */
  made_in_desk: boolean;
  /** The last imported value of each field that the desk has. */
  said: ColumnType<unknown, DocumentText, DocumentText>;
  /** Newer imported values of edited fields; null: nothing waits for a choice. */
  pending: ColumnType<unknown, DocumentText | null, DocumentText | null>;
  pending_at: Date | null;
}

/** The desk's form of texts that were edited in it, beside their HTML. */
export interface VacancyTextsTable {
  vacancy_id: number;
  /** Of the HTML, wherever it lies: in the row, in the draft, in what imports said. */
  hash: string;
  markdown: string;
  words: string;
}

/** Search data of open vacancies, in few columns, so that pages of ids cost the same at any size. */
export interface OpenVacanciesTable {
  id: number;
  company_id: number;
  function_id: number;
  category: Category;
  /** Areas of the list "domicile" that its places name, each with its province; null: not read yet. */
  places: number[] | null;
  /** Kinds of employment that one filters by. */
  kinds: Generated<EmploymentType[]>;
  /** Rupiah a month that it may pay, as it says; null where it says nothing. */
  pays: number | null;
  posted_at: Date;
  closes_at: Date;
  /** When it was opened here, whatever day it says it was posted on. */
  came_at: Generated<Date>;
  /**
   * The card: words of titles, company, places and function, each with the mark of its field (`search/text-query.ts`).
   */
  tsv_title: unknown;
  /** The same and the words of the long texts. */
  tsv: unknown;
}

/** Open vacancies for each company, function and level; 0 stands for "all". Kept by triggers. */
export interface OpenCountsTable {
  company_id: number;
  function_id: number;
  category: number;
  open: number;
}

/** Words of titles, to correct misspelt ones. Rebuilt by a job. */
export interface SearchTermsTable {
  word: string;
  vacancies: number;
}

/** Words that an administrator says are equal; folded. */
export interface SearchPairsTable {
  id: GeneratedAlways<number>;
  one: string;
  other: string;
  added_at: ColumnType<Date, never, never>;
}

/** Searches without results by day: words, folded, and how often; nobody's name. */
export interface SearchMissesTable {
  words: string;
  /** `YYYY-MM-DD`, in Jakarta. */
  day: string;
  asked: number;
  /** A bit for each of 63 groups of networks that it came from. */
  networks: number;
}

/** The most frequent titles. Made again by a job. */
export interface PopularTitlesTable {
  language: string;
  position: number;
  title: string;
}

/** Applicants' saved vacancies; open or closed. */
export interface SavedVacanciesTable {
  applicant_id: number;
  vacancy_id: number;
  saved_at: ColumnType<Date, never, never>;
}

/** Links that are handed out at fairs and by partners; who has the code comes to the vacancy by that channel. */
export interface ActivityLinksTable {
  code: string;
  vacancy_id: number;
  media_code: string;
  platform_id: PlatformId;
  opens_at: Date;
  /** The first moment at which it leads nowhere. */
  expires_at: Date;
  /** Its purpose, in its author's words. */
  note: Generated<string>;
  version: Generated<number>;
  created_at: ColumnType<Date, never, never>;
}

/** How often a link was followed on a day, `YYYY-MM-DD` in Jakarta; by whom is kept nowhere. */
export interface ActivityLinkClicksTable {
  code: string;
  day: string;
  clicks: number;
}

/** Hiring managers of a vacancy. */
export interface VacancyManagersTable {
  vacancy_id: number;
  staff_id: number;
}

/** A vacancy's questions. A row's text never changes: an edited question is another row. */
export interface VacancyQuestionsTable {
  id: GeneratedAlways<number>;
  vacancy_id: number;
  /** The first one, of which this one was made by editing; null: it is that one. */
  origin_id: number | null;
  version: number;
  /** Its place among those that are asked, from 0. */
  place: number;
  document: ColumnType<unknown, DocumentText, never>;
  /** Since when it is asked no more. */
  retired_at: Date | null;
}

/** Criteria of a vacancy's scorecards, in their order; an English text is "" where nobody wrote it. */
export interface VacancyCriteriaTable {
  id: GeneratedAlways<number>;
  vacancy_id: number;
  /** From 1. */
  place: number;
  name_id: string;
  name_en: string;
  hint_id: string;
  hint_en: string;
  /** The meaning of 1. */
  lowest_id: string;
  lowest_en: string;
  /** The meaning of 4. */
  highest_id: string;
  highest_en: string;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    vacancy_functions: VacancyFunctionsTable;
    function_aliases: FunctionAliasesTable;
    vacancies: VacanciesTable;
    open_vacancies: OpenVacanciesTable;
    open_counts: OpenCountsTable;
    search_terms: SearchTermsTable;
    vacancy_lexemes: { word: string };
    popular_titles: PopularTitlesTable;
    search_pairs: SearchPairsTable;
    search_misses: SearchMissesTable;
    saved_vacancies: SavedVacanciesTable;
    activity_links: ActivityLinksTable;
    activity_link_clicks: ActivityLinkClicksTable;
    vacancy_managers: VacancyManagersTable;
    vacancy_criteria: VacancyCriteriaTable;
    vacancy_drafts: VacancyDraftsTable;
    vacancy_versions: VacancyVersionsTable;
    vacancy_imports: VacancyImportsTable;
    vacancy_texts: VacancyTextsTable;
    vacancy_questions: VacancyQuestionsTable;
  }
}
