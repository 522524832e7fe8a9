import { m } from "#messages";
import { listText } from "../../../i18n/formats.ts";
import type { CheckKind } from "../states/vacancy-change.ts";
import { fieldWord } from "./field-words.ts";
import type { CheckAnswer } from "./vacancies.calls.ts";

export const checkTitles: Readonly<Record<CheckKind, () => string>> = {
  "english-missing": m.desk_vacancies_check_english_missing,
  "discriminating-words": m.desk_vacancies_check_discriminating_words,
  "no-salary": m.desk_vacancies_check_no_salary,
  "similar-open": m.desk_vacancies_check_similar_open,
};

/** A likeness from 0 to 1 as "71%". */
const percentOf = (likeness: number) => `${Math.round(likeness * 100)}%`;

const wordTitles: Readonly<Record<string, () => string>> = {
  age: m.desk_vacancies_check_words_age,
  gender: m.desk_vacancies_check_words_gender,
  looks: m.desk_vacancies_check_words_looks,
  height: m.desk_vacancies_check_words_height,
  marriage: m.desk_vacancies_check_words_marriage,
  religion: m.desk_vacancies_check_words_religion,
  ethnicity: m.desk_vacancies_check_words_ethnicity,
};

/** What a check warns of, in a heading and a sentence. */
export function checkWords(check: CheckAnswer): { title: string; text: string } {
  const title = checkTitles[check.check]();
  switch (check.check) {
    case "english-missing":
      return {
        title,
        text: m.desk_vacancies_check_english_missing_text({ fields: listText(check.fields.map(fieldWord)) }),
      };
    case "no-salary":
      return { title, text: m.desk_vacancies_check_no_salary_text() };
    case "similar-open": {
      const similarity = percentOf(check.similarity);
      return { title, text: m.desk_vacancies_check_similar_open_text({ ...check, similarity }) };
    }
    case "discriminating-words":
      return { title: wordTitles[check.kind]?.() ?? title, text: m.desk_vacancies_check_words_text(check) };
  }
}
