import type { Language } from "../../i18n/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../audit/trail.ts";
import { lockAdmins, replaceRoles } from "../companies/roles/role.queries.server.ts";
import type { Asker } from "../identity/account-event.ts";
import { findStaffByEmail, lockStaff } from "../identity/staff.queries.server.ts";
import type { StaffMember } from "../identity/staff.ts";
import { type Inviting, inviteStaff, resetSecondStep } from "../identity/staff-account/invite-staff.server.ts";
import { endStaffSessions, setStaffState } from "../identity/staff-state.server.ts";
import {
  companiesOfVacancies,
  disownOutside,
  haveRoomFor,
  replaceManaged,
} from "../vacancies/team/team.queries.server.ts";
import { openInvitations } from "./member.store.server.ts";
import { getCompanies, getVacancies, type MemberGrant } from "./member.ts";

/** By whom a member is administered, and when. */
export interface Administering {
  by: DoneBy;
  now: Date;
}

/** What keeps a member as they are. */
export type ChangeRefusal =
  | { status: "unknown" }
  /** Changed since the version that was read. */
  | { status: "stale" }
  /** Nobody changes what they may do themselves. */
  | { status: "own-roles" }
  /** The last active administrator stays one: nobody could let another in. */
  | { status: "last-admin" }
  | VacanciesFault;

/** Vacancies that a hiring manager is to have are not there, or one of them has as many as it may. */
type VacanciesFault = { status: "vacancies-unknown" | "managers-full" };

async function trail(
  tx: Tx,
  { by, now }: Administering,
  action: TrailAction,
  id: number,
  fields: readonly string[] = [],
) {
  const thing = { kind: "member", id } as const;
  await recordTrail(tx, { ...by, action, needed: "member.administer", thing, fields }, now);
}

async function putGrants(tx: Tx, id: number, grants: readonly MemberGrant[]): Promise<void> {
  await replaceRoles(tx, id, grants);
  await replaceManaged(tx, id, getVacancies(grants));
  await disownOutside(tx, id, getCompanies(grants));
}

/** What is wrong with the vacancies that roles name; null where nothing is. */
async function vacanciesFault(
  tx: Tx,
  id: number | undefined,
  grants: readonly MemberGrant[],
): Promise<VacanciesFault | null> {
  const vacancyIds = getVacancies(grants);
  if ((await companiesOfVacancies(tx, vacancyIds)) === null) return { status: "vacancies-unknown" };
  return (await haveRoomFor(tx, id, vacancyIds)) ? null : { status: "managers-full" };
}

export type InvitedMember =
  | { status: "invited"; id: number; version: number }
  /** The address has an account already, in that state. */
  | { status: "email-taken"; state: Exclude<StaffMember["state"], "invited"> | "invited" }
  | VacanciesFault;

interface NewMember {
  email: string;
  language: Language;
  /** `memberFault` found nothing wrong with them. */
  grants: readonly MemberGrant[];
}

/**
 * Invites someone by mail with roles.
 * @param again whether someone who is invited already gets these roles and a new link; else the address is taken
 */
export async function inviteMember(
  tx: Tx,
  doing: Administering,
  inviting: Inviting,
  { email, language, grants }: NewMember,
  again: boolean,
): Promise<InvitedMember> {
  const before = await findStaffByEmail(tx, email);
  const fault = await vacanciesFault(tx, before?.id, grants);
  if (fault !== null) return fault;
  if (before !== undefined && !(again && before.state === "invited")) {
    return { status: "email-taken", state: before.state };
  }
  const invited = await inviteStaff(tx, inviting, { email, language });
  if (invited.status !== "invited") return { status: "email-taken", state: invited.status };
  await putGrants(tx, invited.id, grants);
  const action = before === undefined ? "member.invited" : "member.invited-again";
  await trail(tx, doing, action, invited.id, ["roles"]);
  return { status: "invited", id: invited.id, version: before?.version ?? 1 };
}

/** What of a member is to change; what is left out stays. */
export interface MemberChange {
  grants?: readonly MemberGrant[] | undefined;
  isSuspended?: boolean | undefined;
}

const isOneself = ({ actor }: DoneBy, id: number) => actor.kind === "staff" && actor.id === id;

/** Whether a change would leave nobody who may let others in. */
function isLastAdmin(admins: readonly number[], id: number, { grants, isSuspended }: MemberChange): boolean {
  const goes = isSuspended === true || (grants !== undefined && !grants.some(({ role }) => role === "admin"));
  return goes && admins.length === 1 && admins[0] === id;
}

/** A restored member continues where they were: with an invitation that was not followed they are invited still. */
async function restoredState(tx: Tx, id: number): Promise<"invited" | "active"> {
  return (await openInvitations(tx, [id])).has(id) ? "invited" : "active";
}

/**
 * Changes a member's roles, suspends or restores them; each ends their sessions at once.
 * @param version what the change was made from; null where nobody read one, as an operator's command
 */
export async function changeMember(
  tx: Tx,
  doing: Administering,
  { id, version }: { id: number; version: number | null },
  change: MemberChange,
): Promise<ChangeRefusal | { status: "changed" }> {
  if (isOneself(doing.by, id)) return { status: "own-roles" };
  // Administrators before anybody else: of two who take each other's rights away one stays.
  const admins = await lockAdmins(tx);
  const member = await lockStaff(tx, id);
  if (member === undefined) return { status: "unknown" };
  if (version !== null && member.version !== version) return { status: "stale" };
  if (isLastAdmin(admins, id, change)) return { status: "last-admin" };
  const { grants, isSuspended } = change;
  if (grants !== undefined) {
    const fault = await vacanciesFault(tx, id, grants);
    if (fault !== null) return fault;
    await putGrants(tx, id, grants);
    await trail(tx, doing, "member.roles-changed", id, ["roles"]);
  }
  const isNow = member.state === "suspended";
  const state =
    isSuspended === true ? "suspended" : isSuspended === false && isNow ? await restoredState(tx, id) : member.state;
  await setStaffState(tx, id, state);
  if (state !== member.state) {
    await trail(tx, doing, state === "suspended" ? "member.suspended" : "member.restored", id, ["state"]);
  }
  return { status: "changed" };
}

/** Mails a member who has not begun a new link, in the place of the former one. */
export async function resendInvitation(
  tx: Tx,
  doing: Administering,
  inviting: Inviting,
  id: number,
): Promise<{ status: "resent" | "unknown" | "not-invited" }> {
  const member = await lockStaff(tx, id);
  if (member === undefined) return { status: "unknown" };
  if (member.state !== "invited") return { status: "not-invited" };
  await inviteStaff(tx, inviting, member);
  await trail(tx, doing, "member.invited-again", id);
  return { status: "resent" };
}

/** Lets someone who lost the second step begin as invited; who is suspended stays so. */
export async function resetMemberSecondStep(
  tx: Tx,
  doing: Administering,
  inviting: Inviting,
  { id, asker }: { id: number; asker: Asker },
): Promise<{ status: "reset" | "unknown" | "suspended" | "own-roles" }> {
  if (isOneself(doing.by, id)) return { status: "own-roles" };
  const member = await lockStaff(tx, id);
  if (member === undefined) return { status: "unknown" };
  if (member.state === "suspended") return { status: "suspended" };
  await resetSecondStep(tx, inviting, member, asker);
  await trail(tx, doing, "member.second-step-reset", id);
  return { status: "reset" };
}

/** Signs a member out everywhere. */
export async function endMemberSessions(tx: Tx, doing: Administering, id: number): Promise<void> {
  await endStaffSessions(tx, id);
  await trail(tx, doing, "member.sessions-ended", id);
}
