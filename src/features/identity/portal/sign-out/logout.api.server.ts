import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { type Accepted, accept } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { emptyAnswer } from "../../people.schema.ts";
import { signOut, signOutGuest } from "../../sign-out.server.ts";
import { logout } from "../accounts.calls.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { whoOf } from "../session/identify.server.ts";

/** The sign-out, for calls of later features too. */
export function createSignOut(platform: Platform) {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return async (context: RequestContext): Promise<Accepted<object>> => {
    const { identity, isOwnOrigin } = context;
    if (identity.kind === "applicant") await signOut(platform, whoOf(identity), context);
    else if (context.hasToken) await signOutGuest(platform, context.tokenKey);
    return accept({}, { cookies: isOwnOrigin ? cookies.nobody(context.cookies) : [] });
  };
}

export const logoutRequest = z.object({});

/** `logout`: the session, or the guest's token, ends on the server too. */
export function logoutEndpoint(platform: Platform): Endpoint {
  const leave = createSignOut(platform);
  return endpoint(logout, {
    request: logoutRequest,
    answer: emptyAnswer,
    handle: (_request, context) => leave(context),
  });
}
