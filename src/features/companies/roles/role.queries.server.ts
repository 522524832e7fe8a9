import type { Db, Tx } from "../../../platform/database/database.ts";
import "../organisation.tables.ts";
import type { RoleGrant, StaffRole } from "./roles.ts";

/** Puts these roles in place of what a member of staff had. */
export async function replaceRoles(tx: Tx, staffId: number, grants: readonly RoleGrant[]): Promise<void> {
  await tx.deleteFrom("staff_roles").where("staff_id", "=", staffId).execute();
  for (const { role, companyIds } of grants) {
    await tx.insertInto("staff_roles").values({ staff_id: staffId, role }).execute();
    const rows = [...new Set(companyIds)].map((companyId) => ({ staff_id: staffId, company_id: companyId }));
    if (rows.length > 0) await tx.insertInto("recruiter_companies").values(rows).execute();
  }
}

/** The roles of members of staff, by their id; who has none is not in the map. */
export async function findRoles(db: Db, staffIds: readonly number[]): Promise<Map<number, RoleGrant[]>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff_roles")
    .leftJoin("recruiter_companies", (join) =>
      join
        .onRef("recruiter_companies.staff_id", "=", "staff_roles.staff_id")
        .onRef("recruiter_companies.role", "=", "staff_roles.role"),
    )
    .select(["staff_roles.staff_id as staffId", "staff_roles.role", "company_id as companyId"])
    .where("staff_roles.staff_id", "in", [...staffIds])
    .orderBy("staff_roles.staff_id")
    .orderBy("staff_roles.role")
    .orderBy("company_id")
    .execute();
  const found = new Map<number, Map<StaffRole, number[]>>();
  for (const { staffId, role, companyId } of rows) {
    const own = found.get(staffId) ?? new Map<StaffRole, number[]>();
    found.set(staffId, own.set(role, [...(own.get(role) ?? []), ...(companyId === null ? [] : [companyId])]));
  }
  return new Map(
    [...found].map(([staffId, own]) => [staffId, [...own].map(([role, companyIds]) => ({ role, companyIds }))]),
  );
}

/** Roles of one member. */
export async function listRoles(db: Db, staffId: number): Promise<readonly RoleGrant[]> {
  return (await findRoles(db, [staffId])).get(staffId) ?? [];
}

/** The roles of all active members, by their id. */
export async function rolesOfActive(db: Db): Promise<Map<number, RoleGrant[]>> {
  const rows = await db.selectFrom("staff").select("id").where("state", "=", "active").execute();
  return findRoles(
    db,
    rows.map(({ id }) => id),
  );
}

function admins(db: Db) {
  return db
    .selectFrom("staff")
    .innerJoin("staff_roles", "staff_roles.staff_id", "staff.id")
    .select("staff.id")
    .where("staff_roles.role", "=", "admin")
    .where("staff.state", "=", "active")
    .orderBy("staff.id");
}

/**
 * Active administrators, held until the transaction ends, so that of two who are taken away at once one stays; by
 * ascending id (decision 12). Read again once they are held: a join that waits for a lock reads roles as they were
 * before it waited.
 */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  await admins(tx).forUpdate("staff").execute();
  return (await admins(tx).execute()).map(({ id }) => id);
}
