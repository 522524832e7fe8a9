import { type AnswerValue, hasOptions, type QuestionContent, type QuestionKind, questionLimits } from "./question.ts";

/** As much of a question as an answer to it is judged by, whatever it says. */
export interface AskedQuestion {
  id: number;
  kind: QuestionKind;
  required: boolean;
  /** One for each option. */
  options: readonly unknown[];
}

/** An answer, as received. */
export interface GivenAnswer {
  questionId: number;
  value: unknown;
}

/** An answer's error; `changed`: the question does not exist any more, since it was edited or removed. */
export const answerFaults = ["required", "choice", "number", "too-long", "changed"] as const;
export type AnswerFault = (typeof answerFaults)[number];

/** A question as it was asked, with its answer; null: none was given. */
export interface Answered {
  questionId: number;
  value: AnswerValue | null;
}

export type CheckedAnswers =
  | { status: "right"; answers: Answered[] }
  | { status: "wrong"; faults: { questionId: number; code: AnswerFault }[] };

type Read = { value: AnswerValue | null } | { fault: AnswerFault };

const nothing: Read = { value: null };

function readNumber(value: unknown): Read {
  const isWithin = typeof value === "number" && Math.abs(value) <= questionLimits.number;
  return isWithin ? { value } : { fault: "number" };
}

function readText(value: unknown): Read {
  if (typeof value !== "string") return { fault: "choice" };
  const text = value.trim();
  if (text === "") return nothing;
  return text.length > questionLimits.text ? { fault: "too-long" } : { value: text };
}

/** Places of options, each once and in their order. */
function readPlaces(value: unknown, count: number): number[] | null {
  const places: unknown[] = Array.isArray(value) ? value : [value];
  const known = Array.from({ length: count }, (_, place) => place + 1);
  return places.every((place) => known.some((one) => one === place))
    ? known.filter((one) => places.includes(one))
    : null;
}

function readOptions({ kind, options }: AskedQuestion, value: unknown): Read {
  if ((kind === "choices") !== Array.isArray(value)) return { fault: "choice" };
  const places = readPlaces(value, options.length);
  if (places === null) return { fault: "choice" };
  const [first] = places;
  if (first === undefined) return nothing;
  return { value: kind === "choices" ? places : first };
}

/** An answer's value; null, an empty text and an empty list mean no answer. */
function readAnswer(question: AskedQuestion, value: unknown): Read {
  if (value === null || value === undefined || value === "") return nothing;
  if (hasOptions(question.kind)) return readOptions(question, value);
  if (question.kind === "number") return readNumber(value);
  if (question.kind === "text") return readText(value);
  return typeof value === "boolean" ? { value } : { fault: "choice" };
}

/**
 * Judges answers by the questions that are asked now. Every question is in the result, be it answered or not, so that
 * what someone was asked stays known. Of two answers to one question the last counts.
 */
export function checkAnswers(
  questions: readonly AskedQuestion[],
  givenAnswers: readonly GivenAnswer[],
): CheckedAnswers {
  const questionIds = new Set(questions.map(({ id }) => id));
  const gone = [...new Set(givenAnswers.map(({ questionId }) => questionId))].filter((id) => !questionIds.has(id));
  const faults: { questionId: number; code: AnswerFault }[] = gone.map((questionId) => ({
    questionId,
    code: "changed",
  }));
  const answers: Answered[] = [];
  for (const question of questions) {
    const read = readAnswer(question, givenAnswers.findLast(({ questionId }) => questionId === question.id)?.value);
    if ("fault" in read) faults.push({ questionId: question.id, code: read.fault });
    else if (read.value === null && question.required) faults.push({ questionId: question.id, code: "required" });
    else answers.push({ questionId: question.id, value: read.value });
  }
  return faults.length > 0 ? { status: "wrong", faults } : { status: "right", answers };
}

/** Whether an answer is what it must be; null where the question has no must. No answer is none that it must be. */
export function meetsMust(
  { kind, must }: Pick<QuestionContent, "kind" | "must">,
  value: AnswerValue | null,
): boolean | null {
  if (must === null) return null;
  if ("values" in must) {
    if (kind === "choices") return Array.isArray(value) && must.values.every((choice) => value.includes(choice));
    return must.values.some((choice) => choice === value);
  }
  if (typeof value !== "number") return false;
  return value >= (must.min ?? Number.NEGATIVE_INFINITY) && value <= (must.max ?? Number.POSITIVE_INFINITY);
}

/** How many musts are missed; -1 where nothing must be so. */
export function countMissed(answered: readonly { question: QuestionContent; value: AnswerValue | null }[]): number {
  const verdicts = answered.map(({ question, value }) => meetsMust(question, value)).filter((met) => met !== null);
  return verdicts.length === 0 ? -1 : verdicts.filter((met) => !met).length;
}
