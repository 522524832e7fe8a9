import { hostCookieName } from "../../../contract/session-cookies.ts";
import type { Visit } from "../../../contract/visit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { emailKey } from "../email.ts";
import { recordEvent } from "../events/account-event.store.server.ts";
import { type Asker, askerOf } from "../events/account-event.ts";
import { tellOfSecurity } from "../security-mail/security-mail.server.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { insertJoined } from "./social-identity.store.server.ts";
import type { SocialIdentity } from "./social-identity.ts";
import { readWaiting, type WaitingIdentity, waitingCookieName } from "./waiting-identity.server.ts";

interface Account {
  id: number;
  email: string;
}

type Told = Pick<SocialIdentity, "provider" | "subject" | "email" | "isEmailVerified">;

function isOwn({ isEmailVerified, email: told }: Told, { email }: Account): boolean {
  return isEmailVerified && told !== null && emailKey(told) === emailKey(email);
}

/**
 * Joins a provider's account to one of ours, only when the provider says that the address is this person's and it is
 * the account's own (promise 7). The person has shown the account's own proof before.
 * @returns false when it may not open this account, or opens one already
 */
export async function joinWhenOwn(
  tx: Tx,
  identity: Told,
  account: Account,
  { asker, now }: { asker: Asker; now: Date },
): Promise<boolean> {
  if (!isOwn(identity, account) || !(await insertJoined(tx, identity, account.id, now))) return false;
  await recordEvent(tx, asker, { applicantId: account.id, event: "provider-joined" }, now);
  return true;
}

interface Joining {
  platform: Platform;
  siteName: () => string;
}

/** The same for an account that is in use: its owner is told by mail. @returns whether it may open this account */
export async function joinAndTell(
  { platform, siteName }: Joining,
  identity: Told,
  account: Account,
  asker: Asker,
): Promise<boolean> {
  const { database, clock } = platform;
  await database.transact(async (tx) => {
    if (!(await joinWhenOwn(tx, identity, account, { asker, now: clock() }))) return;
    const news = { applicantId: account.id, event: "provider-joined", userAgent: asker.userAgent } as const;
    await tellOfSecurity(tx, { platform, siteName }, { ...news, provider: identity.provider });
  });
  return isOwn(identity, account);
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
export async function joinWaiting(joining: Joining, visit: Visit, account: Account): Promise<string[]> {
  const { platform } = joining;
  const { settings, sealer } = platform;
  const waiting = waitingOf(platform, visit);
  if (waiting !== null) await joinAndTell(joining, waiting, account, askerOf(visit));
  const cookies = createAccountCookies(settings, sealer);
  return waitingCookieOf(platform, visit) === undefined ? [] : [cookies.noSocialWaiting()];
}
