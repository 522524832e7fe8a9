import { type Door, door } from "../../../contract/door.server.ts";
import { accept } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { logout } from "../accounts.calls.ts";
import { emptyAnswer, logoutRequest } from "../accounts.schema.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { signOut } from "./sign-out.server.ts";

/** `logout`: the session ends on the server too; a guest has nothing to end. */
export function logoutDoor(platform: Platform): Door {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return door(logout, {
    request: logoutRequest,
    answer: emptyAnswer,
    async handle(_request, visit) {
      const { identity, isOwnOrigin } = visit;
      if (identity.kind === "applicant") await signOut(platform, identity, visit);
      return accept({}, { cookies: isOwnOrigin ? cookies.nobody() : [] });
    },
  });
}
