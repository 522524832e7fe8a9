import { m } from "#messages";
import type { QuestionKind } from "../../questions/question.ts";

interface BothTexts {
  id: string;
  en: string;
}

/** A question as the vacancy asks it now. */
export interface DeskQuestion {
  id: number;
  /** The same for a question and what was made of it by editing. */
  originId: number;
  version: number;
  /** Whether someone was asked it who applied: edited, it is a version more, and their answers keep these words. */
  isAsked: boolean;
  kind: QuestionKind;
  words: BothTexts;
  options: BothTexts[];
  required: boolean;
  must: { values: (boolean | number)[] } | { min: number | null; max: number | null } | null;
}

export const kindWords: Readonly<Record<QuestionKind, () => string>> = {
  yesNo: m.desk_vacancies_question_kind_yes_no,
  choice: m.desk_vacancies_question_kind_choice,
  choices: m.desk_vacancies_question_kind_choices,
  number: m.desk_vacancies_question_kind_number,
  text: m.desk_vacancies_question_kind_text,
};
