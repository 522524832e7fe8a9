import type { Action, Actions } from "./action.ts";
import type { BodyLimits } from "./body-limits.ts";

/** Who may make a call: anybody, anyone who holds a token (guest or applicant), or a signed-in applicant only. */
export type Who = "open" | "guest" | "applicant";

/**
 * Who may make a call of the desk's: anybody, somebody of staff who is signed in there, or anybody who has a session
 * there, be it locked.
 */
export type DeskWho = "anyone" | "session" | "staff";

/** Whose calls they are: the applicants' wire (`acknowledge`), or the desk's, which speak plain HTTP. */
export type Side = "portal" | "desk";

/**
 * Who may make a call that needs an action. Where the policies let guests do it, the call says whether it wants their
 * token; where they do not, it is for applicants.
 */
type WhoMay<Need extends Action> = "guest" extends keyof Actions[Need] ? "open" | "guest" : "applicant";

/** How a call's body travels. */
export type BodyKind = "none" | "json" | "form" | "multipart";

/** The parts that a request is validated in: path parameters (400), query and body (422). */
export interface CallRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A call's definition, without its validating code, which the browser does not load. */
export interface Call<Request, Answer, Refused = object, May extends Who | DeskWho = Who | DeskWho> {
  readonly side: Side;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1/`, parameters as `{name}`. */
  readonly path: string;
  /** The action that the policies must allow the caller. */
  readonly needs: Action;
  /** The browser's part of that: whether a token must come along, and whether it must be a person's. */
  readonly who: May;
  readonly body: BodyKind;
  /** The limits of its body; null without a body. */
  readonly limits: BodyLimits | null;
  /** True where it creates something: only then is its answer kept for an `Idempotency-Key`. */
  readonly creates: boolean;
  /** True where it creates several things, each of them in a transaction of its own that refuses a second time. */
  readonly inParts: boolean;
  /** True where the work continues after the answer, which has its progress (recruiting §7: 202). */
  readonly begins: boolean;
  /**
   * True where a session alone is not enough: who makes it has shown lately again that it is he (`account/confirm`), at
   * the desk by the second step (`session/step-up`). Names of the body's fields: only anyone who changes one of these.
   */
  readonly needsProof: boolean | readonly string[];
  /** True where it changes a thing that has a version: `If-Match` says which was read (recruiting §7: 412, 428). */
  readonly versioned: boolean;
  /** Types only; never set. */
  readonly types?: { request: Request; answer: Answer; refused: Refused };
}

/** Whatever takes a body says how much of it. */
type BodySpec =
  | { method: "GET" }
  | { method: "POST" | "PUT" | "PATCH" | "DELETE"; body: "none" }
  | {
      method: "POST" | "PUT" | "PATCH" | "DELETE";
      body?: Exclude<BodyKind, "none">;
      limits: BodyLimits;
      creates?: true;
      inParts?: true;
    };

type CallSpec<Need extends Action, May extends WhoMay<Need>> = BodySpec & {
  path: string;
  needs: Need;
  who: May;
  needsProof?: true;
};

/** A call of the desk's, which lies below `staff/`. */
type DeskCallSpec<May extends DeskWho> = BodySpec & {
  path: `staff/${string}`;
  needs: Action;
  who: May;
  needsProof?: true | readonly string[];
  versioned?: true;
  begins?: true;
};

/** Adds what a call says where its specification says nothing. */
function describe<Request, Answer, Refused, May extends Who | DeskWho>(
  side: Side,
  spec: BodySpec & Pick<Call<Request, Answer, Refused, May>, "path" | "needs" | "who">,
): Call<Request, Answer, Refused, May> {
  return {
    side,
    limits: null,
    creates: false,
    inParts: false,
    begins: false,
    needsProof: false,
    versioned: false,
    body: spec.method === "GET" ? "none" : "json",
    ...spec,
  };
}

/** Names a call of the desk's; the types are those of {@link defineCall}. */
export function defineDeskCall<Request, Answer, Refused = object>() {
  return <May extends DeskWho>(spec: DeskCallSpec<May>): Call<Request, Answer, Refused, May> => describe("desk", spec);
}

/**
 * Names a call.
 * `Request` is `{ path?, query?, body? }`, `Answer` the fields beside `acknowledge: 1`,
 * `Refused` what a refusal may carry beside `code` and `message`.
 */
export function defineCall<Request, Answer, Refused = object>() {
  return <Need extends Action, May extends WhoMay<Need>>(
    spec: CallSpec<Need, May>,
  ): Call<Request, Answer, Refused, May> => describe("portal", spec);
}
