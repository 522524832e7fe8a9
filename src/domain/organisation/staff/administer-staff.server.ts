import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import {
  allStaff,
  endStaffSessions,
  findStaffByEmail,
  type Invited,
  type Inviting,
  inviteStaff,
  resetSecondStep,
  setStaffState,
} from "../../people/people.server.ts";
import type { Asker, StaffMember } from "../../people/people.ts";
import { findRoles, lockAdmins, replaceRoles } from "./role.store.server.ts";
import type { RoleGrant } from "./roles.ts";

/** A member of staff with what they may do. */
export interface MemberWithRoles extends StaffMember {
  roles: readonly RoleGrant[];
}

/** Every member, by address. */
export async function listStaff(db: Db): Promise<MemberWithRoles[]> {
  const members = await allStaff(db);
  const roles = await findRoles(
    db,
    members.map(({ id }) => id),
  );
  return members.map((member) => ({ ...member, roles: roles.get(member.id) ?? [] }));
}

/** Roles of one member. */
export async function rolesOf(db: Db, staffId: number): Promise<readonly RoleGrant[]> {
  return (await findRoles(db, [staffId])).get(staffId) ?? [];
}

/** Invites somebody with roles (`grantFault` found nothing wrong with them); again, with other roles, until they begin. */
export async function inviteWithRoles(
  tx: Tx,
  inviting: Inviting,
  { email, language, grants }: { email: string; language: Language; grants: readonly RoleGrant[] },
): Promise<Invited> {
  const invited = await inviteStaff(tx, inviting, { email, language });
  if (invited.status === "invited") await replaceRoles(tx, invited.id, grants);
  return invited;
}

export type Administered = { status: "done" | "unknown" | "last-admin" };

/** The last active administrator stays one: nobody could let another in. */
async function withMember(tx: Tx, email: string, work: (member: StaffMember) => Promise<void>): Promise<Administered> {
  const admins = await lockAdmins(tx);
  const member = await findStaffByEmail(tx, email);
  if (member === undefined) return { status: "unknown" };
  if (admins.length === 1 && admins[0] === member.id) return { status: "last-admin" };
  await work(member);
  return { status: "done" };
}

/** Takes a member every right, and every session, until they are invited again. */
export function suspendStaff(tx: Tx, email: string): Promise<Administered> {
  return withMember(tx, email, ({ id }) => setStaffState(tx, id, "suspended"));
}

/** Lets somebody who lost the second step begin as invited; who is suspended stays so. */
export async function resetStaffSecondStep(
  tx: Tx,
  inviting: Inviting,
  email: string,
  asker: Asker,
): Promise<{ status: "done" | "unknown" | "suspended" }> {
  const member = await findStaffByEmail(tx, email);
  if (member === undefined) return { status: "unknown" };
  if (member.state === "suspended") return { status: "suspended" };
  await resetSecondStep(tx, inviting, member, asker);
  return { status: "done" };
}

/** Signs a member out everywhere. */
export async function endSessionsOfStaff(tx: Tx, email: string): Promise<{ status: "done" | "unknown" }> {
  const member = await findStaffByEmail(tx, email);
  if (member === undefined) return { status: "unknown" };
  await endStaffSessions(tx, member.id);
  return { status: "done" };
}
