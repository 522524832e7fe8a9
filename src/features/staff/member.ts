import { grantFault, type RoleGrant } from "../companies/roles/roles.ts";
import type { StaffMember } from "../identity/staff.ts";

/** A role with its whole scope: a recruiter's companies, a hiring manager's vacancies. */
export interface MemberGrant extends RoleGrant {
  vacancyIds: readonly number[];
}

/** Someone who works at the desk, with what they may do. */
export interface Member extends StaffMember {
  grants: readonly MemberGrant[];
  /** Until when an invitation that was not followed works; null where there is none. */
  invitedUntil: Date | null;
}

export type MemberFault = NonNullable<ReturnType<typeof grantFault>> | "vacancies-without-manager";

/** What is wrong with the roles that someone is to have; null where nothing is. A hiring manager may get vacancies later. */
export function memberFault(grants: readonly MemberGrant[]): MemberFault | null {
  const astray = grants.some(({ role, vacancyIds }) => role !== "hiring-manager" && vacancyIds.length > 0);
  return astray ? "vacancies-without-manager" : grantFault(grants);
}

/** All vacancies that roles name. */
export const getVacancies = (grants: readonly MemberGrant[]) => grants.flatMap(({ vacancyIds }) => vacancyIds);

/** All companies that roles name. */
export const getCompanies = (grants: readonly RoleGrant[]) => grants.flatMap(({ companyIds }) => companyIds);

/** Whether someone is a hiring manager and nothing else: whom recruiters may administer. */
export const managesOnly = (grants: readonly RoleGrant[]) =>
  grants.length > 0 && grants.every(({ role }) => role === "hiring-manager");
