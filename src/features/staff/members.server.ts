import type { Db } from "../../platform/database/database.ts";
import { SettingsError } from "../../platform/settings/settings-error.ts";
import type { GroupRole } from "../../platform/settings/staff-settings.ts";
import { companiesBySlug } from "../companies/organisation.server.ts";
import type { Reach } from "../companies/policies.ts";
import { findRoles as rolesOfMembers } from "../companies/roles/role.queries.server.ts";
import { isStaffRole, type RoleGrant, type StaffRole } from "../companies/roles/roles.ts";
import { allStaff, staffByIds } from "../identity/staff.queries.server.ts";
import { companiesOfVacancies, managedBy } from "../vacancies/team/team.queries.server.ts";
import { type MemberFilter, memberIds, openInvitations } from "./member.store.server.ts";
import { getVacancies, type Member, managesOnly } from "./member.ts";

/** Members with their roles, in the order of the ids; one that there is not is left out. */
export async function membersById(db: Db, ids: readonly number[]): Promise<Member[]> {
  const [members, roles, managed, invitations] = [
    await staffByIds(db, ids),
    await rolesOfMembers(db, ids),
    await managedBy(db, ids),
    await openInvitations(db, ids),
  ];
  return ids.flatMap((id) => {
    const member = members.get(id);
    if (member === undefined) return [];
    const grants = (roles.get(id) ?? []).map((grant) => ({
      ...grant,
      vacancyIds: grant.role === "hiring-manager" ? (managed.get(id) ?? []) : [],
    }));
    return [{ ...member, grants, invitedUntil: invitations.get(id) ?? null }];
  });
}

export interface MemberPage {
  members: Member[];
  total: number;
  /** From where the next page continues; null at the end. */
  next: string | null;
}

/** Members whom someone may read, by address. */
export async function listMembers(
  db: Db,
  reach: Reach,
  filter: MemberFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<MemberPage> {
  const { rows, total } = await memberIds(db, reach, filter, { limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const members = await membersById(
    db,
    page.map(({ id }) => id),
  );
  return { members, total, next: rows.length > limit ? (page.at(-1)?.key ?? null) : null };
}

/** Every member, by address. */
export async function allMembers(db: Db): Promise<Member[]> {
  return membersById(
    db,
    (await allStaff(db)).map(({ id }) => id),
  );
}

/** What policies look at in a member; null where there is none. */
export async function memberThing(db: Db, id: number): Promise<{ manages?: readonly number[] } | null> {
  const [member] = await membersById(db, [id]);
  if (member === undefined) return null;
  return thingOf(db, member.grants);
}

/** What policies look at in someone who is to have these roles. */
export async function thingOf(db: Db, grants: Member["grants"]): Promise<{ manages?: readonly number[] }> {
  if (!managesOnly(grants)) return {};
  return { manages: (await companiesOfVacancies(db, getVacancies(grants))) ?? [] };
}

/**
 * Looks at the roles that groups give, before the site starts.
 * @throws SettingsError naming the rule that is wrong
 */
export function checkGroupRoles(rules: readonly GroupRole[]): void {
  for (const { group, role, companies } of rules) {
    const fault = findFault(role, companies);
    if (fault !== null) throw new SettingsError(`The setting STAFF_OIDC_ROLES is wrong: "${group}=${role}" ${fault}.`);
  }
}

function findFault(role: string, companies: readonly string[]): string | null {
  if (!isStaffRole(role)) return "names a role that there is not";
  if (role === "recruiter" && companies.length === 0) return "must name companies, such as recruiter:a-company";
  return role !== "recruiter" && companies.length > 0 ? "must name no company: that role has none" : null;
}

/**
 * The roles that a person's groups give, each once. A company that there is not yet gives nothing, and a recruiter of none
 * is none.
 */
export async function grantsOfGroups(
  db: Db,
  rules: readonly GroupRole[],
  groups: readonly string[],
): Promise<RoleGrant[]> {
  const own = rules.filter(({ group }) => groups.includes(group));
  const companies = await companiesBySlug(
    db,
    own.flatMap((rule) => rule.companies),
  );
  const grants = new Map<StaffRole, Set<number>>();
  for (const { role, companies: slugs } of own) {
    if (!isStaffRole(role)) continue;
    const ids = slugs.flatMap((slug) => companies.get(slug)?.id ?? []);
    if (role === "recruiter" && ids.length === 0) continue;
    grants.set(role, new Set([...(grants.get(role) ?? []), ...ids]));
  }
  return [...grants].map(([role, ids]) => ({ role, companyIds: [...ids].toSorted((one, other) => one - other) }));
}
