import { hashPassword, verifyPassword } from "../../../platform/passwords/passwords.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findApplicant, findPasswordHash, setPasswordHash } from "../applicant.store.server.ts";
import { recordEvent } from "../events/account-event.store.server.ts";
import type { Asker } from "../events/account-event.ts";
import { endResetTokens } from "../forgot-password/reset-token.store.server.ts";
import { changedPasswordFault } from "../password/check-password.server.ts";
import { tellOfSecurity } from "../security-mail/security-mail.server.ts";
import type { KnownDevice } from "../session/known-device.server.ts";
import { endOtherSessions } from "../session/session.store.server.ts";
import { recordLimited } from "../sign-in/finish-sign-in.server.ts";
import { beginPassword } from "../sign-in/sign-in-limits.server.ts";

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

/** Gives somebody who knows the old password a new one; every other session and every mailed link ends. */
export async function changePassword(
  platform: Platform,
  siteName: () => string,
  ask: PasswordChange,
): Promise<PasswordChanged> {
  const { database } = platform;
  const applicant = await findApplicant(database.db, ask.applicantId);
  if (applicant === undefined) return { status: "wrong" };
  const code = await changedPasswordFault(ask.newPassword, applicant);
  if (code !== null) return { status: "weak", code };
  const deviceId = ask.device?.applicants.includes(applicant.id) ? ask.device.id : null;
  const attempt = await beginPassword(platform, { userName: applicant.email, network: ask.network, deviceId });
  if (attempt.status === "limited") {
    await recordLimited(platform, ask, applicant.id);
    return attempt;
  }
  const verified = await verifyPassword(await findPasswordHash(database.db, applicant.id), ask.oldPassword);
  if (verified.status === "wrong") {
    await recordEvent(database.db, ask, { applicantId: applicant.id, event: "wrong-password" }, platform.clock());
    return verified;
  }
  await attempt.passwordWasRight();
  if (verified.status === "busy") return verified;
  if (ask.newPassword === ask.oldPassword) return { status: "weak", code: "password-same" };
  const hashed = await hashPassword(ask.newPassword);
  if (hashed.status === "busy") return hashed;
  await store(platform, siteName, ask, hashed.hash);
  return { status: "changed" };
}

async function store(platform: Platform, siteName: () => string, ask: PasswordChange, hash: string): Promise<void> {
  const { applicantId, sessionId, userAgent } = ask;
  await platform.database.transact(async (tx) => {
    await setPasswordHash(tx, applicantId, hash);
    await endOtherSessions(tx, applicantId, sessionId);
    await endResetTokens(tx, applicantId, platform.clock());
    await recordEvent(tx, ask, { applicantId, event: "password-changed" }, platform.clock());
    await tellOfSecurity(tx, { platform, siteName }, { applicantId, event: "password-changed", userAgent });
  });
}
