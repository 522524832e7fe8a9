import { hostCookieName } from "../../../contract/session-cookies.ts";
import type { Visit } from "../../../contract/visit.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { emailKey } from "../email.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { insertJoined } from "./social-identity.store.server.ts";
import type { SocialIdentity } from "./social-identity.ts";
import { readWaiting, type WaitingIdentity, waitingCookieName } from "./waiting-identity.server.ts";

interface Account {
  id: number;
  email: string;
}

/**
 * Joins a provider's account to one of ours, only when the provider says that the address is this person's and it is
 * the account's own (promise 7). The person has shown the account's own proof before.
 */
export async function joinWhenOwn(
  db: Db,
  identity: Pick<SocialIdentity, "provider" | "subject" | "email" | "isEmailVerified">,
  { id, email }: Account,
  now: Date,
): Promise<boolean> {
  const { email: told, isEmailVerified } = identity;
  if (!isEmailVerified || told === null || emailKey(told) !== emailKey(email)) return false;
  await insertJoined(db, identity, id, now);
  return true;
}

function waitingCookieOf({ settings }: Platform, { cookies }: Visit): string | undefined {
  return cookies[hostCookieName(settings, waitingCookieName)];
}

/** What waits in the visitor's browser; other sites cannot bring it. */
export function waitingOf(platform: Platform, visit: Visit): WaitingIdentity | null {
  const { sealer, clock } = platform;
  return visit.isOwnOrigin ? readWaiting(sealer, waitingCookieOf(platform, visit), clock()) : null;
}

/** After an account's own sign-in: joins what waited in this browser. @returns the cookies that end the wait */
export async function joinWaiting(platform: Platform, visit: Visit, account: Account): Promise<string[]> {
  const { database, settings, sealer, clock } = platform;
  const waiting = waitingOf(platform, visit);
  if (waiting !== null) await joinWhenOwn(database.db, waiting, account, clock());
  const cookies = createAccountCookies(settings, sealer);
  return waitingCookieOf(platform, visit) === undefined ? [] : [cookies.noSocialWaiting()];
}
