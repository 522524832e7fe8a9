import type { ColumnType, GeneratedAlways } from "kysely";
import type { DocumentText } from "../../platform/database/json-document.ts";
import type { Rating } from "./survey.ts";

/** A line of the questionnaire: what a person may choose, and the categories that questions stand under. */
export type EntryKind = "category" | "question" | "dissatisfaction";

interface SurveyEntriesTable {
  id: GeneratedAlways<number>;
  kind: EntryKind;
  /** By it a content pack finds the entry again. */
  slug: string;
  /** The category of a question. */
  category_id: number | null;
  position: number;
  /** Of a category: the ratings that bring it. */
  ratings: ColumnType<unknown, DocumentText, DocumentText>;
  text_id: string;
  text_en: string;
  /** False once the content no longer names it; answers that chose it keep their words. */
  is_shown: boolean;
}

interface SurveysTable {
  id: GeneratedAlways<number>;
  /** Random; the survey's key. */
  transaction_id: string;
  /** null once the person is erased. */
  applicant_id: number | null;
  application_id: number;
  offered_at: Date;
  answered_at: Date | null;
  rating: Rating | null;
  /** Ids of questions and of what was dissatisfying. */
  chosen: ColumnType<unknown, DocumentText, DocumentText>;
  comment: string | null;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    survey_entries: SurveyEntriesTable;
    surveys: SurveysTable;
  }
}
