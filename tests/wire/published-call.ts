import type { BodyKind, Who } from "../../src/contract/call.ts";
import type { WholePortal } from "./whole-portal.ts";

/** The varying parts of a request. */
export interface Parts {
  path?: Record<string, string>;
  query?: string;
  body?: Record<string, unknown>;
}

/** A call as the published page describes it. */
export interface PublishedCall {
  /** "Token" and "Who" of the page. */
  who: Who;
  /** How the page says that the body travels. */
  body: BodyKind;
  /**
   * Whose thing an id of the request is: `own` answers 404 to everybody else. `mine` is chosen by the token alone.
   * There is no way to leave it out: a new call is attacked the day it is added.
   */
  names: "own" | "mine" | "public" | "nobody's";
  /** True where it answers bytes, no JSON. */
  isFile?: true;
  /** A request that the demonstration's applicant may well make, and that is answered with `acknowledge: 1`. */
  good(portal: WholePortal): Parts | Promise<Parts>;
}
