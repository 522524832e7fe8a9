import type { Sent } from "../../../../contract/client.ts";

/** What a page has to show after a sign-out that did not just work (§8, "Logout"). */
export type Unfinished =
  /** A guest is led to sign-in after half a second. */
  | { status: "guest" }
  /** 401 or 500: a message with the status, then home. */
  | { status: "info"; http: 401 | 500 }
  /** Anything else that is not acknowledged: an error with its message. */
  | { status: "error"; message: string };

/** @param isSignedIn whether a session's cookie was there */
export function signOutOutcome(sent: Sent<object>, isSignedIn: boolean): { status: "done" } | Unfinished {
  if (sent.status === "accepted") return isSignedIn ? { status: "done" } : { status: "guest" };
  if (sent.http === 401 || sent.http === 500) return { status: "info", http: sent.http };
  return { status: "error", message: sent.message };
}
