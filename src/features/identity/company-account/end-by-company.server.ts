import type { Db, Tx } from "../../../platform/database/database.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { spendChallenge } from "../passkeys/passkey.store.server.ts";
import { staffPrincipal } from "../principal.ts";
import { endSessionsOf, endSessionsOfProvider, memberOfProviderSession } from "../session/session.queries.server.ts";
import { keepStaff } from "../staff.queries.server.ts";
import { memberOfIdentity } from "./company-identity.queries.server.ts";
import type { LogoutToken } from "./logout-token.server.ts";

/** Uses a logout token up. False: it was used before. It lies with the passkeys' challenges, which are used once too. */
export function spendLogoutToken(tx: Tx, { issuer, jti, endsAt }: LogoutToken): Promise<boolean> {
  return spendChallenge(tx, tokenHash(`logout token ${issuer} ${jti}`), endsAt);
}

/** Whom a logout token means; null for somebody who has no account here, or no such session any more. */
export function memberOfLogout(db: Db, { issuer, subject, sid }: LogoutToken): Promise<number | null> {
  if (subject !== null) return memberOfIdentity(db, { issuer, subject });
  return sid === null ? Promise.resolve(null) : memberOfProviderSession(db, sid);
}

/** Ends a member's sessions that a provider's session opened; all of them where it names none. @returns how many */
export async function endByCompany(tx: Tx, staffId: number, sid: string | null): Promise<number> {
  await keepStaff(tx, staffId);
  const principal = staffPrincipal(staffId);
  return sid === null ? endSessionsOf(tx, principal) : endSessionsOfProvider(tx, principal, sid);
}
