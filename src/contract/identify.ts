import type { Applicant, Guest } from "./request-context.ts";

/** What came along with a request to say who asks. */
export interface Credentials {
  authorization: string | undefined;
  cookies: Readonly<Record<string, string>>;
}

/** Who that is; `expired` covers revoked and unreadable tokens too. */
export type Identified =
  | { status: "known"; identity: Guest | Applicant; tokenKey: string; via: "header" | "cookie" }
  | { status: "none" }
  | { status: "expired" };

/** Port: accounts says who holds a token. */
export type Identify = (credentials: Credentials) => Promise<Identified>;
