import type { ActorKind } from "../../people/people.ts";
import { type ApplicationStatus, type EndReason, withdrawn } from "../application.ts";
import type { EventKind } from "./application-event.ts";

/** Where an application stands; `none` before it is there. */
export const applicationStates = [
  "none",
  "on-process",
  "hired",
  "not-continued",
  "vacancy-closed",
  "withdrawn",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

const byStatus = { 1: "on-process", 2: "hired", 3: "not-continued", 4: "vacancy-closed" } as const;

/** The state of a stored application. */
export function stateOf({ status, end_reason }: { status: ApplicationStatus; end_reason: EndReason | null }) {
  return end_reason === withdrawn ? "withdrawn" : byStatus[status];
}

interface Transition {
  from: readonly ApplicationState[];
  to: readonly ApplicationState[];
  by: readonly ActorKind[];
}

/** What the hiring system may say: it may also take a decision back. */
const told = ["on-process", "hired", "not-continued", "vacancy-closed"] as const;

/** Every change that an application may undergo, and by whom (specification §4). What is not here is refused. */
export const transitions: Readonly<Record<EventKind, Transition>> = {
  submitted: { from: ["none"], to: ["on-process"], by: ["applicant"] },
  edited: { from: ["on-process"], to: ["on-process"], by: ["applicant"] },
  answered: { from: ["on-process"], to: ["on-process"], by: ["applicant"] },
  withdrawn: { from: ["on-process"], to: ["withdrawn"], by: ["applicant", "system"] },
  progressed: { from: told, to: told, by: ["import"] },
};

/** True when the table has it. */
export function isAllowed(kind: EventKind, by: ActorKind, from: ApplicationState, to: ApplicationState): boolean {
  const transition = transitions[kind];
  return transition.by.includes(by) && transition.from.includes(from) && transition.to.includes(to);
}
