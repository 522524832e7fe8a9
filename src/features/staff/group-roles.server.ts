import type { Db } from "../../platform/database/database.ts";
import { SettingsError } from "../../platform/settings/settings-error.ts";
import type { GroupRole } from "../../platform/settings/staff-settings.ts";
import { companiesBySlug } from "../companies/organisation.server.ts";
import { isStaffRole, type RoleGrant, type StaffRole } from "../companies/roles/roles.ts";

/**
 * Looks at the roles that groups give, before the site starts.
 * @throws SettingsError naming the rule that is wrong
 */
export function checkGroupRoles(rules: readonly GroupRole[]): void {
  for (const { group, role, companies } of rules) {
    const fault = faultOf(role, companies);
    if (fault !== null) throw new SettingsError(`The setting STAFF_OIDC_ROLES is wrong: "${group}=${role}" ${fault}.`);
  }
}

function faultOf(role: string, companies: readonly string[]): string | null {
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
