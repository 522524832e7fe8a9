import { defaultLanguage } from "../../i18n/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import type { Platform } from "../../platform/platform.ts";
import type { GroupRole } from "../../platform/settings/staff-settings.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import type { TrailAction } from "../audit/trail.ts";
import { listRoles, lockAdmins, replaceRoles } from "../companies/roles/role.queries.server.ts";
import type { RoleGrant } from "../companies/roles/roles.ts";
import type { Asker } from "../identity/account-event.ts";
import {
  activateByCompany,
  addByCompany,
  endByCompany,
  joinCompany,
  memberOfLogout,
  spendLogoutToken,
} from "../identity/company-account/company-account.server.ts";
import { memberOfIdentity } from "../identity/company-account/company-identity.queries.server.ts";
import type { CompanyPerson } from "../identity/company-account/company-provider.server.ts";
import type { LogoutToken } from "../identity/company-account/logout-token.server.ts";
import { findStaffByEmail, lockStaff } from "../identity/staff.queries.server.ts";
import { getWaysIn } from "../identity/staff-account/own-second-steps.server.ts";
import { endStaffSessions } from "../identity/staff-state.server.ts";
import { disownOutside } from "../vacancies/team/team.queries.server.ts";
import { getCompanies } from "./member.ts";
import { grantsOfGroups } from "./members.server.ts";

export interface CompanyArrival {
  person: CompanyPerson;
  rules: readonly GroupRole[];
  asker: Asker;
}

export type Arrived =
  | { status: "member"; staffId: number }
  /** No group of theirs gives a role. */
  | { status: "no-role" }
  /** In more groups than the token carries: which, is unknown. */
  | { status: "groups-not-sent" }
  /** The address has an account with a password: its own sign-in comes first. */
  | { status: "join-needed"; email: string }
  /** Suspended, or the address is someone's whom another account at the provider opens. */
  | { status: "not-allowed" }
  /** The provider gives no address, or does not verify one that was invited. */
  | { status: "email-needed" };

interface Arriving extends CompanyArrival {
  platform: Platform;
  siteName: () => string;
}

/**
 * Whose account someone opens whom the company's provider vouches for, after the roles are their groups' (recruiting
 * §3). Who is new becomes a member; who was invited begins so; nobody takes over an account that has a password.
 */
export async function arriveByCompany(
  platform: Platform,
  siteName: () => string,
  arrival: CompanyArrival,
): Promise<Arrived> {
  const { person, rules, asker } = arrival;
  // Groups that the token could not carry are unknown, not lost: roles stay as they are.
  if (person.groups === "too-many") return { status: "groups-not-sent" };
  const grants = await grantsOfGroups(platform.database.db, rules, person.groups);
  const stays = ({ status }: Arrived) => status === "member" || status === "no-role";
  return transactIf(platform.database, stays, async (tx) => {
    // Administrators before anybody else: a role that goes may be one of theirs.
    const admins = await lockAdmins(tx);
    const giving = { grants, admins, asker };
    if (grants.length === 0) return arriveWithoutRole(platform, tx, person, giving);
    const found = await memberFor({ ...arrival, platform, siteName }, tx);
    if (found.status === "member") await giveRoles(platform, tx, found.staffId, giving);
    return found;
  });
}

/** Who lost every group loses every role, whatever else of theirs signs in; the last administrator comes in still. */
async function arriveWithoutRole(
  platform: Platform,
  tx: Tx,
  person: CompanyPerson,
  giving: GivenRoles,
): Promise<Arrived> {
  const staffId = await memberOfIdentity(tx, person);
  if (staffId === null || (await lockStaff(tx, staffId)) === undefined) return { status: "no-role" };
  const roles = await giveRoles(platform, tx, staffId, giving);
  return roles.length === 0 ? { status: "no-role" } : { status: "member", staffId };
}

async function memberFor(arriving: Arriving, tx: Tx): Promise<Arrived> {
  const { person, platform, asker } = arriving;
  const joined = await memberOfIdentity(tx, person);
  if (joined === null) return byAddress(arriving, tx);
  const member = await lockStaff(tx, joined);
  if (member === undefined || member.state === "suspended") return { status: "not-allowed" };
  if (member.state === "invited") await activateByCompany(platform, tx, member, { name: person.name, asker });
  return { status: "member", staffId: joined };
}

/** Someone whose account at the provider opens nobody's yet. */
async function byAddress(arriving: Arriving, tx: Tx): Promise<Arrived> {
  const { person, platform, siteName, asker } = arriving;
  const { email, isEmailVerified } = person;
  if (email === null || isEmailVerified === false) return { status: "email-needed" };
  const known = await findStaffByEmail(tx, email);
  const member = known === undefined ? undefined : await lockStaff(tx, known.id);
  if (member === undefined) {
    const staffId = await addByCompany(platform, tx, { email, name: person.name, language: defaultLanguage });
    await joinCompany({ platform, siteName }, tx, person, { staffId, asker });
    await note(platform, tx, "member.came", { staffId, asker });
    return { status: "member", staffId };
  }
  const ways = await getWaysIn(tx, member.id);
  if (member.state === "suspended" || ways.company) return { status: "not-allowed" };
  if (member.state === "active") return ways.password ? { status: "join-needed", email } : { status: "not-allowed" };
  if (isEmailVerified !== true) return { status: "email-needed" };
  await activateByCompany(platform, tx, member, { name: person.name, asker });
  await joinCompany({ platform, siteName }, tx, person, { staffId: member.id, asker });
  return { status: "member", staffId: member.id };
}

const asText = (grants: readonly RoleGrant[]) =>
  grants
    .map(({ role, companyIds }) => `${role} ${[...companyIds].toSorted((one, other) => one - other).join(",")}`)
    .toSorted()
    .join("; ");

interface GivenRoles {
  grants: readonly RoleGrant[];
  /** Active administrators, locked. */
  admins: readonly number[];
  asker: Asker;
}

/** What a member gets of their groups: the last active administrator stays one, or nobody could let another in. */
async function keepLastAdmin(
  platform: Platform,
  tx: Tx,
  staffId: number,
  { grants, admins, asker }: GivenRoles,
): Promise<readonly RoleGrant[]> {
  const isLast = admins.length === 1 && admins[0] === staffId;
  if (!isLast || grants.some(({ role }) => role === "admin")) return grants;
  platform.log.warn({ requestId: asker.requestId, staffId }, "the last administrator has no admin group and stays one");
  await note(platform, tx, "member.admin-kept", { staffId, asker });
  return [...grants, { role: "admin", companyIds: [] }];
}

/**
 * Other roles than before end every session; a hiring manager's vacancies are the desk's matter and stay.
 * @returns the roles that the member has now
 */
async function giveRoles(
  platform: Platform,
  tx: Tx,
  staffId: number,
  giving: GivenRoles,
): Promise<readonly RoleGrant[]> {
  const grants = await keepLastAdmin(platform, tx, staffId, giving);
  if (asText(await listRoles(tx, staffId)) === asText(grants)) return grants;
  await replaceRoles(tx, staffId, grants);
  await disownOutside(tx, staffId, getCompanies(grants));
  await endStaffSessions(tx, staffId);
  await note(platform, tx, "member.roles-changed", { staffId, asker: giving.asker });
  return grants;
}

async function note(
  { clock }: Platform,
  tx: Tx,
  action: TrailAction,
  { staffId, asker }: { staffId: number; asker: Asker },
): Promise<void> {
  const actor = { kind: "system", id: null } as const;
  const entry = { actor, action, needed: "desk.enter", requestId: asker.requestId, fields: ["roles"] };
  await recordTrail(tx, { ...entry, thing: { kind: "member", id: staffId } }, clock());
}

/**
 * Signs out whom the company's provider signed out (Back-Channel Logout 1.0); who has no session here is signed out already.
 * @returns false for a token that was used before
 */
export function logOutByCompany(
  { database, clock }: Platform,
  token: LogoutToken,
  requestId: string,
): Promise<boolean> {
  return database.transact(async (tx) => {
    if (!(await spendLogoutToken(tx, token))) return false;
    const staffId = await memberOfLogout(tx, token);
    const ended = staffId === null ? 0 : await endByCompany(tx, staffId, token.sid);
    if (staffId === null || ended === 0) return true;
    const entry = { action: "member.sessions-ended", needed: "desk.enter", requestId, fields: [] } as const;
    const thing = { kind: "member", id: staffId } as const;
    await recordTrail(tx, { ...entry, actor: { kind: "system", id: null }, thing }, clock());
    return true;
  });
}
