export { can, type GuestOrActor, isAction, may } from "./policies.ts";
export { grantFault, isStaffRole, type RoleGrant, type StaffRole, staffRoles } from "./staff/roles.ts";
