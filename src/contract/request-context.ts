import type { Language } from "../i18n/language.ts";
import type { Action, StaffRights, Thing } from "./action.ts";
import type { DeskWho, Who } from "./call.ts";

/** A visitor who only browses. */
export interface Guest {
  kind: "guest";
}

/** A signed-in applicant. `userName` is the e-mail as registered. */
export interface Applicant {
  kind: "applicant";
  applicantId: number;
  userName: string;
  sessionId: number;
  /** True where this session showed the password or a second step within the last quarter of an hour. */
  isProved: boolean;
}

/** Someone of the desk's, signed in there. No call of the applicants' wire is theirs. */
export interface Staff {
  kind: "staff";
  staffId: number;
  userName: string;
  sessionId: number;
  /** True where it showed the second step, and not the password alone, within the last quarter of an hour. */
  isProved: boolean;
  /** True for an own device that was idle for too long: only what opens or ends the session may be asked for. */
  isLocked: boolean;
  rights: StaffRights;
}

/** Nobody: no token came along. */
interface Nobody {
  kind: "nobody";
}

export type Identity = Nobody | Guest | Applicant | Staff;

/** Who may make a call, on either side: one of the applicants' (`Who`), or one of the desk's. */
type MayAsk = Who | DeskWho;

type IdentityFor<May extends MayAsk> = May extends "applicant"
  ? Applicant
  : May extends "guest"
    ? Guest | Applicant
    : May extends "open"
      ? Nobody | Guest | Applicant
      : May extends "anyone"
        ? Nobody | Staff
        : Staff;

/** Everything an endpoint may know about who asks; before anybody looked at the call it may be anybody. */
export interface RequestContext<May extends MayAsk = MayAsk> {
  identity: IdentityFor<May>;
  /** Whether the policies let anyone who asks do it at all. */
  may(action: Action): boolean;
  /** Whether they let him do it to this thing. */
  can(action: Action, thing: Thing): boolean;
  language: Language;
  /** Address of the asker, and the network that limits count (IPv6: /64). */
  address: string;
  network: string;
  userAgent: string;
  requestId: string;
  /** Hash that stands for the token; owner of idempotency keys and of the general limit. */
  tokenKey: string;
  /** False when none came along, as from a page read without script: `tokenKey` then stands for the network. */
  hasToken: boolean;
  /** True when the request comes from a page of this site, so that cookies may be set. */
  isOwnOrigin: boolean;
  cookies: Readonly<Record<string, string>>;
  /** The version that `If-Match` names; null where it is missing, and one that no thing has where it is unreadable. */
  ifMatch: number | null;
  /** Names what the answer shows ("vacancies", "vacancy:12"), so that a cached page is dropped when it changes. */
  shows(tag: string): void;
  /** Names the moment from which the answer is no longer true ("the event begins"): no cached page outlives it. */
  holdsUntil(moment: Date): void;
}

/** Credentials of a request. */
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
