export {
  type Administering,
  changeMember,
  endMemberSessions,
  inviteMember,
  type Kept,
  resendInvitation,
  resetMemberSecondStep,
} from "./administer.server.ts";
export { logOutByCompany } from "./company-logout.server.ts";
export { arriveByCompany } from "./company-sign-in.server.ts";
export { checkGroupRoles } from "./group-roles.server.ts";

export { allMembers, listMembers, membersById, memberThing, thingOf } from "./read-members.server.ts";
export { type SampleStaff, seedSampleStaff } from "./sample/sample-staff.server.ts";
