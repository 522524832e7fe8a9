import { m } from "#messages";
import { listText, numberText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { type AnswerValue, hasOptions, type QuestionContent, textIn } from "./question.ts";

type QuestionParts = Pick<QuestionContent, "kind" | "options">;

/** One value in words: yes or no, an option, a number. */
function valueText({ kind, options }: QuestionParts, value: boolean | number | string, language: Language): string {
  const locale = { locale: language };
  if (typeof value === "boolean") return value ? m.vacancies_answer_yes({}, locale) : m.vacancies_answer_no({}, locale);
  if (typeof value === "string") return value;
  const option = hasOptions(kind) ? options[value - 1] : undefined;
  return option === undefined ? numberText(value, language) : textIn(option, language);
}

/** An answer in words; null where none was given. */
export function answerText(question: QuestionParts, value: AnswerValue | null, language: Language): string | null {
  if (value === null) return null;
  if (typeof value !== "object") return valueText(question, value, language);
  return value.map((one) => valueText(question, one, language)).join(", ");
}

/** The required answer, in words; null where any answer will do. */
export function mustText({ must, ...question }: QuestionContent, language: Language): string | null {
  const locale = { locale: language };
  if (must === null) return null;
  if ("values" in must) {
    const values = must.values.map((value) => valueText(question, value, language));
    if (question.kind === "choices") return m.vacancies_must_all({ values: listText(values, language) }, locale);
    return m.vacancies_must_one({ values: values.join(" / ") }, locale);
  }
  const [min, max] = [must.min, must.max].map((bound) => (bound === null ? null : numberText(bound, language)));
  if (min && max) return m.vacancies_must_between({ min, max }, locale);
  return min ? m.vacancies_must_least({ min }, locale) : max ? m.vacancies_must_most({ max }, locale) : null;
}
