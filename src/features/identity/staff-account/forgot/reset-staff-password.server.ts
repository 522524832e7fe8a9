import type { Platform } from "../../../../platform/platform.ts";
import { hashPassword, verifyPassword } from "../../../../platform/security/passwords.ts";
import { recordEvent } from "../../account-event.queries.server.ts";
import type { Asker } from "../../account-event.ts";
import { staffPrincipal } from "../../principal.ts";
import { tellOfSecurity } from "../../security-mail.server.ts";
import { endSessionsOf } from "../../session/session.queries.server.ts";
import { endWrongPasswords } from "../../sign-in/sign-in-limits.server.ts";
import { lockStaff, setPassword } from "../../staff.queries.server.ts";
import { staffPasswordFault } from "../staff-password.server.ts";
import {
  endPasswordLink,
  endPasswordLinks,
  findPasswordLink,
  type PasswordLink,
} from "./password-link.store.server.ts";

/** Whose link a token is, while it works; null for any other. */
export async function readPasswordLink({ database, clock }: Platform, token: string): Promise<PasswordLink | null> {
  const link = await findPasswordLink(database.db, token);
  return link === undefined || link.passwordHash === null || link.expiresAt <= clock() ? null : link;
}

export interface ResetAsk {
  token: string;
  password: string;
  asker: Asker;
}

export type StaffPasswordReset =
  | { status: "reset" | "over" }
  /** `code` of a field error. */
  | { status: "weak"; code: string }
  | { status: "busy"; retryAfter: number };

/**
 * Gives the owner of a mailed link a new password: every session ends, every other link too; the second step stays as it
 * is and is asked for as before. A refused password leaves the link good.
 */
export async function resetStaffPassword(
  platform: Platform,
  siteName: () => string,
  ask: ResetAsk,
): Promise<StaffPasswordReset> {
  const link = await readPasswordLink(platform, ask.token);
  if (link === null) return { status: "over" };
  const code = await staffPasswordFault(ask.password, link);
  if (code !== null) return { status: "weak", code };
  const present = await verifyPassword(link.passwordHash, ask.password);
  if (present.status === "busy") return present;
  if (present.status === "right") return { status: "weak", code: "password-same" };
  const hashed = await hashPassword(ask.password);
  if (hashed.status === "busy") return hashed;
  if (!(await use(platform, siteName, ask, { staffId: link.staffId, hash: hashed.hash }))) return { status: "over" };
  await endWrongPasswords(platform, { kind: "staff", userName: link.email });
  return { status: "reset" };
}

/** False: the link was used meanwhile, or its member is no longer active. */
function use(
  platform: Platform,
  siteName: () => string,
  { token, asker }: ResetAsk,
  { staffId, hash }: { staffId: number; hash: string },
): Promise<boolean> {
  const { database, clock } = platform;
  const principal = staffPrincipal(staffId);
  return database.transact(async (tx) => {
    const member = await lockStaff(tx, staffId);
    if (member?.state !== "active" || !(await endPasswordLink(tx, token))) return false;
    await setPassword(tx, staffId, hash);
    await endSessionsOf(tx, principal);
    await endPasswordLinks(tx, staffId);
    await recordEvent(tx, asker, { principal, event: "password-reset" }, clock());
    const { userAgent } = asker;
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "password-changed", userAgent });
    return true;
  });
}
