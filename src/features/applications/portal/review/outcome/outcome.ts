import type { Sent } from "../../../../../contract/client.ts";
import { isSignedOut } from "../../../../../contract/page-owner.ts";
import type { SubmitRefused, WrongAnswer } from "../../application.calls.ts";
import { missingParts, type Obstacle } from "../missing-parts.ts";
import type { TypedAnswers } from "../questions/answer-form.ts";

/** Why an application was not sent. */
export type Outcome =
  /** Something on this page is to be done first. */
  | { status: "wrong"; obstacles: Obstacle[]; answers?: readonly WrongAnswer[] }
  /** The vacancy asks other questions by now. */
  | { status: "asked-again" }
  /** The resume was changed since the page was opened. */
  | { status: "changed" }
  | { status: "incomplete" }
  | { status: "invalid"; messages: string[] }
  | { status: "closed" }
  | { status: "applied"; applicationId: number | null }
  /** The application to change has ended. */
  | { status: "ended" }
  | { status: "signed-out" }
  | { status: "offline" }
  | { status: "waiting"; message: string }
  | { status: "failed"; requestId: string | undefined };

/** The answer and its time, so that the same answer twice is two answers. */
export interface Answered {
  at: number;
  outcome: Outcome;
  /** The attempted action: to send, or to merge a waiting draft into the resume. */
  of: "resume" | "draft";
  /** Values of the question fields. */
  typed?: TypedAnswers;
}

type Refused = Extract<Sent<unknown, SubmitRefused>, { status: "refused" }>;

function byCode({ code, extra }: Refused): Outcome | null {
  switch (code) {
    case "profile-incomplete":
      return missingParts(extra.missing ?? []).length > 0 ? { status: "incomplete" } : { status: "changed" };
    case "answers-missing":
      return { status: "asked-again" };
    case "consent-missing":
      return { status: "wrong", obstacles: ["dataTruth", "dataUse"] };
    case "captcha":
      return { status: "wrong", obstacles: ["captcha"] };
    case "vacancy-closed":
      return { status: "closed" };
    case "already-applied":
      return { status: "applied", applicationId: extra.applicationId ?? null };
    case "nothing-changed":
      return { status: "changed" };
    case "already-ended":
      return { status: "ended" };
    default:
      return null;
  }
}

/** Meanings of refusals for the person (§4 "Apply", §8). */
export function getOutcome(refused: Refused): Outcome {
  const { http, errors, message, requestId } = refused;
  const outcome = byCode(refused);
  if (outcome !== null) return outcome;
  if (http === 0) return { status: "offline" };
  if (isSignedOut(refused)) return { status: "signed-out" };
  if (http === 404) return { status: "closed" };
  if (http === 409) return { status: "changed" };
  if (http === 422 && errors.length > 0) return { status: "invalid", messages: errors.map((error) => error.message) };
  if (http === 429) return { status: "waiting", message };
  return { status: "failed", requestId };
}

/**
 * True when the page behind the outcome is to be loaded again; not after a lost connection, which would take the page
 * away.
 */
export function changesPage({ status }: { status: string }): boolean {
  return status === "changed" || status === "incomplete" || status === "invalid" || status === "asked-again";
}

/** True when the server looked at the captcha, whose solution counts once. */
export function usedCaptcha(outcome: Outcome): boolean {
  if (outcome.status === "wrong")
    return outcome.obstacles.includes("captcha") || outcome.obstacles.includes("dataTruth");
  return outcome.status === "incomplete" || outcome.status === "asked-again";
}
