import type { Tx } from "../../../platform/database/database.ts";
import type { Actor } from "../../identity/principal.ts";
import type { Answered } from "../../vacancies/questions/answer.ts";
import { insertAnswers } from "../application.queries.server.ts";
import { keepSnapshot } from "../keep-snapshot.server.ts";
import { keepListed } from "../listed/keep-listed.server.ts";
import type { StoredPhase } from "../phases.ts";
import type { ApplicationEvent } from "./application-event.ts";
import type { Change, Changed, Sent, Subscriber } from "./change.server.ts";
import {
  endAsWithdrawn,
  insertApplication,
  insertEvent,
  type NewApplication,
  writeProgress,
} from "./change.store.server.ts";
import type { LockedApplication } from "./lock-application.server.ts";
import { type ApplicationState, getState, isAllowed } from "./transitions.ts";

interface Changing {
  actor: Actor;
  now: Date;
  subscribers: readonly Subscriber[];
}

function getEvent(change: Change): ApplicationEvent {
  switch (change.kind) {
    case "edited":
      return { kind: "edited", details: { version: change.version } };
    case "answered": {
      const { phaseId, answer, wishedTimes, note } = change;
      return { kind: "answered", details: { phaseId, answer, wishedTimes: [...wishedTimes], note } };
    }
    case "form-answered":
      return { kind: "form-answered", details: { phaseId: change.phaseId, gives: change.gives } };
    case "withdrawn":
      return {
        kind: "withdrawn",
        details: "reason" in change ? { reason: change.reason } : { because: change.because },
      };
    case "progressed": {
      const { row, news: kind, phaseId, state } = change;
      return { kind: "progressed", details: { row, kind, phaseId, status: state.status } };
    }
  }
}

function stateAfter(before: ApplicationState, change: Change): ApplicationState {
  if (change.kind === "withdrawn") return "withdrawn";
  return change.kind === "progressed" ? getState({ status: change.state.status, end_reason: null }) : before;
}

async function write(tx: Tx, { id }: LockedApplication, change: Change, now: Date): Promise<void> {
  switch (change.kind) {
    case "edited":
      return keepSnapshot(tx, id, change.version, change.sent, now);
    case "withdrawn":
      return endAsWithdrawn(tx, id);
    case "progressed":
      return writeProgress(tx, id, { ...change.state, currentPhaseId: change.phaseId }, now);
    case "answered":
    case "form-answered":
      return;
  }
}

async function tell(tx: Tx, { subscribers }: Changing, changed: Changed): Promise<void> {
  await insertEvent(tx, changed);
  await keepListed(tx, changed);
  for (const subscriber of subscribers) await subscriber(tx, changed);
}

/** Whether this actor may make such a change to an application, whatever the new state. */
export function mayChange(application: LockedApplication, kind: Change["kind"], { kind: by }: Actor): boolean {
  const from = getState(application);
  return isAllowed(kind, by, from, kind === "withdrawn" ? "withdrawn" : from);
}

/**
 * The only writer of an application's state beside {@link submitApplication}: it writes the state and one event and
 * calls the subscribers, all in the caller's transaction.
 * @param application locked, after its person and what else comes before it (decision 12)
 * @throws when the table of transitions has no such change; ask {@link mayChange} before
 */
export async function changeApplication(
  tx: Tx,
  application: LockedApplication,
  change: Change,
  changing: Changing,
): Promise<void> {
  const { actor, now } = changing;
  const from = getState(application);
  const to = stateAfter(from, change);
  if (!isAllowed(change.kind, actor.kind, from, to))
    throw new Error(`Application ${application.id}: ${change.kind} by ${actor.kind} leads from ${from} to ${to}.`);
  await write(tx, application, change, now);
  await tell(tx, changing, { applicationId: application.id, actor, event: getEvent(change), at: now });
}

/** Content of a new application: the resume, the answers, and the first phase; null where there are no phases. */
export interface Submission extends NewApplication {
  sent: Sent;
  answers: readonly Answered[];
  phase: StoredPhase | null;
}

/** Writes an application on process. @returns its id, or null when an active one is there already */
export async function submitApplication(
  tx: Tx,
  { sent, answers, phase, ...application }: Submission,
  changing: Changing,
): Promise<number | null> {
  const { actor, now } = changing;
  if (!isAllowed("submitted", actor.kind, "none", "on-process")) throw new Error(`${actor.kind} may not apply.`);
  const id = await insertApplication(tx, application, phase, now);
  if (id === null) return null;
  await keepSnapshot(tx, id, 1, sent, now);
  await insertAnswers(tx, id, answers);
  await tell(tx, changing, {
    applicationId: id,
    actor,
    event: { kind: "submitted", details: { version: 1 } },
    at: now,
  });
  return id;
}
