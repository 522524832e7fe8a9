export { can, deskActionsOf, type GuestOrActor, isAction, may, type Reach, reachOf } from "./policies.ts";
export { type CompanySettings, retentionMonths } from "./settings/company-settings.ts";
export { grantFault, isStaffRole, type RoleGrant, type StaffRole, staffRoles } from "./staff/roles.ts";
