export { createInvite } from "./invite/invite.server.ts";
export { workOnInvitations } from "./join/work-on-invitations.server.ts";
export { invitationsPersonalData } from "./personal-data.server.ts";
export { createStandingInvitations } from "./read/standing-invitations.server.ts";
export { seedDemonstrationInvitation } from "./sample/seed-invitation.server.ts";
