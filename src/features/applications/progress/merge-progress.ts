import { jakartaDay } from "../../../i18n/calendar.ts";
import type { ApplicationStatus, BothLanguages, PhaseStatus } from "../application.ts";
import { currentPhaseIndex, newPhase, type StoredActivity, type StoredPhase } from "../phases.ts";
import type { IncomingProgress } from "./incoming-progress.ts";

/** A recruitment phase by all its names. */
export interface PhaseNames {
  id: number;
  code: string | null;
  name: BothLanguages;
}

/** How far an application is; its phases are those that have begun, in any order. */
export interface ProgressState {
  status: ApplicationStatus;
  endWords: BothLanguages | null;
  phases: readonly StoredPhase[];
}

export type Merged = { status: "merged"; state: ProgressState; currentPhaseId: number | null } | Bad;
type Bad = { status: "bad"; reason: string };

/** The current phase of an application in this state (§4); null when none has begun. */
export function currentPhaseId({ phases }: ProgressState, order: readonly PhaseNames[]): number | null {
  const statusOf = new Map(phases.map(({ phaseId, status }) => [phaseId, status]));
  const index = currentPhaseIndex(order.map(({ id }) => ({ status: statusOf.get(id) ?? null })));
  return order[index]?.id ?? null;
}

function saysOfPhase(incoming: IncomingProgress): boolean {
  const { phase, phaseStatus, activity, activityDate, result, nextStep, dueDate, invitation, starFormCode } = incoming;
  const values = [phase, phaseStatus, activity, activityDate, result, nextStep, dueDate, invitation, starFormCode];
  return values.some((value) => value !== null);
}

/** The place of the phase that a row is about; null when it is about none. */
function findPlace(
  before: ProgressState,
  incoming: IncomingProgress,
  order: readonly PhaseNames[],
): number | null | Bad {
  if (!saysOfPhase(incoming)) return null;
  const phaseName = incoming.phase?.toLowerCase();
  const place =
    phaseName === undefined
      ? order.findIndex(({ id }) => id === currentPhaseId(before, order))
      : order.findIndex(({ code, name }) =>
          [code, name.id, name.en].some((known) => known?.toLowerCase() === phaseName),
        );
  if (place >= 0) return place;
  return {
    status: "bad",
    reason: phaseName === undefined ? "phase is missing" : `there is no phase "${incoming.phase}"`,
  };
}

function withActivity(
  all: readonly StoredActivity[],
  incoming: IncomingProgress,
  { name }: PhaseNames,
): StoredActivity[] {
  const { activity, activityDate, result, resultDate } = incoming;
  if (activity === null && activityDate === null && result === null) return [...all];
  const called = activity ?? (all.length === 1 ? all[0]?.name : undefined) ?? name;
  const known = all.find((one) => one.name.id === called.id);
  const next: StoredActivity = {
    name: called,
    result: result ?? known?.result ?? null,
    activityDate: activityDate ?? known?.activityDate ?? null,
    resultDate: resultDate ?? known?.resultDate ?? null,
  };
  return known ? all.map((one) => (one === known ? next : one)) : [...all, next];
}

/** The state of a running phase when the application ends. */
const endings = {
  hired: "passed",
  "not-continued": "not-continued",
  "vacancy-closed": "vacancy-closed",
} as const satisfies Record<Exclude<ApplicationStatus, "on-process">, PhaseStatus>;

type Ending = (typeof endings)[keyof typeof endings];

/** A phase with another status; once it has ended, it has no open task. */
function withStatus(phase: StoredPhase, status: StoredPhase["status"]): StoredPhase {
  const isOver = phase.status === "on-process" && status !== "on-process";
  return isOver ? { ...phase, status, nextStep: null, dueOn: null } : { ...phase, status };
}

function incomingPhase(
  before: StoredPhase,
  incoming: IncomingProgress,
  names: PhaseNames,
  ending: Ending | null,
): StoredPhase {
  const ended = before.status === "on-process" ? ending : null;
  const known = withStatus(before, incoming.phaseStatus ?? ended ?? before.status);
  return {
    ...known,
    activities: withActivity(known.activities, incoming, names),
    nextStep: incoming.nextStep ?? known.nextStep,
    dueOn: incoming.dueDate ?? known.dueOn,
    invitation: incoming.invitation ?? known.invitation,
    starFormCode: incoming.starFormCode ?? known.starFormCode,
  };
}

/** An application in the phase at `place` has passed the phases before it. */
function withPhase(
  { phases }: ProgressState,
  incoming: IncomingProgress,
  order: readonly PhaseNames[],
  place: number,
  { today, ending }: { today: string; ending: Ending | null },
): StoredPhase[] {
  const byId = new Map(phases.map((phase) => [phase.phaseId, phase]));
  const isLaterBegun = order.slice(place + 1).some(({ id }) => byId.has(id));
  const began = incoming.activityDate !== null && incoming.activityDate < today ? incoming.activityDate : today;
  return order.flatMap((names, index) => {
    const known = byId.get(names.id);
    if (index > place) return known ? [known] : [];
    if (index === place) {
      const fresh = newPhase(names.id, began, isLaterBegun ? "passed" : "on-process");
      return [incomingPhase(known ?? fresh, incoming, names, ending)];
    }
    if (known) return [known.status === "on-process" ? withStatus(known, "passed") : known];
    return [newPhase(names.id, began, "passed")];
  });
}

function statusAfter(before: ApplicationStatus, { status, phaseStatus }: IncomingProgress): ApplicationStatus {
  if (status !== null) return status;
  return phaseStatus === null || phaseStatus === "passed" ? before : phaseStatus;
}

function settled(phases: readonly StoredPhase[], ending: Ending | null): readonly StoredPhase[] {
  if (ending === null) return phases;
  return phases.map((phase) => (phase.status === "on-process" ? withStatus(phase, ending) : phase));
}

/**
 * What an application becomes by a row of the hiring system. What the row leaves empty stays as it is.
 * @param today of Asia/Jakarta
 */
export function mergeProgress(
  before: ProgressState,
  incoming: IncomingProgress,
  order: readonly PhaseNames[],
  today: string,
): Merged {
  const place = findPlace(before, incoming, order);
  if (place !== null && typeof place === "object") return place;
  const status = statusAfter(before.status, incoming);
  const ending = status === "on-process" ? null : endings[status];
  const phases = place === null ? before.phases : withPhase(before, incoming, order, place, { today, ending });
  if (status === "on-process" && incoming.reason !== null)
    return { status: "bad", reason: "a reason is given for an application that goes on" };
  const endWords = status === "on-process" ? null : (incoming.reason ?? before.endWords);
  const state = { status, endWords, phases: settled(phases, ending) };
  return { status: "merged", state, currentPhaseId: currentPhaseId(state, order) };
}

/**
 * Why a row is not taken whose letter would promise a day or a time that is past, as the desk's acts may not; null
 * where it promises none. What the application already has is no new promise, and a phase that has ended is history,
 * whatever its dates say.
 */
export function pastPromise(before: ProgressState, after: ProgressState, now: Date): string | null {
  for (const phase of after.phases.filter(({ status }) => status === "on-process")) {
    const was = before.phases.find(({ phaseId }) => phaseId === phase.phaseId);
    const at = phase.invitation?.at ?? null;
    if (at !== null && at !== was?.invitation?.at && new Date(at) <= now) return `invitation_time ${at} is past`;
    const { dueOn } = phase;
    if (dueOn !== null && dueOn !== was?.dueOn && dueOn < jakartaDay(now)) return `due_date ${dueOn} is past`;
  }
  return null;
}
