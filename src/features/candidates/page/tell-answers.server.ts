import type { Language } from "../../../i18n/language.ts";
import type { AnsweredQuestion } from "../../applications/read-answers.server.ts";
import { meetsMust } from "../../vacancies/questions/answer.ts";
import { answerText, mustText } from "../../vacancies/questions/answer-text.server.ts";
import { textIn } from "../../vacancies/questions/question.ts";
import type { CandidateRow } from "../list/find-candidates.queries.server.ts";
import { ownWords } from "../seen/own-words.ts";

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
  row: Pick<CandidateRow, "is_hidden" | "is_gone">,
  language: Language,
): ToldAnswer[] {
  return answers.map(({ question, value }) => {
    const text = answerText(question, value, language);
    // What was chosen or counted says nothing of who it is.
    const told = question.kind === "text" ? ownWords(row, text) : text;
    return {
      ...{ questionId: question.originId, version: question.version },
      words: textIn(question.words, language),
      text: told,
      ...{
        isHidden: row.is_hidden && text !== null && told === null,
        must: mustText(question, language),
        isMet: meetsMust(question, value),
      },
    };
  });
}
