import type { ColumnType, GeneratedAlways } from "kysely";

export interface HelpCategoriesTable {
  id: GeneratedAlways<number>;
  slug: string;
  position: number;
  /** A name of `help.ts`. */
  icon: string;
  name_id: string;
  name_en: string;
  summary_id: string;
  summary_en: string;
  /** Words that people often look for here, offered as a search; null for none. */
  search_id: string | null;
  search_en: string | null;
  /** Hash of what the pack says, so that an entry that says the same again is left alone. */
  content_hash: string;
}

export interface HelpSubcategoriesTable {
  id: GeneratedAlways<number>;
  category_id: number;
  /** Its own within the category. */
  slug: string;
  position: number;
  name_id: string;
  name_en: string;
}

export interface HelpQuestionsTable {
  id: GeneratedAlways<number>;
  slug: string;
  category_id: number;
  subcategory_id: number | null;
  position: number;
  title_id: string;
  title_en: string;
  /** HTML that was made safe. */
  answer_id: string;
  answer_en: string;
  /** Begins among the most asked, until views say otherwise. */
  is_often: boolean;
  /** Taken down by the editors, kept for when it comes back. */
  is_hidden: boolean;
  /** Every word of it in both languages, folded; what spelling is learnt from. */
  search_text: string;
  /** Title as written and its stems (A), other words for it (B), the answer (D). */
  tsv: unknown;
  content_hash: string;
  updated_at: ColumnType<Date, never, Date>;
}

/** Words of shown questions, to correct misspelt ones. Rebuilt with each change of content. */
export interface HelpWordsTable {
  word: string;
  questions: number;
}

/** Who opened a question on a day, so that one visitor counts once a day; forgotten soon after. */
export interface HelpViewsTable {
  question_id: number;
  /** `YYYY-MM-DD` in Asia/Jakarta. */
  day: string;
  visitor: Uint8Array;
}

/** How often a question was opened on a day. */
export interface HelpViewDaysTable {
  question_id: number;
  day: string;
  views: number;
}

/** Whether an answer helped: one voice a visitor, the last one counts. */
export interface HelpVoicesTable {
  question_id: number;
  visitor: Uint8Array;
  is_like: boolean;
  given_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    help_categories: HelpCategoriesTable;
    help_subcategories: HelpSubcategoriesTable;
    help_questions: HelpQuestionsTable;
    help_words: HelpWordsTable;
    help_views: HelpViewsTable;
    help_view_days: HelpViewDaysTable;
    help_voices: HelpVoicesTable;
  }
}
