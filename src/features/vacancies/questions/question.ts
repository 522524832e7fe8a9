import type { Language } from "../../../i18n/language.ts";
import type { BothTexts } from "../draft/vacancy-fields.ts";

/** Kinds of answers (recruiting §4). */
export const questionKinds = ["yesNo", "choice", "choices", "number", "text"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Limits of questions and answers (recruiting §4). */
export const questionLimits = {
  questions: 10,
  words: 300,
  leastOptions: 2,
  options: 12,
  option: 100,
  text: 1_000,
  /** Of a number, above and below zero. */
  number: 999_999_999_999,
} as const;

/** Options are named by their place, from 1; the words of a question never change, so neither does what a place means. */
export type AnswerValue = boolean | number | string | readonly number[];

/** The required answer: one of these values, or within a range. It marks an answer and decides nothing. */
export type Must =
  /** Of a yes or no; of options, one of these, and of several chosen all of these. */
  { values: readonly (boolean | number)[] } | { min: number | null; max: number | null };

/** A question's text and required answer. */
export interface QuestionContent {
  kind: QuestionKind;
  words: BothTexts;
  /** Of a choice; else none. */
  options: readonly BothTexts[];
  required: boolean;
  must: Must | null;
}

/** A question as it is asked. Whatever it says is never changed: what was edited is another question, with its own id. */
export interface Question extends QuestionContent {
  id: number;
  /** The same for a question and what was made of it by editing. */
  originId: number;
  /** From 1; one more whenever one was edited that someone had been asked. */
  version: number;
}

/** A text of a question in a language; what nobody wrote in English is the Indonesian. */
export function textIn({ id, en }: BothTexts, language: Language): string {
  return language === "en" && en !== "" ? en : id;
}

/** Whether a question offers options. */
export function hasOptions(kind: QuestionKind): boolean {
  return kind === "choice" || kind === "choices";
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** True where both say and ask for the same. */
export function saysTheSame(one: QuestionContent, other: QuestionContent): boolean {
  const toComparable = ({ kind, words, options, required, must }: QuestionContent) => [
    ...[kind, words.id, words.en, required, options.map(({ id, en }) => [id, en])],
    must === null ? null : "values" in must ? must.values : [must.min, must.max],
  ];
  return isSame(toComparable(one), toComparable(other));
}
