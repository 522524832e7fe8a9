import { hashPassword, verifyPassword } from "../../../platform/passwords/passwords.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPasswordHash, setPasswordHash } from "../applicant.store.server.ts";
import { recordEvent } from "../events/account-event.store.server.ts";
import type { Asker } from "../events/account-event.ts";
import { changedPasswordFault } from "../password/check-password.server.ts";
import { tellOfSecurity } from "../security-mail/security-mail.server.ts";
import { endSessionsOf } from "../session/session.store.server.ts";
import { endWrongPasswords } from "../sign-in/sign-in-limits.server.ts";
import { endResetTokens, findResetToken, useResetToken } from "./reset-token.store.server.ts";

export type Reset =
  | { status: "reset"; applicantId: number }
  | { status: "invalid" | "expired" }
  /** `code` of a field error. */
  | { status: "weak"; code: string }
  | { status: "busy"; retryAfter: number };

export interface ResetAsk {
  token: string;
  password: string;
  asker: Asker;
}

/** Gives the owner of a mailed link a new password; every session of the account ends. A refused password leaves the link good. */
export async function resetPassword(
  platform: Platform,
  siteName: () => string,
  { token, password, asker }: ResetAsk,
): Promise<Reset> {
  const { database, clock } = platform;
  const found = await findResetToken(database.db, token);
  if (found === undefined) return { status: "invalid" };
  if (found.expiresAt <= clock()) return { status: "expired" };
  const code = await changedPasswordFault(password, found);
  if (code !== null) return { status: "weak", code };
  const present = await verifyPassword(await findPasswordHash(database.db, found.applicantId), password);
  if (present.status === "busy") return present;
  if (present.status === "right") return { status: "weak", code: "password-same" };
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") return hashed;
  const { applicantId, email } = found;
  const reset = await database.transact<Reset>(async (tx) => {
    if (!(await useResetToken(tx, token, clock()))) return { status: "invalid" };
    await setPasswordHash(tx, applicantId, hashed.hash);
    await endSessionsOf(tx, applicantId);
    await endResetTokens(tx, applicantId, clock());
    await recordEvent(tx, asker, { applicantId, event: "password-reset" }, clock());
    const { userAgent } = asker;
    await tellOfSecurity(tx, { platform, siteName }, { applicantId, event: "password-changed", userAgent });
    return { status: "reset", applicantId };
  });
  if (reset.status === "reset") await endWrongPasswords(platform, email);
  return reset;
}
