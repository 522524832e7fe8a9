/** Cookies as they came, by name. */
export type Cookies = Readonly<Record<string, string>>;

/** Reads a `Cookie` header; values that are no valid percent-encoding are left as they stand. */
export function readCookies(header: string | null | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name === "") continue;
    cookies[name] ??= decode(pair.slice(at + 1).trim());
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export interface CookieSpec {
  name: string;
  value: string;
  path: string;
  httpOnly: boolean;
  secure: boolean;
  domain?: string | undefined;
  /** Seconds; absent means until the browser closes, 0 removes the cookie. */
  maxAge?: number | undefined;
  /** Strict is not sent where another site led here; Lax unless said (promise 2). */
  sameSite?: "Strict";
}

/** Writes a `Set-Cookie` value. */
export function writeCookie(spec: CookieSpec): string {
  const parts = [
    `${spec.name}=${encodeURIComponent(spec.value)}`,
    `Path=${spec.path}`,
    `SameSite=${spec.sameSite ?? "Lax"}`,
  ];
  if (spec.httpOnly) parts.push("HttpOnly");
  if (spec.secure) parts.push("Secure");
  if (spec.domain) parts.push(`Domain=${spec.domain}`);
  if (spec.maxAge !== undefined) parts.push(`Max-Age=${spec.maxAge}`);
  return parts.join("; ");
}

/** Names of the two token cookies. */
export interface SessionCookieNames {
  /** An applicant's sealed session. */
  session: string;
  /** A guest's sealed token. */
  guest: string;
}

/**
 * Stands beside a guest's token, as long as that lives, and says nothing but that it is there: scripts cannot read
 * the token's own cookie, and would otherwise make a failing request first.
 */
export const guestMarkName = "guest-known";

/** Stands for a browser that runs scripts and is signed in; the first script of a page sets it, for an hour. */
export const scriptsCookie = "scripts";

/**
 * What the first script draws of the person who is signed in: name and job-seeking status. It gives no right and belongs
 * to one session. Scripts read it and can remove it.
 */
export const viewerCookie = "viewer";

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
