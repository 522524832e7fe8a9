import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import { lockStaff, noteStaffChanged } from "../../identity/staff.queries.server.ts";
import { type DeskVacancy, findDeskVacancy, lockDeskVacancy, noteEdit } from "../draft/desk-vacancy.queries.server.ts";
import type { Editing } from "../draft/edit-vacancy.server.ts";
import { changeManagers, listManagers, managersForAny, ownersFor, setOwner, type Team } from "./team.queries.server.ts";

export type TeamChanged =
  | { status: "saved"; vacancy: DeskVacancy }
  | { status: "unknown" }
  | { status: "stale"; current: DeskVacancy }
  /** The owner is no recruiter of the company's, or one of the managers no hiring manager. */
  | { status: "not-of-team"; field: "ownerId" | "managerIds" };

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);

const listManagerIds = async (tx: Tx, vacancyId: number) => (await listManagers(tx, vacancyId)).map(({ id }) => id);

/** Who of these is no longer, or was never, what the team needs; anyone who is of it already may stay. */
async function faultIn(tx: Tx, vacancy: DeskVacancy, before: readonly number[], { ownerId, managerIds }: Team) {
  const owners = await ownersFor(tx, vacancy.companyId);
  const isOwner = ownerId === null || ownerId === vacancy.ownerId || owners.some(({ id }) => id === ownerId);
  if (!isOwner) return "ownerId";
  const managers = new Set([...before, ...(await managersForAny(tx)).map(({ id }) => id)]);
  return managerIds.every((id) => managers.has(id)) ? null : "managerIds";
}

/**
 * Says again whose a vacancy is. A hiring manager who is added sees it at once, and one who is taken out no more; people's
 * accounts change with it, so that roles that are given elsewhere from what was read before are refused.
 * Locks: members, then the vacancy (decision 12).
 */
export async function changeTeam(
  tx: Tx,
  editing: Editing,
  { id, version, team }: { id: number; version: number; team: Team },
): Promise<TeamChanged> {
  const managerIds = ascending(team.managerIds);
  const currentIds = ascending([
    ...(await listManagerIds(tx, id)),
    ...managerIds,
    ...(team.ownerId === null ? [] : [team.ownerId]),
  ]);
  for (const staffId of currentIds) await lockStaff(tx, staffId);
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) return { status: "unknown" };
  const before = await listManagerIds(tx, id);
  const isHeld = before.every((staffId) => currentIds.includes(staffId));
  if (vacancy.version !== version || !isHeld) return { status: "stale", current: vacancy };
  const field = await faultIn(tx, vacancy, before, { ...team, managerIds });
  if (field !== null) return { status: "not-of-team", field };
  const added = managerIds.filter((staffId) => !before.includes(staffId));
  const removed = before.filter((staffId) => !managerIds.includes(staffId));
  const fields = [
    ...(vacancy.ownerId === team.ownerId ? [] : ["owner"]),
    ...(added.length + removed.length === 0 ? [] : ["managers"]),
  ];
  if (fields.length === 0) return { status: "saved", vacancy };
  await setOwner(tx, id, team.ownerId);
  await changeManagers(tx, id, { added, removed });
  await noteEdit(tx, id, editing.by.actor.id, editing.now);
  await tell(tx, editing, vacancy, { fields, members: [...added, ...removed] });
  return { status: "saved", vacancy: (await findDeskVacancy(tx, id)) ?? vacancy };
}

/** Trail entries of the vacancy, and of each member whose rights changed. */
async function tell(
  tx: Tx,
  { by, now }: Editing,
  { id, companyId }: DeskVacancy,
  { fields, members }: { fields: readonly string[]; members: readonly number[] },
): Promise<void> {
  const entry = { ...by, needed: "posting.edit", companyId } as const;
  const thing = { kind: "vacancy", id } as const;
  await recordTrail(tx, { ...entry, action: "vacancy.team-changed", thing, fields }, now);
  for (const staffId of ascending(members)) {
    await noteStaffChanged(tx, staffId);
    const member = { kind: "member", id: staffId } as const;
    await recordTrail(tx, { ...entry, action: "member.roles-changed", thing: member, fields: ["vacancies"] }, now);
  }
}
