import type { Platform } from "../../../platform/platform.ts";
import { hashPassword, verifyPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { activateApplicant, findPasswordHash, setPasswordHash } from "../applicant.queries.server.ts";
import { changedPasswordFault } from "../password/check-password.server.ts";
import { lockPerson } from "../personal-data.queries.server.ts";
import { applicantPrincipal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { endSessionsOf } from "../session/session.queries.server.ts";
import { endWrongPasswords } from "../sign-in/sign-in-limits.server.ts";
import { forgetSetUp } from "../two-step/two-step.queries.server.ts";
import { remainsOf } from "./remains/remains.server.ts";
import { endResets, findResetToken, findUsedReset, useResetToken } from "./reset-token.store.server.ts";

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

/** For so long the same link with the same password is the same deed, sent again. */
const sameDeedMs = 60_000;

/** What came of a link that is used up: the same again for whoever just used it to choose this password. */
async function resetBefore({ database, clock }: Platform, { token, password }: ResetAsk): Promise<Reset> {
  const applicantId = await findUsedReset(database.db, token, new Date(clock().getTime() - sameDeedMs));
  if (applicantId === undefined) return { status: "invalid" };
  const verified = await verifyPassword(await findPasswordHash(database.db, applicantId), password);
  if (verified.status === "busy") return verified;
  return verified.status === "wrong" ? { status: "invalid" } : { status: "reset", applicantId };
}

/**
 * Gives the owner of a mailed link a new password; every session of the account ends. A refused password leaves the
 * link good. The same once more, within a minute, succeeds as it did and changes nothing.
 */
export async function resetPassword(platform: Platform, siteName: () => string, ask: ResetAsk): Promise<Reset> {
  const { token, password } = ask;
  const { database, clock } = platform;
  const found = await findResetToken(database.db, token);
  if (found === undefined) return resetBefore(platform, ask);
  if (found.expiresAt <= clock()) return { status: "expired" };
  const code = await changedPasswordFault(password, found);
  if (code !== null) return { status: "weak", code };
  const present = await verifyPassword(await findPasswordHash(database.db, found.applicantId), password);
  if (present.status === "busy") return present;
  if (present.status === "right") {
    const before = await resetBefore(platform, ask);
    return before.status === "reset" ? before : { status: "weak", code: "password-same" };
  }
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") return hashed;
  const { applicantId, email } = found;
  const isMine = await use(platform, siteName, ask, { applicantId, hash: hashed.hash });
  // Another with the same link was faster, perhaps the same deed.
  if (!isMine) return resetBefore(platform, ask);
  await endWrongPasswords(platform, { kind: "applicant", userName: email });
  return { status: "reset", applicantId };
}

/** Uses the link up. False: it was used meanwhile. */
async function use(
  platform: Platform,
  siteName: () => string,
  { token, asker }: ResetAsk,
  { applicantId, hash }: { applicantId: number; hash: string },
): Promise<boolean> {
  const { database, clock } = platform;
  const principal = applicantPrincipal(applicantId);
  return database.transact(async (tx) => {
    // Alone with the person: whoever changes the password too begins with its row and then ends these links.
    await lockPerson(tx, applicantId);
    if (!(await useResetToken(tx, token, clock()))) return false;
    await setPasswordHash(tx, applicantId, hash);
    // Who reads the address's mail and chose the password is its owner, whoever signed up with it.
    await activateApplicant(tx, applicantId, clock());
    await endSessionsOf(tx, principal);
    await endResets(tx, applicantId, clock(), token);
    await forgetSetUp(tx, principal);
    await recordEvent(tx, asker, { principal, event: "password-reset" }, clock());
    const { userAgent } = asker;
    const remains = await remainsOf(tx, applicantId);
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "password-changed", userAgent, remains });
    return true;
  });
}
