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
