import type { ApplicationStatus } from "../application.ts";
import { extendedFormCode } from "../application.ts";
import type { NotificationKind } from "../notification-kind.ts";
import type { StoredPhase } from "../phases.ts";
import type { IncomingProgress } from "../progress/incoming-progress.ts";
import { currentPhaseId, mergeProgress, type PhaseNames, type ProgressState } from "../progress/merge-progress.ts";
import type { Act } from "./act.schema.ts";

/** Why an act is not possible; a code of recruiting §7. */
export type ActFault = "already-ended" | "not-ended" | "phase-unknown" | "same-phase" | "not-earlier" | "not-later";

export type Decided =
  | {
      status: "decided";
      state: ProgressState;
      phaseId: number | null;
      /** The message to the applicant; null for none. */
      news: NotificationKind | null;
    }
  | { status: "bad"; code: ActFault };

interface Deciding {
  /** The phases that the vacancy uses, in their order. */
  order: readonly PhaseNames[];
  /** Of Asia/Jakarta, `YYYY-MM-DD`. */
  today: string;
}

const nothingSaid: Omit<IncomingProgress, "target" | "fingerprint"> = {
  ...{ phase: null, phaseStatus: null, activity: null, activityDate: null, result: null, resultDate: null },
  ...{ status: null, reason: null, nextStep: null, dueDate: null, invitation: null, starFormCode: null },
};

/** An act as a row of the hiring system. */
function toProgress(act: Act): Partial<IncomingProgress> {
  switch (act.kind) {
    case "move":
      return { nextStep: act.nextStep, dueDate: act.dueOn };
    case "invite":
      return { invitation: { place: act.place, at: act.at }, dueDate: act.dueOn, nextStep: act.nextStep };
    case "ask":
      return { dueDate: act.dueOn, ...(!asksExtended(act) && { starFormCode: act.formCode }) };
    case "end":
      return { status: "not-continued", reason: act.words };
    case "hire":
      return { status: "hired", nextStep: act.words };
    case "close":
      return { status: "vacancy-closed", reason: act.words };
    default:
      return {};
  }
}

const asksExtended = (act: Act) => act.kind === "ask" && act.formCode === extendedFormCode;

const news: Record<Act["kind"], NotificationKind> = {
  ...{ move: "phase-began", "move-back": "progressed", end: "not-continued", hire: "hired" },
  ...{ close: "vacancy-closed", reopen: "reopened", invite: "invited", ask: "star-asked" },
};

const getNews = (act: Act): NotificationKind => (asksExtended(act) ? "form-asked" : news[act.kind]);

const isOver = (status: ApplicationStatus) => status !== "on-process";

const bad = (code: ActFault): Decided => ({ status: "bad", code });

/** Later phases have not begun, this one is under way again; what was to be done in it is not any more. */
function movedBack(before: ProgressState, act: Act & { kind: "move-back" }, { order, today }: Deciding): Decided {
  const place = order.findIndex(({ id }) => id === act.phaseId);
  const here = order.findIndex(({ id }) => id === currentPhaseId(before, order));
  if (place >= here) return bad(place === here ? "same-phase" : "not-earlier");
  const keptIds = new Set(order.slice(0, place + 1).map(({ id }) => id));
  const phases = before.phases.flatMap((phase): StoredPhase[] => {
    if (!keptIds.has(phase.phaseId)) return [];
    if (phase.phaseId !== act.phaseId) return [phase];
    const again = { status: "on-process", beganOn: today, dueOn: null, invitation: null, starFormCode: null } as const;
    return [{ ...phase, ...again, nextStep: act.words }];
  });
  const state = { ...before, phases };
  return { status: "decided", state, phaseId: act.phaseId, news: act.words === null ? null : news["move-back"] };
}

/** On process again, in the phase where it stood when it ended. */
function reopened(before: ProgressState, act: Act & { kind: "reopen" }, order: readonly PhaseNames[]): Decided {
  if (before.status !== "not-continued" && before.status !== "vacancy-closed") return bad("not-ended");
  const phaseId = currentPhaseId(before, order);
  const phases = before.phases.map(
    (phase): StoredPhase =>
      phase.phaseId === phaseId ? { ...phase, status: "on-process", nextStep: act.words } : phase,
  );
  const state = { status: "on-process", endWords: null, phases } as const;
  return { status: "decided", state, phaseId, news: news.reopen };
}

/**
 * The new state of an application after an act, and the news for its applicant (recruiting §6).
 * @param before as it stands now; not withdrawn
 */
export function decide(before: ProgressState, act: Act, deciding: Deciding): Decided {
  const { order, today } = deciding;
  if (act.kind === "reopen") return reopened(before, act, order);
  if (isOver(before.status)) return bad("already-ended");
  const named = "phaseId" in act ? order.find(({ id }) => id === act.phaseId) : undefined;
  if ("phaseId" in act && named === undefined) return bad("phase-unknown");
  if (act.kind === "move-back") return movedBack(before, act, deciding);
  if (act.kind === "move") {
    const here = order.findIndex(({ id }) => id === currentPhaseId(before, order));
    const there = order.findIndex(({ id }) => id === act.phaseId);
    if (there <= here) return bad(there === here ? "same-phase" : "not-later");
  }
  const phase = named === undefined ? null : named.name.id;
  const incoming = { ...nothingSaid, ...toProgress(act), phase, target: { applicationId: 0 }, fingerprint: "" };
  const merged = mergeProgress(before, incoming, order, today);
  if (merged.status === "bad") return bad("phase-unknown");
  return { status: "decided", state: merged.state, phaseId: merged.currentPhaseId, news: getNews(act) };
}
