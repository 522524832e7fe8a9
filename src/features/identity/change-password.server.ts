import type { Platform } from "../../platform/platform.ts";
import { hashPassword, verifyPassword } from "../../platform/security/passwords.ts";
import { recordEvent } from "./account-event.queries.server.ts";
import type { Asker } from "./account-event.ts";
import { findApplicant, findPasswordHash, replacePasswordHash } from "./applicant.queries.server.ts";
import { endResets } from "./forgot-password/reset-token.store.server.ts";
import { changedPasswordFault } from "./password/check-password.server.ts";
import { applicantPrincipal } from "./principal.ts";
import { tellOfSecurity } from "./security-mail.server.ts";
import { type KnownDevice, knownDeviceId } from "./session/known-device.server.ts";
import { endOtherSessions } from "./session/session.queries.server.ts";
import { beginPassword, recordLimited } from "./sign-in/sign-in-limits.server.ts";
import { forgetSetUp } from "./two-step/two-step.queries.server.ts";

export interface PasswordChange extends Asker {
  applicantId: number;
  /** The session that asks; it stays. */
  sessionId: number;
  oldPassword: string;
  newPassword: string;
  device: KnownDevice | null;
}

export type PasswordChanged =
  | { status: "changed" | "wrong" }
  /** `code` of a field error. */
  | { status: "weak"; code: string }
  | { status: "limited" | "busy"; retryAfter: number };

/** Gives someone who knows the old password a new one; every other session and every mailed link ends. */
export async function changePassword(
  platform: Platform,
  siteName: () => string,
  ask: PasswordChange,
): Promise<PasswordChanged> {
  const { database } = platform;
  const applicant = await findApplicant(database.db, ask.applicantId);
  if (applicant === undefined) return { status: "wrong" };
  const principal = applicantPrincipal(applicant.id);
  const code = await changedPasswordFault(ask.newPassword, applicant);
  if (code !== null) return { status: "weak", code };
  const deviceId = knownDeviceId(ask.device, principal);
  const attempt = await beginPassword(platform, {
    kind: "applicant",
    userName: applicant.email,
    network: ask.network,
    deviceId,
  });
  if (attempt.status === "limited") {
    await recordLimited(platform, ask, principal);
    return attempt;
  }
  const former = await findPasswordHash(database.db, applicant.id);
  const verified = await verifyPassword(former, ask.oldPassword);
  if (verified.status === "wrong") {
    await recordEvent(database.db, ask, { principal, event: "wrong-password" }, platform.clock());
    return verified;
  }
  await attempt.passwordWasRight();
  if (verified.status === "busy") return verified;
  if (ask.newPassword === ask.oldPassword) return { status: "weak", code: "password-same" };
  const hashed = await hashPassword(ask.newPassword);
  if (hashed.status === "busy") return hashed;
  const isMine = await store(platform, siteName, ask, { former, hash: hashed.hash });
  return isMine ? { status: "changed" } : changedMeanwhile(platform, ask);
}

/** The same deed, sent twice at once, succeeds for both; beside another change the old password is no longer right. */
async function changedMeanwhile({ database }: Platform, ask: PasswordChange): Promise<PasswordChanged> {
  const present = await verifyPassword(await findPasswordHash(database.db, ask.applicantId), ask.newPassword);
  if (present.status === "busy") return present;
  return { status: present.status === "right" ? "changed" : "wrong" };
}

/** Stores the new password and ends what the former one opened. False: it was changed meanwhile. */
async function store(
  platform: Platform,
  siteName: () => string,
  ask: PasswordChange,
  { former, hash }: { former: string | null; hash: string },
): Promise<boolean> {
  const { applicantId, sessionId, userAgent } = ask;
  const principal = applicantPrincipal(applicantId);
  return platform.database.transact(async (tx) => {
    if (!(await replacePasswordHash(tx, applicantId, former, hash))) return false;
    await endOtherSessions(tx, principal, sessionId);
    await endResets(tx, applicantId, platform.clock());
    await forgetSetUp(tx, principal);
    await recordEvent(tx, ask, { principal, event: "password-changed" }, platform.clock());
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "password-changed", userAgent });
    return true;
  });
}
