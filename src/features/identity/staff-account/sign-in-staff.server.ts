import type { Platform } from "../../../platform/platform.ts";
import { verifyPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { staffPrincipal } from "../principal.ts";
import { passwordHashOf } from "../principal-account.server.ts";
import { knownDeviceId } from "../session/known-device.server.ts";
import { readPendingStep } from "../session/pending-step.server.ts";
import { type Opened, openSession, type SigningIn } from "../sign-in/open-session.server.ts";
import { recordLimited } from "../sign-in/record-limited.server.ts";
import { beginSignIn } from "../sign-in/sign-in-limits.server.ts";
import { findStaff, findStaffByEmail, findStaffPasswordHash } from "../staff.queries.server.ts";
import type { StaffMember } from "../staff.ts";
import { hasSecondStep } from "../two-step/second-step.server.ts";

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
  /** What is their own may not sign this member in: told to who has shown the right password alone. */
  | { status: "company-account-needed" }
  /** So many wrong ones in a row that only known devices go on, until an administrator lets begin anew. */
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

/** What a browser's own cookie says of a sign-in that waits for its second step. */
export type StaffSecondStep = Omit<SigningIn, "rememberMe"> & { pending: string | undefined; mayEnter: MayEnter };

/** Goes on with a sign-in whose password this browser has shown lately. `ended`: too long ago, or no longer good. */
export async function signInStaffBySecondStep(
  platform: Platform,
  siteName: () => string,
  ask: StaffSecondStep,
): Promise<{ result: StaffSignInResult | { status: "ended" }; rememberMe: boolean }> {
  const { database, sealer, clock } = platform;
  const hashOf = (principal: Parameters<typeof passwordHashOf>[1]) => passwordHashOf(database.db, principal);
  const waiting = await readPendingStep(ask.pending, { sealer, now: clock(), kind: "staff", hashOf });
  const member = waiting === null ? undefined : await findStaff(database.db, waiting.principal.id);
  if (waiting === null || member?.state !== "active") return { result: { status: "ended" }, rememberMe: false };
  const { rememberMe } = waiting;
  if (!(await ask.mayEnter(member.id))) return { result: { status: "company-account-needed" }, rememberMe };
  return { result: await opened(platform, siteName, member, { ...ask, rememberMe }), rememberMe };
}
