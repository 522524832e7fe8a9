/** Roles of staff (recruiting §2); one may have several, and rights add up. */
export const staffRoles = ["admin", "recruiter", "hiring-manager", "editor", "privacy-officer"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A role with its scope: a recruiter's companies; empty for every other, whose scope is the group or what names them. */
export interface RoleGrant {
  role: StaffRole;
  companyIds: readonly number[];
}

export function isStaffRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text);
}

/** What is wrong with the roles that someone is to have; null where nothing is. */
export type GrantFault = "no-role" | "role-twice" | "companies-missing" | "companies-without-recruiter";

/** Recruiters work for companies, at least for one; nobody else is bound to any. */
export function grantFault(grants: readonly RoleGrant[]): GrantFault | null {
  if (grants.length === 0) return "no-role";
  if (new Set(grants.map(({ role }) => role)).size < grants.length) return "role-twice";
  for (const { role, companyIds } of grants) {
    if (role === "recruiter" && companyIds.length === 0) return "companies-missing";
    if (role !== "recruiter" && companyIds.length > 0) return "companies-without-recruiter";
  }
  return null;
}
