export { appliedVacancies, positionOf } from "./application.store.server.ts";
export { lockApplication } from "./change/lock-application.server.ts";
export type { Invite, Invited, StandingInvitations } from "./invitation-port.server.ts";
export { invitedPhases, recordInvitationAnswer } from "./invited/invited-application.server.ts";
export { applicationsPersonalData, withdrawOpenApplications } from "./personal-data.server.ts";
export type { ApplicationPorts, StarFormsPort } from "./ports.server.ts";
export { findPhases as phasesOf } from "./progress.store.server.ts";
export { usualReplyDays } from "./reply-times/usual-reply-days.server.ts";
export { seedDemonstrationApplications } from "./sample/seed-applications.server.ts";
