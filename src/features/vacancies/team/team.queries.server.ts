import "../../companies/organisation.tables.ts";
import "../../identity/people.tables.ts";
import "../vacancies.tables.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";

/** Hiring managers of a vacancy at most (recruiting §4). */
export const mostManagers = 20;

/** Whose a vacancy is: the recruiter who leads it, and its hiring managers. */
export interface Team {
  /** null where it is nobody's. */
  ownerId: number | null;
  managerIds: readonly number[];
}

/** Someone who may be of a team. */
export interface TeamMember {
  id: number;
  name: string;
}

/** By their name, or by their address until they have given one. */
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
export async function listManagers(db: Db, vacancyId: number): Promise<TeamMember[]> {
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

/** The vacancies that a member of staff manages, ascending. */
export async function managedVacancyIds(db: Db, staffId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("vacancy_managers")
    .select("vacancy_id")
    .where("staff_id", "=", staffId)
    .orderBy("vacancy_id")
    .execute();
  return rows.map(({ vacancy_id }) => vacancy_id);
}

/** The same for several members, by their id; who manages none is not in the map. */
export async function managedBy(db: Db, staffIds: readonly number[]): Promise<Map<number, number[]>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("vacancy_managers")
    .select(["staff_id", "vacancy_id"])
    .where("staff_id", "in", [...staffIds])
    .orderBy("vacancy_id")
    .execute();
  const grouped = Map.groupBy(rows, ({ staff_id }) => staff_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ vacancy_id }) => vacancy_id)]));
}

/** Companies of vacancies, each once; null where one of the vacancies is not there. */
export async function companiesOfVacancies(db: Db, vacancyIds: readonly number[]): Promise<number[] | null> {
  const ids = [...new Set(vacancyIds)];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("vacancies").select(["id", "company_id"]).where("id", "in", ids).execute();
  return rows.length < ids.length ? null : [...new Set(rows.map(({ company_id }) => company_id))];
}

/** Holds vacancies until the transaction ends, ascending (decision 12). */
async function lockVacancies(tx: Tx, vacancyIds: readonly number[]): Promise<void> {
  const ids = [...new Set(vacancyIds)];
  if (ids.length === 0) return;
  await tx.selectFrom("vacancies").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
}

async function noteTeamChanged(tx: Tx, vacancyIds: readonly number[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  await tx
    .updateTable("vacancies")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "in", [...vacancyIds])
    .execute();
}

/** Whether each of these vacancies, which this locks, may have one more hiring manager. */
export async function haveRoomFor(
  tx: Tx,
  staffId: number | undefined,
  vacancyIds: readonly number[],
): Promise<boolean> {
  await lockVacancies(tx, vacancyIds);
  if (vacancyIds.length === 0) return true;
  const full = await tx
    .selectFrom("vacancy_managers")
    .select("vacancy_id")
    .where("vacancy_id", "in", [...vacancyIds])
    .where("staff_id", "!=", staffId ?? 0)
    .groupBy("vacancy_id")
    .having(({ fn }) => fn.countAll<number>(), ">=", mostManagers)
    .executeTakeFirst();
  return full === undefined;
}

/** Lets a member manage these vacancies and no others. */
export async function replaceManaged(tx: Tx, staffId: number, vacancyIds: readonly number[]): Promise<void> {
  const before = await managedVacancyIds(tx, staffId);
  const added = [...new Set(vacancyIds)].filter((id) => !before.includes(id));
  const removed = before.filter((id) => !vacancyIds.includes(id));
  await lockVacancies(tx, [...added, ...removed]);
  await noteTeamChanged(tx, [...added, ...removed]);
  if (removed.length > 0) {
    const gone = tx.deleteFrom("vacancy_managers").where("staff_id", "=", staffId);
    await gone.where("vacancy_id", "in", removed).execute();
  }
  if (added.length === 0) return;
  const rows = added.map((vacancyId) => ({ vacancy_id: vacancyId, staff_id: staffId }));
  await tx.insertInto("vacancy_managers").values(rows).execute();
}

/** Vacancies of a member who recruits for these companies alone are nobody's where they belong to others. */
export async function disownOutside(tx: Tx, staffId: number, companyIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom("vacancies")
    .select("id")
    .where("owner_id", "=", staffId)
    .where("company_id", "not in", [0, ...companyIds])
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.updateTable("vacancies").set({ owner_id: null }).where("id", "in", ids).execute();
  await noteTeamChanged(tx, ids);
}
