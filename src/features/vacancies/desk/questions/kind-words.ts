import { m } from "#messages";
import type { QuestionKind } from "../../questions/question.ts";

export const kindWords: Readonly<Record<QuestionKind, () => string>> = {
  yesNo: m.desk_vacancies_question_kind_yes_no,
  choice: m.desk_vacancies_question_kind_choice,
  choices: m.desk_vacancies_question_kind_choices,
  number: m.desk_vacancies_question_kind_number,
  text: m.desk_vacancies_question_kind_text,
};
