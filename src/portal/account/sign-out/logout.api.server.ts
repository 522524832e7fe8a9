import { type Door, door } from "../../../contract/door.server.ts";
import { type Accepted, accept } from "../../../contract/reply.ts";
import type { Visit } from "../../../contract/visit.ts";
import { emptyAnswer, logoutRequest } from "../../../domain/people/people.schema.ts";
import { signOut, signOutGuest } from "../../../domain/people/sign-out/sign-out.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { logout } from "../accounts.calls.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";

/** The sign-out, for calls of later rooms too. */
export function createSignOut(platform: Platform) {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return async (visit: Visit): Promise<Accepted<object>> => {
    const { identity, isOwnOrigin } = visit;
    if (identity.kind === "applicant") await signOut(platform, identity, visit);
    else if (visit.hasToken) await signOutGuest(platform, visit.tokenKey);
    return accept({}, { cookies: isOwnOrigin ? cookies.nobody() : [] });
  };
}

/** `logout`: the session, or the guest's token, ends on the server too. */
export function logoutDoor(platform: Platform): Door {
  const leave = createSignOut(platform);
  return door(logout, {
    request: logoutRequest,
    answer: emptyAnswer,
    handle: (_request, visit) => leave(visit),
  });
}
