import type { Platform } from "../../../platform/platform.ts";
import { staffPrincipal } from "../principal.ts";
import { markProved, setProviderSid } from "../session/session.queries.server.ts";
import { type SigningIn, writeSession } from "../sign-in/open-session.server.ts";
import { memberOfIdentity } from "./company-identity.queries.server.ts";
import type { CompanyPerson } from "./company-provider.server.ts";

/** Of a sign-in whose second step the provider did not tell of: what needs one asks first. */
const neverShown = new Date(0);

/** Opens a session for a member whom the company's provider vouches for; its word is both proofs. @returns its token */
export function openByCompany(
  platform: Platform,
  siteName: () => string,
  staffId: number,
  { signingIn, person }: { signingIn: Omit<SigningIn, "code">; person: Pick<CompanyPerson, "shownAt" | "sid"> },
): Promise<string> {
  const opening = { ...signingIn, providerSid: person.sid };
  return writeSession(platform, siteName, staffPrincipal(staffId), opening, person.shownAt ?? neverShown);
}

/**
 * Renews what calls ask for that need a proof lately, for who has just shown the provider anew who they are (`max_age` 0).
 * @returns false when that is another person than the session's
 */
export async function stepUpByCompany(
  { database, clock }: Platform,
  { staffId, sessionId }: { staffId: number; sessionId: number },
  person: CompanyPerson,
): Promise<boolean> {
  if ((await memberOfIdentity(database.db, person)) !== staffId) return false;
  await markProved(database.db, sessionId, clock());
  if (person.sid !== null) await setProviderSid(database.db, sessionId, person.sid);
  return true;
}
