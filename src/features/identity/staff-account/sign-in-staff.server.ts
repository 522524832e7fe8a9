import type { Platform } from "../../../platform/platform.ts";
import { verifyPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { type Confirmed, confirmIdentity } from "../confirm-identity.server.ts";
import type { ShownPasskey } from "../passkeys/passkey.schema.ts";
import { provePasskey } from "../passkeys/show-passkey.server.ts";
import { type Principal, staffPrincipal } from "../principal.ts";
import { findStoredPasswordHash } from "../principal-account.server.ts";
import { type KnownDevice, knownDeviceId } from "../session/known-device.server.ts";
import { readPendingStep } from "../session/pending-step.server.ts";
import { markProved, markUnlocked } from "../session/session.queries.server.ts";
import { type Opened, openSession, type SigningIn, writeSession } from "../sign-in/open-session.server.ts";
import { beginSignIn, recordLimited } from "../sign-in/sign-in-limits.server.ts";
import { findStaff, findStaffByEmail, findStaffPasswordHash } from "../staff.queries.server.ts";
import type { StaffMember } from "../staff.ts";
import { hasSecondStep } from "../two-step/second-step-codes.server.ts";

/** Port: whether a member's own account, with its password or passkey, may sign in; else the company's does. */
export type MayEnter = (staffId: number) => Promise<boolean>;

export interface StaffSignIn extends SigningIn {
  userName: string;
  password: string;
  mayEnter: MayEnter;
}

type SignedIn = Extract<Opened, { status: "signed-in" }> & { member: StaffMember };

export type StaffSignInResult =
  | SignedIn
  | Exclude<Opened, { status: "signed-in" }>
  /** Unknown, invited, suspended, or a wrong password: nobody learns which (promise 3). */
  | { status: "wrong" }
  /** Own credentials may not sign this member in: returned only after the right password. */
  | { status: "company-account-needed" }
  /** So many wrong ones in a row that only known devices go on, until an administrator lets begin again. */
  | { status: "locked" };

/** Signs a member of staff in by password and second step; without a second step nobody gets in. */
export async function signInStaff(
  platform: Platform,
  siteName: () => string,
  ask: StaffSignIn,
): Promise<StaffSignInResult> {
  const { database, clock } = platform;
  const member = await findStaffByEmail(database.db, ask.userName);
  const principal = member === undefined ? null : staffPrincipal(member.id);
  const deviceId = principal === null ? null : knownDeviceId(ask.device, principal);
  const attempt = await beginSignIn(platform, { ...ask, kind: "staff", deviceId });
  if (attempt.status !== "free") {
    await recordLimited(platform, ask, principal);
    return attempt.status === "confirm-by-mail" ? { status: "locked" } : attempt;
  }
  const hash = member === undefined ? null : await findStaffPasswordHash(database.db, member.id);
  const verified = await verifyPassword(hash, ask.password);
  if (verified.status === "busy") {
    await attempt.neverHappened();
    return verified;
  }
  const isRight = verified.status === "right" && member?.state === "active";
  if (!isRight || member === undefined || !(await hasSecondStep(database.db, staffPrincipal(member.id)))) {
    await recordEvent(database.db, ask, { principal, event: "wrong-password" }, clock());
    return { status: "wrong" };
  }
  await attempt.passwordWasRight();
  if (!(await ask.mayEnter(member.id))) return { status: "company-account-needed" };
  return opened(platform, siteName, member, ask);
}

async function opened(
  platform: Platform,
  siteName: () => string,
  member: StaffMember,
  signingIn: SigningIn,
): Promise<StaffSignInResult> {
  const result = await openSession(platform, siteName, staffPrincipal(member.id), signingIn);
  return result.status === "signed-in" ? { ...result, member } : result;
}

/** Content of a browser's cookie during a sign-in that waits for its second step. */
export type StaffSecondStep = Omit<SigningIn, "rememberMe"> & { pending: string | undefined; mayEnter: MayEnter };

/** Goes on with a sign-in whose password this browser has shown lately. `ended`: too long ago, or no longer good. */
export async function signInStaffBySecondStep(
  platform: Platform,
  siteName: () => string,
  ask: StaffSecondStep,
): Promise<{ result: StaffSignInResult | { status: "ended" }; rememberMe: boolean }> {
  const { database, sealer, clock } = platform;
  const findHash = (principal: Parameters<typeof findStoredPasswordHash>[1]) =>
    findStoredPasswordHash(database.db, principal);
  const waiting = await readPendingStep(ask.pending, { sealer, now: clock(), kind: "staff", findHash });
  const member = waiting === null ? undefined : await findStaff(database.db, waiting.principal.id);
  if (waiting === null || member?.state !== "active") return { result: { status: "ended" }, rememberMe: false };
  const { rememberMe } = waiting;
  if (!(await ask.mayEnter(member.id))) return { result: { status: "company-account-needed" }, rememberMe };
  return { result: await opened(platform, siteName, member, { ...ask, rememberMe }), rememberMe };
}

export interface PasskeySignIn extends Omit<SigningIn, "code" | "rememberMe"> {
  passkey: ShownPasskey;
  /** The sealed challenge that the browser kept. */
  sealedChallenge: string | undefined;
  /** Undefined where the password came first: what was said then counts. */
  rememberMe: boolean | undefined;
  mayEnter: MayEnter;
  /** Of a sign-in whose password was shown. */
  pending: string | undefined;
}

export type SignedInByPasskey =
  | { status: "signed-in"; token: string; member: StaffMember }
  | { status: "wrong" | "company-account-needed" };

/** Signs a member in by a passkey alone, or in place of the code. */
export async function signInByPasskey(
  platform: Platform,
  siteName: () => string,
  ask: PasskeySignIn,
): Promise<SignedInByPasskey> {
  const result = await provePasskey(platform, { ...ask, sealed: ask.sealedChallenge, staffId: null, asker: ask });
  const member = result.status === "right" ? await findStaff(platform.database.db, result.staffId) : undefined;
  if (member?.state !== "active") return { status: "wrong" };
  if (!(await ask.mayEnter(member.id))) return { status: "company-account-needed" };
  const rememberMe = ask.rememberMe ?? (await rememberedOf(platform, ask.pending, member.id));
  const principal = staffPrincipal(member.id);
  const token = await writeSession(platform, siteName, principal, { ...ask, rememberMe }, platform.clock());
  return { status: "signed-in", token, member };
}

/** The device's data, sent with the password. */
async function rememberedOf({ database, sealer, clock }: Platform, pending: string | undefined, staffId: number) {
  const findHash = (principal: Principal) => findStoredPasswordHash(database.db, principal);
  const waiting = await readPendingStep(pending, { sealer, now: clock(), kind: "staff", findHash });
  return waiting?.principal.id === staffId && waiting.rememberMe;
}

/** Whose session it is, and from where it is asked. */
export interface OfSession extends Asker {
  staffId: number;
  sessionId: number;
  /** As the cookies name it; a known device has tries of its own. */
  device: KnownDevice | null;
}

export interface ShowsPasskey {
  passkey: ShownPasskey;
  /** The sealed challenge that the browser kept. */
  sealedChallenge: string | undefined;
}

/** `ended`: the session has ended meanwhile. */
export type Unlocked = Confirmed | { status: "ended" };

async function shownPasskey(
  platform: Platform,
  of: OfSession,
  { passkey, sealedChallenge }: ShowsPasskey,
): Promise<Confirmed> {
  const { staffId } = of;
  const { status } = await provePasskey(platform, { passkey, sealed: sealedChallenge, staffId, asker: of });
  return { status: status === "right" ? "confirmed" : "wrong" };
}

/** Opens the lock of a session for anyone who shows the password or a passkey; a passkey is the second step as well. */
export async function unlockSession(
  platform: Platform,
  of: OfSession,
  proof: { password: string } | ShowsPasskey,
): Promise<Unlocked> {
  const isPasskey = "passkey" in proof;
  const confirmed = isPasskey
    ? await shownPasskey(platform, of, proof)
    : await confirmIdentity(platform, { ...of, ...proof, principal: staffPrincipal(of.staffId), otpCode: undefined });
  if (confirmed.status !== "confirmed") return confirmed;
  const { database, clock } = platform;
  if (!(await markUnlocked(database.db, of.sessionId, clock()))) return { status: "ended" };
  if (isPasskey) await markProved(database.db, of.sessionId, clock());
  return confirmed;
}

/**
 * Renews what calls ask for that need the second step lately: a code, a recovery code, a passkey; never the password.
 */
export async function stepUpSession(
  platform: Platform,
  of: OfSession,
  proof: { code: string } | ShowsPasskey,
): Promise<Confirmed> {
  const principal = staffPrincipal(of.staffId);
  const confirmed =
    "passkey" in proof
      ? await shownPasskey(platform, of, proof)
      : await confirmIdentity(platform, { ...of, principal, password: undefined, otpCode: proof.code });
  if (confirmed.status === "confirmed") await markProved(platform.database.db, of.sessionId, platform.clock());
  return confirmed;
}
