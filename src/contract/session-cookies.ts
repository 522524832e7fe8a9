/** Names of the two token cookies. */
export interface SessionCookieNames {
  /** An applicant's sealed session. */
  session: string;
  /** A guest's sealed token. */
  guest: string;
}

/** By which activity links a browser came to vacancies (§3 "Career activity record"); signing out removes it. */
export const careerActivityCookie = "career-activity";

/**
 * Stands beside a guest's token, as long as that lives, and says nothing but that it is there: scripts cannot read
 * the token's own cookie, and would otherwise ask in vain first.
 */
export const guestMarkName = "guest-known";

/**
 * 'true' while two-step sign-in is to be offered to whoever is signed in (readings, "Two-step offer"): the page reads
 * it at its start (S21).
 */
export const twoStepOfferCookie = "mfa";

/**
 * 'true' after a sign-in with a resume that is out of date, until the prompt was answered (A11). It carries no domain, so
 * that the page's own script can take it away.
 */
export const staleResumeCookie = "resume-stale";

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
