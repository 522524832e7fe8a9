export { can, type GuestOrActor, isAction, may, type Reach, reachOf } from "./policies.ts";
export { grantFault, isStaffRole, type RoleGrant, type StaffRole, staffRoles } from "./staff/roles.ts";
