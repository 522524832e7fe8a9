/** Names of the two token cookies. */
export interface SessionCookieNames {
  /** An applicant's sealed session. */
  session: string;
  /** A guest's sealed token. */
  guest: string;
}

/**
 * Stands beside a guest's token, as long as that lives, and says nothing but that it is there: scripts cannot read
 * the token's own cookie, and would otherwise ask in vain first.
 */
export const guestMarkName = "guest-known";

interface CookieSettings {
  readonly publicUrl: string;
  readonly basePath: string;
  readonly cookieDomain: string | null;
}

/**
 * A cookie's name with `__Host-` on https where no parent domain is set (promise 2), which asks for the path "/": no
 * other host of the domain can plant one.
 */
export function hostCookieName({ publicUrl, basePath, cookieDomain }: CookieSettings, name: string): string {
  const isHostOnly = publicUrl.startsWith("https:") && cookieDomain === null && basePath === "/";
  return isHostOnly ? `__Host-${name}` : name;
}

/** The names of the two token cookies. */
export function sessionCookieNames(settings: CookieSettings): SessionCookieNames {
  return { session: hostCookieName(settings, "session"), guest: hostCookieName(settings, "guest") };
}
