import type { Identity, Nobody } from "./request-context.ts";

/** What came along with a request to say who asks. */
export interface Credentials {
  authorization: string | undefined;
  cookies: Readonly<Record<string, string>>;
}

/** Who that is; `expired` covers revoked and unreadable tokens too. */
export type Identified =
  | { status: "known"; identity: Exclude<Identity, Nobody>; tokenKey: string; via: "header" | "cookie" }
  | { status: "none" }
  | { status: "expired" };

/** Port: each side says who holds a token of its own. */
export type Identify = (credentials: Credentials) => Promise<Identified>;
