import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { tokenHash } from "../../../../platform/security/token.ts";
import { createAccountCookies } from "./account-cookies.server.ts";
import { newGuestToken } from "./identify.server.ts";

/** One visitor, for what counts once a visitor: the hash of his token, and cookies for the answer. */
export interface TokenHolder {
  key: string;
  cookies: string[];
}

/** Says whose token came along; somebody who reads without script and brought none is given a guest's. */
export function createTokenHolder({ settings, sealer, clock }: Pick<Platform, "settings" | "sealer" | "clock">) {
  const cookies = createAccountCookies(settings, sealer);
  return (context: RequestContext): TokenHolder => {
    if (context.hasToken) return { key: context.tokenKey, cookies: [] };
    const token = newGuestToken(sealer, clock());
    const stale = context.cookies[cookies.names.session] === undefined ? [] : cookies.endedSession();
    return { key: tokenHash(token).toString("hex"), cookies: [...cookies.guest(token), ...stale] };
  };
}
