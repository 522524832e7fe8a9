import type { NeededField } from "../draft/vacancy-fields.ts";

/** Where a vacancy stands (recruiting §6); the public sees `open` ones, then `closed` ones, and no others. */
export const vacancyStates = ["draft", "in-review", "scheduled", "open", "closed", "archived"] as const;
export type VacancyState = (typeof vacancyStates)[number];

/** Who moves its applications: the desk, or the hiring system by imports (recruiting §1). */
export const leads = ["desk", "import"] as const;
export type Lead = (typeof leads)[number];

/** Where a vacancy stands for anyone who acts on it: its state, and of an open one whether edits lie beside it. */
export const vacancyStages = [
  "draft",
  "in-review",
  "scheduled",
  "open",
  "open-edited",
  "open-in-review",
  "closed",
  "archived",
] as const;
export type VacancyStage = (typeof vacancyStages)[number];

/** Acts on a vacancy (recruiting §6). */
export const vacancyActs = [
  "edit",
  "submit",
  "return",
  "publish",
  "unschedule",
  "open",
  "close",
  "extend",
  "archive",
  "take-over",
  "delete",
] as const;
export type VacancyAct = (typeof vacancyActs)[number];

/** By whom: someone of staff, or the site on its own when a day has come. */
type By = "staff" | "system";

interface Transition {
  from: readonly VacancyStage[];
  to: readonly VacancyStage[];
  by: By;
}

const beside = ["open", "open-edited", "open-in-review"] as const;

/** Every act, from where, to where and by whom. What is not here is refused. */
export const vacancyTransitions: Readonly<Record<VacancyAct, Transition>> = {
  edit: { from: ["draft", "in-review", ...beside], to: ["draft", "in-review", ...beside], by: "staff" },
  submit: { from: ["draft", "open-edited"], to: ["in-review", "open-in-review"], by: "staff" },
  return: { from: ["in-review", "open-in-review"], to: ["draft", "open-edited"], by: "staff" },
  publish: { from: ["draft", "in-review", "open-edited", "open-in-review"], to: ["scheduled", "open"], by: "staff" },
  unschedule: { from: ["scheduled"], to: ["draft"], by: "staff" },
  open: { from: ["scheduled"], to: ["open"], by: "system" },
  close: { from: beside, to: ["closed"], by: "staff" },
  extend: { from: [...beside, "closed"], to: beside, by: "staff" },
  archive: { from: ["closed"], to: ["archived"], by: "staff" },
  // It changes who leads, whatever the state; whether imports lead is asked beside.
  "take-over": { from: [...beside, "closed"], to: [...beside, "closed"], by: "staff" },
  delete: { from: ["draft"], to: [], by: "staff" },
};

/** The stage of a vacancy. */
export function getStage(state: VacancyState, draft: { submittedAt: Date | null } | null): VacancyStage {
  if (state !== "open" || draft === null) return state;
  return draft.submittedAt === null ? "open-edited" : "open-in-review";
}

/** Whether the table lets staff do it from here. */
export function mayAct(act: VacancyAct, stage: VacancyStage, by: By = "staff"): boolean {
  const transition = vacancyTransitions[act];
  return transition.by === by && transition.from.includes(stage);
}

/** Possible acts, in the order of the list. */
export function actsFrom(stage: VacancyStage, lead: Lead): VacancyAct[] {
  return vacancyActs.filter((act) => mayAct(act, stage) && (act !== "take-over" || lead === "import"));
}

/** An act on a vacancy, with what it takes (recruiting §6). */
export type VacancyChange =
  | { kind: "submit" }
  | { kind: "return"; words: string }
  /** `opensOn`: a day to come on which it opens on its own. */
  | { kind: "publish"; opensOn: string | null; acceptedChecks: readonly AcceptedCheck[] }
  | { kind: "unschedule" }
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "extend"; endDay: string }
  | { kind: "archive" }
  | { kind: "take-over" }
  /** `version`: that anyone who throws it away has read. */
  | { kind: "delete"; version: number };

/** Checks before a vacancy is published; each warns and none blocks (recruiting §6). */
export const checkKinds = ["english-missing", "discriminating-words", "no-salary", "similar-open"] as const;
export type CheckKind = (typeof checkKinds)[number];

/** A warning that someone publishes over, and why. */
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
