import type { Db, Tx } from "../../../platform/database/database.ts";
import "../../companies/organisation.tables.ts";
import "../../identity/people.tables.ts";
import "../vacancies.tables.ts";

/** Somebody who may be of a team. */
export interface TeamMember {
  id: number;
  name: string;
}

/** By their name, or by their address until they have told one. */
const named = ({ id, name, email }: TeamMember & { email: string }): TeamMember => ({ id, name: name || email });

const byName = (one: TeamMember, other: TeamMember) => one.name.localeCompare(other.name, "id") || one.id - other.id;

function membersWith(db: Db, role: "recruiter" | "hiring-manager") {
  return db
    .selectFrom("staff")
    .innerJoin("staff_roles", "staff_roles.staff_id", "staff.id")
    .select(["staff.id", "name", "email"])
    .where("staff_roles.role", "=", role)
    .where("staff.state", "!=", "suspended");
}

/** Who may own a company's vacancies, by name: its recruiters. */
export async function ownersFor(db: Db, companyId: number): Promise<TeamMember[]> {
  const rows = await membersWith(db, "recruiter")
    .where("staff.id", "in", (of) =>
      of.selectFrom("recruiter_companies").select("staff_id").where("company_id", "=", companyId),
    )
    .execute();
  return rows.map(named).sort(byName);
}

/** Who may manage vacancies, by name: the group's hiring managers. */
export async function managersForAny(db: Db): Promise<TeamMember[]> {
  return (await membersWith(db, "hiring-manager").execute()).map(named).sort(byName);
}

/** The hiring managers of a vacancy, by name. */
export async function managersOf(db: Db, vacancyId: number): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom("vacancy_managers")
    .innerJoin("staff", "staff.id", "vacancy_managers.staff_id")
    .select(["staff.id", "name", "email"])
    .where("vacancy_id", "=", vacancyId)
    .execute();
  return rows.map(named).sort(byName);
}

export async function setOwner(tx: Tx, vacancyId: number, ownerId: number | null): Promise<void> {
  await tx.updateTable("vacancies").set({ owner_id: ownerId }).where("id", "=", vacancyId).execute();
}

/** Adds and removes hiring managers of a vacancy that is locked; their accounts are of another version then. */
export async function changeManagers(
  tx: Tx,
  vacancyId: number,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .deleteFrom("vacancy_managers")
      .where("vacancy_id", "=", vacancyId)
      .where("staff_id", "in", [...removed])
      .execute();
  }
  if (added.length > 0) {
    const rows = added.map((staff_id) => ({ vacancy_id: vacancyId, staff_id }));
    await tx.insertInto("vacancy_managers").values(rows).execute();
  }
}
