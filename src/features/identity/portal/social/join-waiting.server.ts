import { hostCookieName } from "../../../../contract/cookies.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import {
  type JoinedAccount,
  type Joining,
  joinAndTell,
  readWaiting,
  type WaitingIdentity,
  waitingCookieName,
} from "../../social/join-identity.server.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";

function findWaitingCookie({ settings }: Platform, { cookies }: RequestContext): string | undefined {
  return cookies[hostCookieName(settings, waitingCookieName)];
}

/** What waits in the visitor's browser; other sites cannot bring it. */
export function waitingOf(platform: Platform, context: RequestContext): WaitingIdentity | null {
  const { sealer, clock } = platform;
  return context.isOwnOrigin ? readWaiting(sealer, findWaitingCookie(platform, context), clock()) : null;
}

/** After an account's own sign-in: joins what waited in this browser. @returns the cookies that end the wait */
export async function joinWaiting(
  joining: Joining,
  context: RequestContext,
  account: JoinedAccount,
): Promise<string[]> {
  const { platform } = joining;
  const { settings, sealer } = platform;
  const waiting = waitingOf(platform, context);
  if (waiting !== null) await joinAndTell(joining, waiting, account, getAsker(context));
  const cookies = createAccountCookies(settings, sealer);
  return findWaitingCookie(platform, context) === undefined ? [] : [cookies.noSocialWaiting()];
}
