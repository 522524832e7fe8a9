export type { Act, ActKind } from "./act/act.schema.ts";
export { extendedFormCode } from "./act/asked-form.ts";
export type { ActFault } from "./act/decide.ts";
export {
  type ActivityResult,
  type ApplicationStatus,
  activityResults,
  applicationStatuses,
  type BothLanguages,
  type EndReason,
  type PhaseStatus,
  phaseStatuses,
  withdrawn,
} from "./application.ts";
export { type InvitationAnswer, type InvitationStatus, invitationAnswers, invitationStatuses } from "./invitation.ts";
export { type NotificationKind, notificationKinds } from "./notifications/notification-kind.ts";
export { currentPhaseIndex, type PhaseColour, phaseColour, phaseDate } from "./phase.ts";
export type { IncomingProgress, IncomingTarget } from "./progress/incoming-progress.ts";
export type { ProgressState } from "./progress/merge-progress.ts";
export { newsText } from "./progress/progress-words.ts";
export { promiseOf } from "./promise/phase-promise.ts";
export { statusWords } from "./status-words.ts";
export { invitedOn, type StoredPhase } from "./stored-phase.ts";
export {
  formRequestPath,
  saysWithdrawn,
  sendAnewId,
  sendAnewPath,
  sentAnewPath,
  summaryPath,
  versionIn,
  versionPath,
  withdrawnPath,
} from "./summary/summary-address.ts";
