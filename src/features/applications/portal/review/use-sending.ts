import { type FormEvent, useCallback, useState } from "react";
import { useNavigation } from "react-router";
import type { WrongAnswer } from "../application.calls.ts";
import { draftFields } from "./draft/draft-review.ts";
import type { ReviewedResume } from "./load-resume.ts";
import { type Obstacle, obstacles, type Readiness } from "./missing-parts.ts";
import type { Answered, Outcome } from "./outcome/outcome.ts";
import type { Answers } from "./questions/use-answers.ts";
import { useCaptchaRound } from "./use-captcha-round.ts";

/** The person's statements and captcha on the review. */
export type Ticks = Pick<Readiness, "isConfirmed" | "dataTruth" | "dataUse">;

export interface Sending {
  isBusy: boolean;
  ticks: Ticks;
  tick: (name: keyof Ticks, isTicked: boolean) => void;
  onSolution: (payload: string) => void;
  /** Changes when the captcha is to be solved again. */
  captchaRound: number;
  /** No captcha is asked for. */
  isCaptchaPassed: boolean;
  /** What is still in the way. */
  obstacles: readonly Obstacle[];
  /**
   * True while something is in the way that the person has to do; the captcha is done once the form is sent, if not
   * before.
   */
  isStopped: boolean;
  /** The page's list of obstacles, after the person tried to send. */
  shownObstacles: readonly Obstacle[];
  /** Answers that the page then marks as wrong. */
  shownAnswers: readonly WrongAnswer[];
  /** The result of the last try. */
  outcome: Outcome | null;
  /** Changes with every try, so that its result is announced again. */
  attempt: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Solutions of the captcha: one that the server has looked at is spent, and a new round begins. */
function useSolution(answered: Answered | undefined, isPassed: boolean) {
  const [last, setLast] = useState({ round: 0, payload: "" });
  const round = useCaptchaRound(answered);
  const onSolution = useCallback((payload: string) => setLast({ round, payload }), [round]);
  // A pass counts once: what the server has looked at before asks for a captcha.
  const byPass = isPassed && round === 0;
  return { round, onSolution, byPass, isSolved: byPass || (last.round === round && last.payload !== "") };
}

/** The result of the last try, from the page or the server. */
function lastOutcome(stopped: Stopped | null, answered: Answered | undefined): { at: number; outcome: Outcome | null } {
  const at = answered?.at ?? 0;
  if (stopped !== null && stopped.at > at) return { at: stopped.at, outcome: { status: "wrong", ...stopped } };
  return { at, outcome: answered?.outcome ?? null };
}

interface Stopped {
  at: number;
  obstacles: Obstacle[];
  answers: readonly WrongAnswer[];
}

interface Reviewable extends Pick<ReviewedResume, "missing" | "isUpToDate" | "consents"> {
  /** A captcha that was solved in this browser lately still counts. */
  isCaptchaPassed?: boolean;
}

/** The state of the review: what is ticked, what is in the way, whether a try is under way. */
export function useSending(review: Reviewable, lastAnswered: Answered | undefined, answers?: Answers): Sending {
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === "POST" && formData?.has(draftFields.intent) !== true;
  const answered = lastAnswered?.of === "draft" ? undefined : lastAnswered;
  const [ticks, setTicks] = useState<Ticks>({ isConfirmed: false, ...review.consents });
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const { round, onSolution, byPass, isSolved } = useSolution(answered, review.isCaptchaPassed === true);
  const wrong = answers?.wrong ?? [];
  const inTheWay = obstacles({
    ...ticks,
    incompleteSections: review.missing.length,
    isUpToDate: review.isUpToDate,
    wrongAnswers: wrong.length,
    isCaptchaSolved: isSolved,
  });
  const { at: attempt, outcome } = lastOutcome(stopped, answered);
  const shownObstacles = outcome?.status === "wrong" ? outcome.obstacles.filter((one) => inTheWay.includes(one)) : [];
  const wrongAnswers = outcome?.status === "wrong" ? (outcome.answers ?? []) : [];
  const shownAnswers = wrong.filter(({ questionId }) => wrongAnswers.some((one) => one.questionId === questionId));
  return {
    ...{ isBusy, ticks, onSolution, shownObstacles, shownAnswers, outcome, attempt },
    tick: (name, isTicked) => setTicks((before) => ({ ...before, [name]: isTicked })),
    captchaRound: round,
    isCaptchaPassed: byPass,
    obstacles: inTheWay,
    isStopped: inTheWay.some((obstacle) => obstacle !== "captcha"),
    onSubmit(event) {
      if (isBusy || inTheWay.length > 0) event.preventDefault();
      if (!isBusy && inTheWay.length > 0) setStopped({ at: Date.now(), obstacles: inTheWay, answers: wrong });
    },
  };
}
