import { hostCookieName } from "../../../contract/session-cookies.ts";
import type { Visit } from "../../../contract/visit.ts";
import { askerOf } from "../../../domain/people/events/account-event.ts";
import { type JoinedAccount, type Joining, joinAndTell } from "../../../domain/people/social/join-identity.server.ts";
import {
  readWaiting,
  type WaitingIdentity,
  waitingCookieName,
} from "../../../domain/people/social/waiting-identity.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";

function waitingCookieOf({ settings }: Platform, { cookies }: Visit): string | undefined {
  return cookies[hostCookieName(settings, waitingCookieName)];
}

/** What waits in the visitor's browser; other sites cannot bring it. */
export function waitingOf(platform: Platform, visit: Visit): WaitingIdentity | null {
  const { sealer, clock } = platform;
  return visit.isOwnOrigin ? readWaiting(sealer, waitingCookieOf(platform, visit), clock()) : null;
}

/** After an account's own sign-in: joins what waited in this browser. @returns the cookies that end the wait */
export async function joinWaiting(joining: Joining, visit: Visit, account: JoinedAccount): Promise<string[]> {
  const { platform } = joining;
  const { settings, sealer } = platform;
  const waiting = waitingOf(platform, visit);
  if (waiting !== null) await joinAndTell(joining, waiting, account, askerOf(visit));
  const cookies = createAccountCookies(settings, sealer);
  return waitingCookieOf(platform, visit) === undefined ? [] : [cookies.noSocialWaiting()];
}
