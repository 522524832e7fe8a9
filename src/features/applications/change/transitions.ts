import type { ActorKind } from "../../identity/principal.ts";
import { type ApplicationStatus, applicationStatuses, type EndReason, withdrawn } from "../application.ts";
import type { EventKind } from "./application-event.ts";

/** The states of an application; `none` before it exists. */
export const applicationStates = ["none", ...applicationStatuses, "withdrawn"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The state of a stored application. */
export function getState(application: { status: ApplicationStatus; end_reason: EndReason | null }): ApplicationState {
  return application.end_reason === withdrawn ? "withdrawn" : application.status;
}

interface Transition {
  from: readonly ApplicationState[];
  to: readonly ApplicationState[];
  by: readonly ActorKind[];
}

/**
 * Every allowed change of an application, and by whom (specification §4, recruiting §6). What is not here is refused.
 */
const transitions: Readonly<Record<EventKind, readonly Transition[]>> = {
  submitted: [{ from: ["none"], to: ["on-process"], by: ["applicant"] }],
  edited: [{ from: ["on-process"], to: ["on-process"], by: ["applicant"] }],
  answered: [{ from: ["on-process"], to: ["on-process"], by: ["applicant"] }],
  "form-answered": [{ from: ["on-process"], to: ["on-process"], by: ["applicant"] }],
  withdrawn: [{ from: ["on-process"], to: ["withdrawn"], by: ["applicant", "system"] }],
  progressed: [
    // The hiring system may also undo a decision.
    { from: applicationStatuses, to: applicationStatuses, by: ["import"] },
    { from: ["on-process"], to: applicationStatuses, by: ["staff"] },
    { from: ["not-continued", "vacancy-closed"], to: ["on-process"], by: ["staff"] },
  ],
};

/** Whether the table of transitions has this change by this actor. */
export function isAllowed(kind: EventKind, by: ActorKind, from: ApplicationState, to: ApplicationState): boolean {
  return transitions[kind].some((one) => one.by.includes(by) && one.from.includes(from) && one.to.includes(to));
}
