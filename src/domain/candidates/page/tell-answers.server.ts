import type { Language } from "../../../i18n/language.ts";
import type { AnsweredQuestion } from "../../applications/applications.server.ts";
import { answerText, mustText } from "../../vacancies/vacancies.server.ts";
import { meetsMust, textIn } from "../../vacancies/vacancies.ts";
import type { Sight } from "../candidate.ts";

/** A question in the words in which somebody was asked it, and what they answered. */
export interface ToldAnswer {
  /** The same for a question and what was made of it by editing, so that answers stand beside each other. */
  questionId: number;
  version: number;
  words: string;
  /** null: not answered, or hidden. */
  text: string | null;
  /** Written by the person, who may tell by it who they are: hidden as long as that is (recruiting §11). */
  isHidden: boolean;
  /** What it must be, in words; null: anything. */
  must: string | null;
  /** Whether it is what it must be; null where it may be anything. It marks, and decides nothing. */
  isMet: boolean | null;
}

/** Tells answers within their reader's sight. */
export function tellAnswers(
  answers: readonly AnsweredQuestion[],
  { isHidden }: Sight,
  language: Language,
): ToldAnswer[] {
  return answers.map(({ question, value }) => {
    const hides = isHidden && question.kind === "text" && value !== null;
    return {
      ...{ questionId: question.originId, version: question.version },
      words: textIn(question.words, language),
      text: hides ? null : answerText(question, value, language),
      ...{ isHidden: hides, must: mustText(question, language), isMet: meetsMust(question, value) },
    };
  });
}
