import { m } from "#messages";
import { numberText } from "../../../../../i18n/formats.ts";
import type { VacancyQuestion } from "../../../../vacancies/portal/vacancies.calls.ts";
import type { AskedQuestion, GivenAnswer } from "../../../../vacancies/questions/answer.ts";
import { type QuestionKind, questionKinds, questionLimits } from "../../../../vacancies/questions/question.ts";
import type { WrongAnswer } from "../../application.calls.ts";

/** Thousands parted by points or by commas, as either language writes them, or not parted at all. */
const indonesian = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const english = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const plain = /^-?\d+([.,]\d+)?$/;

/** A number as someone typed it; null for what is none. */
export function numberIn(typed: string): number | null {
  const text = typed.replace(/\s/g, "");
  if (indonesian.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  if (english.test(text)) return Number(text.replaceAll(",", ""));
  return plain.test(text) ? Number(text.replace(",", ".")) : null;
}

/** Values of question fields, by id: texts as typed, values of choices. */
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

/** Beside each question's own field: what it is, so that its answer is read without asking the server for it. */
export const askedName = "asked";

const answerBeginning = "answer-";

/** The name of a question's field, and the id of its place on the page. */
export const answerName = (questionId: number) => `${answerBeginning}${questionId}`;

/** Values of the two answers to a yes or no. */
export const yesNo = { yes: "yes", no: "no" } as const;

/** A question as one text. */
export function askedText({ questionId, kind, options, required }: VacancyQuestion): string {
  return [questionId, kind, options.length, required ? 1 : 0].join(".");
}

/** A question as its answer is judged. */
export function getAskedQuestion({ questionId: id, kind, options, required }: VacancyQuestion): AskedQuestion {
  return { id, kind, options, required };
}

const isKind = (text: string | undefined): text is QuestionKind => questionKinds.some((kind) => kind === text);

function readAsked(text: string): AskedQuestion[] {
  const [id, kind, options, required] = text.split(".");
  if (!isKind(kind) || !/^[1-9]\d{0,14}$/.test(id ?? "")) return [];
  const count = Math.min(Number(options) || 0, 100);
  return [{ id: Number(id), kind, required: required === "1", options: Array.from({ length: count }) }];
}

const texts = (values: readonly FormDataEntryValue[]) => values.filter((value) => typeof value === "string");

/** The questions that a form asks. */
export function askedIn(form: FormData): AskedQuestion[] {
  return texts(form.getAll(askedName)).flatMap(readAsked);
}

/** Answers in a form; empty ones are left out. */
export function typedIn(form: FormData): TypedAnswers {
  const typed: Record<string, string[]> = {};
  for (const name of new Set(form.keys())) {
    const values = texts(form.getAll(name)).filter((value) => value.trim() !== "");
    if (name.startsWith(answerBeginning) && values.length > 0) typed[name.slice(answerBeginning.length)] = values;
  }
  return typed;
}

/** A value as the wire takes it; what is none stays the text that it is, and is judged so. */
function readValue({ kind }: AskedQuestion, typed: readonly string[]): unknown {
  const [first] = typed;
  if (first === undefined) return null;
  switch (kind) {
    case "yesNo":
      return first === yesNo.yes ? true : first === yesNo.no ? false : first;
    case "choice":
      return Number(first);
    case "choices":
      return typed.map(Number);
    case "number":
      return numberIn(first) ?? first;
    case "text":
      // As the form is sent: lines end with one sign, as they are counted.
      return first.replaceAll("\r\n", "\n");
  }
}

/** The answer to each question; null without one. */
export function answersIn(questions: readonly AskedQuestion[], typed: TypedAnswers): GivenAnswer[] {
  return questions.map((question) => ({
    questionId: question.id,
    value: readValue(question, typed[question.id] ?? []),
  }));
}

/** An answer's error message. */
export function wrongAnswerText(code: WrongAnswer["code"]): string {
  switch (code) {
    case "required":
      return m.applications_question_required();
    case "choice":
      return m.applications_question_choice();
    case "number":
      return m.applications_question_number();
    case "too-long":
      return m.applications_question_too_long({ most: numberText(questionLimits.text) });
    case "changed":
      return m.applications_question_changed();
  }
}
