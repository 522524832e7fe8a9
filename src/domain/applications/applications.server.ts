export {
  type ActedOn,
  actOnApplication,
  decideOn,
  letterOf,
  lockActedOn,
  plannedOrder,
} from "./act/act-on-application.server.ts";
export { type SeenOn, seenOn } from "./act/standings.store.server.ts";
export { questionsAsked } from "./answers/answer.store.server.ts";
export { type AnsweredQuestion, answersOf, answersOfApplications } from "./answers/read-answers.server.ts";
export {
  applicationStanding,
  appliedVacancies,
  everApplied,
  findOwnApplication,
  ownerOfApplication,
  type PersonAndVacancy,
  peopleOnProcess,
  positionOf,
} from "./application.store.server.ts";
export {
  applicationsTo,
  countsByChannel,
  phasesBegun,
  processByVacancy,
  type VacancyProcess,
} from "./by-vacancy/by-vacancy.store.server.ts";
export { parseDetails } from "./change/application-event.ts";
export type { Subscriber } from "./change/change.server.ts";
export { changeApplication, mayChange } from "./change/change-application.server.ts";
export { lockApplication, lockOwnApplication } from "./change/lock-application.server.ts";
export { edit } from "./edit/edit.server.ts";
export { findHistory } from "./history/history.store.server.ts";
export type { Invite, Invited, StandingInvitation, StandingInvitations } from "./invitation-port.server.ts";
export { invitedApplication, invitedPhases, recordInvitationAnswer } from "./invited/invited-application.server.ts";
export { reconcileListed } from "./listed/keep-listed.server.ts";
export { storedReasons } from "./listed/listed.store.server.ts";
export { countUnlisted } from "./listed/unlisted.store.server.ts";
export { markAsRead } from "./notifications/mark-as-read.server.ts";
export {
  countNotifications,
  findNotifications,
  forgetNotifications,
} from "./notifications/notification.store.server.ts";
export { findViewer } from "./notifications/viewer.store.server.ts";
export { findWaiting } from "./overdue/overdue.store.server.ts";
export { applicationsPersonalData, withdrawOpenApplications } from "./personal-data.server.ts";
export { phaseOrder } from "./phases.server.ts";
export type {
  ApplicationPorts,
  FormRequest,
  FormRequestsPort,
  StarFormOfPhase,
  StarFormsPort,
} from "./ports.server.ts";
export { countRefused, type RefusedRow, refusedRows } from "./progress/refused-rows.store.server.ts";
export { type Taking, takeRow } from "./progress/take-row.server.ts";
export type { Telling } from "./progress/tell-news.server.ts";
export { findPhases as phasesOf } from "./progress.store.server.ts";
export { usualPhaseDays } from "./reply-times/usual-phase-days.server.ts";
export { usualReplyDays } from "./reply-times/usual-reply-days.server.ts";
export { seedDemonstrationApplications } from "./sample/seed-applications.server.ts";
export { seedSampleCandidates } from "./sample/seed-candidates.server.ts";
export { findSnapshot, findSnapshots, findVersions } from "./snapshot.store.server.ts";
export type { Applied, Applying, Order } from "./submit/apply.server.ts";
export { submit, submitWithProfile } from "./submit/submit.server.ts";
export { withdraw } from "./withdraw/withdraw.server.ts";
export { workOnApplications } from "./work-on-applications.server.ts";
