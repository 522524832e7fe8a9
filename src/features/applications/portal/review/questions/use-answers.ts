import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { z } from "zod";
import { typingPause } from "../../../../drafts/portal/keep/timing.ts";
import type { VacancyQuestion } from "../../../../vacancies/portal/vacancies.calls.ts";
import { checkAnswers } from "../../../../vacancies/questions/answer.ts";
import type { WrongAnswer } from "../../application.calls.ts";
import { applyFormId } from "../review-form.ts";
import { answersIn, getAskedQuestion, type TypedAnswers, typedIn } from "./answer-form.ts";
import { type AnswersDraft, saveAnswersDraft } from "./answers-draft.ts";

const key = "answers";

/** Whose they are: another person's are never shown. */
const storedSchema = z.object({ owner: z.string(), typed: z.record(z.string(), z.array(z.string())) });

/** Unsent answers of this tab: editing the resume meanwhile, or a reload, loses nothing. */
function readKeptAnswers(owner: string): TypedAnswers | null {
  try {
    const found = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data;
    return found?.owner === owner ? found.typed : null;
  } catch {
    return null;
  }
}

function keepAnswers(owner: string, typed: TypedAnswers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, typed: { ...readKeptAnswers(owner), ...typed } }));
  } catch {
    // A browser that forbids its storage, or whose storage is full, stores nothing.
  }
}

/** Once they are sent. */
function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It kept nothing.
  }
}

export interface Answers {
  /** The fields' current values. */
  typed: TypedAnswers;
  /** The fields' initial values, and a number that changes when they restart. */
  begun: { round: number; typed: TypedAnswers };
  /** Errors that prevent sending. */
  wrong: readonly WrongAnswer[];
  onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/** An answer to a question that was edited in the meantime, in the field of its new version. */
function carried(
  before: readonly VacancyQuestion[],
  now: readonly VacancyQuestion[],
  typed: TypedAnswers,
): TypedAnswers {
  const moved: Record<string, readonly string[]> = { ...typed };
  for (const [at, { questionId, kind }] of now.entries()) {
    const old = before[at];
    const isGone = old !== undefined && !now.some((question) => question.questionId === old.questionId);
    const words = isGone && old.kind === kind && kind === "text" ? typed[old.questionId] : undefined;
    if (words !== undefined && moved[questionId] === undefined) moved[questionId] = words;
  }
  return moved;
}

const getIds = (questions: readonly VacancyQuestion[]) => questions.map(({ questionId }) => questionId).join();

interface Begun {
  /** Whose answers they are. */
  owner: string;
  /** What the server stores; null where nothing is asked. */
  answersDraft: AnswersDraft | null;
}

/** Stores answers on the server in pauses of typing. */
function createAnswersSaver(begun: AnswersDraft | null) {
  let draft = begun ?? { typed: {}, version: 0 };
  let waiting: TypedAnswers = {};
  const pause = typingPause(
    () => {
      const changed = waiting;
      waiting = {};
      void saveAnswersDraft(draft, changed).then((saved) => {
        draft = saved;
      });
    },
    { pause: 1_000, most: 5_000 },
  );
  return {
    save(changed: TypedAnswers) {
      waiting = { ...waiting, ...changed };
      pause.restart();
    },
    stop: () => pause.stop(),
  };
}

/** Stores answers while they are typed; a sent form stores nothing more. */
function useServerDraft(begun: AnswersDraft | null): (changed: TypedAnswers) => void {
  const [saver] = useState(() => createAnswersSaver(begun));
  useEffect(() => {
    const form = document.getElementById(applyFormId);
    form?.addEventListener("submit", saver.stop);
    return () => {
      form?.removeEventListener("submit", saver.stop);
      saver.stop();
    };
  }, [saver]);
  return saver.save;
}

/**
 * Answers as they are typed. They begin with those of the server's draft; what this tab stored counts more, and what
 * was typed before hydration most.
 */
export function useAnswers(
  questions: readonly VacancyQuestion[],
  { owner, answersDraft }: Begun,
  sent: TypedAnswers | undefined,
): Answers {
  const [typed, setTyped] = useState<TypedAnswers>(sent ?? answersDraft?.typed ?? {});
  const [begun, setBegun] = useState({ round: 0, typed });
  const [known, setKnown] = useState(questions);
  const save = useServerDraft(answersDraft);
  if (getIds(known) !== getIds(questions)) {
    const moved = carried(known, questions, typed);
    setKnown(questions);
    setTyped(moved);
    setBegun({ ...begun, typed: moved });
  }
  const begin = useEffectEvent(() => {
    const form = document.getElementById(applyFormId);
    const inForm = form instanceof HTMLFormElement ? typedIn(new FormData(form)) : {};
    const isEarly = ([id, values]: [string, readonly string[]]) => values.join() !== begun.typed[id]?.join();
    const early = Object.fromEntries(Object.entries(inForm).filter(isEarly));
    if (Object.keys(early).length > 0) return setTyped({ ...typed, ...early });
    const stored = readKeptAnswers(owner);
    if (stored === null) return;
    setTyped({ ...typed, ...stored });
    setBegun({ round: 1, typed: { ...typed, ...stored } });
  });
  useEffect(() => begin(), []);
  const formQuestions = questions.map(getAskedQuestion);
  const checked = checkAnswers(formQuestions, answersIn(formQuestions, typed));
  return {
    ...{ typed, begun, wrong: checked.status === "wrong" ? checked.faults : [] },
    onChange({ currentTarget }) {
      const next = typedIn(new FormData(currentTarget));
      setTyped(next);
      if (formQuestions.length === 0) return;
      const own = Object.fromEntries(formQuestions.map(({ id }) => [id, next[id] ?? []]));
      keepAnswers(owner, own);
      save(own);
    },
  };
}

/** Forgets what was answered, once it is sent. */
export function useForgottenAnswers(): void {
  useEffect(forgetAnswers, []);
}
