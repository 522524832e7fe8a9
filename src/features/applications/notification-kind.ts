/** A notification's content: the outcome of an application. */
export const notificationKinds = [
  "phase-began",
  "phase-passed",
  "invited",
  "star-asked",
  "form-asked",
  "invitation-accepted",
  "invitation-declined",
  "reschedule-asked",
  "progressed",
  "hired",
  "not-continued",
  "vacancy-closed",
  "reopened",
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
