import { useState } from "react";
import { questionLimits } from "../../questions/question.ts";
import type { DeskQuestion } from "./desk-question.ts";
import { idsIn } from "./load-questions.ts";
import { newQuestion, over, type QuestionValues, toValues } from "./question-values.ts";

/** What is being edited, and what it began from. */
export interface QuestionsEditing {
  questions: readonly QuestionValues[];
  /** The version that is saved over, and what the vacancy asked then. */
  version: number;
  base: string;
  /** The question whose fields are shown. */
  openKey: string | null;
  isFull: boolean;
  isChanged: boolean;
  open: (key: string | null) => void;
  change: (key: string, next: QuestionValues) => void;
  add: () => void;
  remove: (key: string) => void;
  move: (key: string, step: -1 | 1) => void;
  /** Goes on with what is written here, over what another one saved. */
  keepMine: (theirs: { version: number; questions: readonly DeskQuestion[] }) => void;
  takeTheirs: (theirs: { version: number; questions: readonly DeskQuestion[] }) => void;
}

interface Began {
  version: number;
  questions: readonly DeskQuestion[];
}

export function useQuestions(vacancy: Began): QuestionsEditing {
  const [began, setBegan] = useState<Began>(vacancy);
  const [questions, setQuestions] = useState<readonly QuestionValues[]>(() => vacancy.questions.map(toValues));
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [made, setMade] = useState(0);
  return {
    ...{ questions, openKey, version: began.version, base: idsIn({ questions: [...began.questions] }) },
    isFull: questions.length >= questionLimits.questions,
    isChanged: JSON.stringify(questions) !== JSON.stringify(began.questions.map(toValues)),
    open: setOpenKey,
    change: (key, next) => setQuestions((all) => all.map((one) => (one.key === key ? next : one))),
    add() {
      const key = `new${made}`;
      setMade(made + 1);
      setQuestions((all) => [...all, newQuestion(key)]);
      setOpenKey(key);
    },
    remove: (key) => setQuestions((all) => all.filter((one) => one.key !== key)),
    move(key, step) {
      const from = questions.findIndex((one) => one.key === key);
      const [one, other] = [questions[from], questions[from + step]];
      if (one === undefined || other === undefined) return;
      setQuestions(questions.with(from, other).with(from + step, one));
    },
    keepMine(theirs) {
      setQuestions(over(questions, theirs.questions));
      setBegan(theirs);
    },
    takeTheirs(theirs) {
      setQuestions(theirs.questions.map(toValues));
      setBegan(theirs);
      setOpenKey(null);
    },
  };
}
