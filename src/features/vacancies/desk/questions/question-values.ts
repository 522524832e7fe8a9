import { hasOptions, type QuestionKind, questionLimits } from "../../questions/question.ts";
import type { BothTexts } from "../vacancies.calls.ts";
import type { DeskQuestion } from "./desk-question.ts";
import type { QuestionBody } from "./questions.calls.ts";

/** A question as it stands in the form. */
export interface QuestionValues {
  /** Tells it from the others while it is edited. */
  key: string;
  /** null: it is new. */
  id: number | null;
  originId: number | null;
  isAsked: boolean;
  kind: QuestionKind;
  words: BothTexts;
  options: readonly BothTexts[];
  required: boolean;
  /** Values that an answer must have, by their texts: "yes", "no", or places of options from 1. */
  mustValues: readonly string[];
  mustMin: string;
  mustMax: string;
}

/** What shows and edits a question, or a part of it. */
export interface QuestionParts {
  readonly question: QuestionValues;
  /** Its path in what is sent: "questions.0". */
  readonly path: string;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (next: QuestionValues) => void;
}

const nothing: BothTexts = { id: "", en: "" };

const bound = (number: number | null) => (number === null ? "" : String(number));
const valueText = (value: boolean | number) => (value === true ? "yes" : value === false ? "no" : String(value));

/** A question that the vacancy asks, to be edited. */
export function toValues({ must, ...question }: DeskQuestion): QuestionValues {
  const { id, originId, isAsked, kind, words, options, required } = question;
  return {
    ...{ key: `q${id}`, id, originId, isAsked, kind, words, options, required },
    mustValues: must !== null && "values" in must ? must.values.map(valueText) : [],
    mustMin: must !== null && "min" in must ? bound(must.min) : "",
    mustMax: must !== null && "max" in must ? bound(must.max) : "",
  };
}

/** A new question, to be written. */
export function newQuestion(key: string): QuestionValues {
  return {
    ...{ key, id: null, originId: null, isAsked: false, kind: "yesNo", words: nothing, options: [] },
    ...{ required: true, mustValues: [], mustMin: "", mustMax: "" },
  };
}

/** The same question as another kind: options as many as it needs, and no must of the kind before. */
export function asKind(question: QuestionValues, kind: QuestionKind): QuestionValues {
  const lacking = Math.max(0, questionLimits.leastOptions - question.options.length);
  const options = hasOptions(kind) ? [...question.options, ...Array.from({ length: lacking }, () => nothing)] : [];
  return { ...question, kind, options, mustValues: [], mustMin: "", mustMax: "" };
}

/** The same without one of its options; what must be chosen goes by place. */
export function withoutOption(question: QuestionValues, at: number): QuestionValues {
  const places = question.mustValues.map(Number).filter((place) => place !== at + 1);
  return {
    ...question,
    options: question.options.filter((_, place) => place !== at),
    mustValues: places.map((place) => String(place > at + 1 ? place - 1 : place)),
  };
}

/** A bound as it was typed; a text that is no number stays one, and is refused as such. */
function findNumber(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return text === "" ? null : Number(text);
}

function mustOf({ kind, mustValues, mustMin, mustMax }: QuestionValues): QuestionBody["must"] {
  if (kind === "text") return null;
  if (kind === "number") {
    const [min, max] = [findNumber(mustMin), findNumber(mustMax)];
    return min === null && max === null ? null : { min, max };
  }
  if (mustValues.length === 0) return null;
  return { values: mustValues.map((value) => (kind === "yesNo" ? value === "yes" : Number(value))) };
}

/** What is sent of the form. */
export function toBody(questions: readonly QuestionValues[]): QuestionBody[] {
  return questions.map((question) => {
    const { id, kind, words, options, required } = question;
    return { id, kind, words, options: [...options], required, must: mustOf(question) };
  });
}

/**
 * What somebody wrote, to be kept over what another one saved meanwhile: a question goes on from the one that the other
 * made of the same, and one that is not there any more is new.
 */
export function over(mine: readonly QuestionValues[], theirs: readonly DeskQuestion[]): QuestionValues[] {
  return mine.map((question) => {
    const same = theirs.find(({ originId }) => originId === question.originId);
    return { ...question, id: same?.id ?? null, isAsked: same?.isAsked ?? false };
  });
}
