import type { NotificationKind } from "../notifications/notification-kind.ts";
import type { ProgressState } from "./merge-progress.ts";

interface Moment {
  state: ProgressState;
  currentPhaseId: number | null;
}

function invitationIn({ phases }: ProgressState): string {
  const invited = phases.flatMap(({ phaseId, invitation }) =>
    invitation ? [[phaseId, invitation.place, invitation.at]] : [],
  );
  return JSON.stringify(invited);
}

function starFormsIn({ phases }: ProgressState): string {
  return JSON.stringify(phases.flatMap(({ phaseId, starFormCode }) => (starFormCode ? [[phaseId, starFormCode]] : [])));
}

/** What is the news of a change; null when nothing changed. */
export function changeKind(before: Moment, after: Moment): NotificationKind | null {
  const [was, is] = [before.state, after.state];
  if (isEqual(was, is)) return null;
  if (is.status !== was.status && is.status !== "on-process") return is.status;
  if (invitationIn(is) !== invitationIn(was)) return "invited";
  if (is.status === "on-process" && starFormsIn(is) !== starFormsIn(was)) return "star-asked";
  if (after.currentPhaseId !== before.currentPhaseId) return "phase-began";
  const current = is.phases.find(({ phaseId }) => phaseId === after.currentPhaseId);
  const earlier = was.phases.find(({ phaseId }) => phaseId === after.currentPhaseId);
  if (current?.status === "passed" && earlier?.status !== "passed") return "phase-passed";
  return "progressed";
}

/** Phases by their id, keys in one order: the database gives both as it likes. */
function canonical({ status, endWords, phases }: ProgressState): string {
  const sorted = phases.toSorted((one, other) => one.phaseId - other.phaseId);
  return JSON.stringify([status, endWords, sorted], (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function isEqual(one: ProgressState, other: ProgressState): boolean {
  return canonical(one) === canonical(other);
}
