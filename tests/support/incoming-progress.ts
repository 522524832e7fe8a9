import type { IncomingProgress } from "../../src/features/applications/progress/incoming-progress.ts";

/** A row of the hiring system that says nothing but whom it is about. */
export const toldNothing: Omit<IncomingProgress, "target" | "fingerprint"> = {
  phase: null,
  phaseStatus: null,
  activity: null,
  activityDate: null,
  result: null,
  resultDate: null,
  status: null,
  reason: null,
  nextStep: null,
  dueDate: null,
  invitation: null,
  starFormCode: null,
};
