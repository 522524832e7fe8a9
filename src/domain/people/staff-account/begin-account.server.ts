import { hashPassword } from "../../../platform/passwords/passwords.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import { recordEvent } from "../events/account-event.store.server.ts";
import { type Asker, askerOf } from "../events/account-event.ts";
import { staffPrincipal } from "../principal.ts";
import { insertSession } from "../session/session.store.server.ts";
import { beginAccount, setState } from "../staff.store.server.ts";
import { activateTwoStep, generateSecret } from "../two-step/activate-two-step.server.ts";
import type { NotProved } from "../two-step/prove-second-step.server.ts";
import { endInvitation, findInvitation, type StaffInvitation } from "./staff-invitation.store.server.ts";
import { staffPasswordFault } from "./staff-password.server.ts";

/** A link that opens nothing (any more). */
export type NoInvitation = { status: "invalid" | "expired" };

/** Whom a link invites. */
export async function readInvitation(
  { database, clock }: Platform,
  token: string,
): Promise<{ status: "invited"; invitation: StaffInvitation } | NoInvitation> {
  const invitation = await findInvitation(database.db, token);
  if (invitation === undefined) return { status: "invalid" };
  return invitation.expiresAt <= clock() ? { status: "expired" } : { status: "invited", invitation };
}

export interface BeginAsk {
  token: string;
  name: string;
  password: string;
}

export type Begun =
  | { status: "begun"; secretKey: string; otpauthUrl: string }
  /** `code` of a field error. */
  | { status: "weak"; code: string }
  | { status: "busy"; retryAfter: number }
  | NoInvitation;

/** Keeps the name and the password that an invited member chose, and begins the second step; done again it begins anew. */
export async function beginStaffAccount(platform: Platform, siteName: () => string, ask: BeginAsk): Promise<Begun> {
  const read = await readInvitation(platform, ask.token);
  if (read.status !== "invited") return read;
  const { staffId, email } = read.invitation;
  const code = await staffPasswordFault(ask.password, { name: ask.name, email });
  if (code !== null) return { status: "weak", code };
  const hashed = await hashPassword(ask.password);
  if (hashed.status === "busy") return hashed;
  const isKept = await platform.database.transact((tx) => beginAccount(tx, staffId, ask.name, hashed.hash));
  if (!isKept) return { status: "invalid" };
  const generated = await generateSecret(platform, siteName, { principal: staffPrincipal(staffId), userName: email });
  if (generated.status === "on") throw new Error("Somebody invited has a second step already.");
  const { secretKey, otpauthUrl } = generated;
  return { status: "begun", secretKey, otpauthUrl };
}

export interface FinishAsk extends Asker {
  token: string;
  /** The app's code. */
  code: string;
}

export type Finished =
  | { status: "finished"; staffId: number; sessionToken: string; recoveryCodes: string[] }
  | NotProved
  | NoInvitation
  /** Name and password come first. */
  | { status: "not-begun" };

/** Turns the second step on for whoever shows its code: the account is active, its link is used up, a session is open. */
export async function finishStaffAccount(
  platform: Platform,
  siteName: () => string,
  ask: FinishAsk,
): Promise<Finished> {
  const read = await readInvitation(platform, ask.token);
  if (read.status !== "invited") return read;
  const { staffId, email: userName, hasPassword } = read.invitation;
  if (!hasPassword) return { status: "not-begun" };
  const principal = staffPrincipal(staffId);
  const holder = { ...askerOf(ask), principal, userName, sessionId: 0, deviceId: null };
  const sessionToken = newToken();
  const activated = await activateTwoStep(platform, siteName, holder, ask.code, async (tx) => {
    if (!(await endInvitation(tx, ask.token))) return false;
    const now = platform.clock();
    await setState(tx, staffId, "active");
    const session = { principal, token: sessionToken, rememberMe: false };
    await insertSession(tx, { ...session, device: ask.userAgent, network: ask.network }, now);
    await recordEvent(tx, ask, { principal, event: "activated" }, now);
    await recordEvent(tx, ask, { principal, event: "signed-in" }, now);
    return true;
  });
  if (activated.status === "on") return { status: "invalid" };
  if (activated.status !== "activated") return activated;
  return { status: "finished", staffId, sessionToken, recoveryCodes: activated.recoveryCodes };
}
