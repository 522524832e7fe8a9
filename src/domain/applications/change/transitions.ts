import type { ActorKind } from "../../people/people.ts";
import { type ApplicationStatus, applicationStatuses, type EndReason, withdrawn } from "../application.ts";
import type { EventKind } from "./application-event.ts";

/** Where an application stands; `none` before it is there. */
export const applicationStates = ["none", ...applicationStatuses, "withdrawn"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The state of a stored application. */
export function stateOf(application: { status: ApplicationStatus; end_reason: EndReason | null }): ApplicationState {
  return application.end_reason === withdrawn ? "withdrawn" : application.status;
}

interface Transition {
  from: readonly ApplicationState[];
  to: readonly ApplicationState[];
  by: readonly ActorKind[];
}

/** Every change that an application may undergo, and by whom (specification §4). What is not here is refused. */
export const transitions: Readonly<Record<EventKind, Transition>> = {
  submitted: { from: ["none"], to: ["on-process"], by: ["applicant"] },
  edited: { from: ["on-process"], to: ["on-process"], by: ["applicant"] },
  answered: { from: ["on-process"], to: ["on-process"], by: ["applicant"] },
  withdrawn: { from: ["on-process"], to: ["withdrawn"], by: ["applicant", "system"] },
  // The hiring system may also take a decision back.
  progressed: { from: applicationStatuses, to: applicationStatuses, by: ["import"] },
};

/** True when the table has it. */
export function isAllowed(kind: EventKind, by: ActorKind, from: ApplicationState, to: ApplicationState): boolean {
  const transition = transitions[kind];
  return transition.by.includes(by) && transition.from.includes(from) && transition.to.includes(to);
}
