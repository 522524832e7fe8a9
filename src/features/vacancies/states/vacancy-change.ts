import type { NeededField } from "../draft/read-fields.ts";
import type { VacancyStage } from "./transitions.ts";

/** An act on a vacancy, with what it takes (recruiting §6). */
export type VacancyChange =
  | { kind: "submit" }
  | { kind: "return"; words: string }
  /** `opensOn`: a day to come on which it opens by itself. */
  | { kind: "publish"; opensOn: string | null; acceptedChecks: readonly AcceptedCheck[] }
  | { kind: "unschedule" }
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "extend"; endDay: string }
  | { kind: "archive" }
  | { kind: "take-over" }
  /** `version`: that whoever throws it away has read. */
  | { kind: "delete"; version: number };

/** What is looked at before a vacancy is published; each warns and none blocks (recruiting §6). */
export const checkKinds = ["english-missing", "discriminating-words", "no-salary", "similar-open"] as const;
export type CheckKind = (typeof checkKinds)[number];

/** A warning that somebody publishes over, and why. */
export interface AcceptedCheck {
  check: CheckKind;
  reason: string;
}

/** Characters that a reason takes at least. */
export const shortestReason = 10;

/** Why an act was not done. */
export type ChangeRefusal =
  | { code: "unknown" }
  | { code: "state-forbids"; stage: VacancyStage }
  | { code: "needs-review" }
  | { code: "four-eyes" }
  | { code: "incomplete"; missing: readonly NeededField[] }
  /** Of the last day, or of the day on which it opens. */
  | { code: "bad-day"; field: "endDate" | "opensOn"; why: "past" | "too-far" | "before-opening" }
  | { code: "checks-open"; checks: readonly CheckKind[] }
  | { code: "on-process" }
  | { code: "applied-to" }
  | { code: "led-by-desk" }
  | { code: "stale" };

export type VacancyChanged = { status: "changed" } | ({ status: "refused" } & ChangeRefusal);
