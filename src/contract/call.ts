/** Who may make a call: anybody, whoever holds a token (guest or applicant), or a signed-in applicant only. */
export type Who = "open" | "guest" | "applicant";

/** How a call's body travels. */
export type BodyKind = "none" | "json" | "form" | "multipart";

/** The parts that a request is validated in: path parameters (400), query and body (422). */
export interface CallRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What a call is, without the code that validates it, so that the browser pays nothing for knowing it. */
export interface Call<Request, Answer, Refused = object, May extends Who = Who> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api/v1/`, parameters as `{name}`. */
  readonly path: string;
  readonly who: May;
  readonly body: BodyKind;
  /** Types only; never set. */
  readonly types?: { request: Request; answer: Answer; refused: Refused };
}

interface CallSpec<May extends Who> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  who: May;
  body?: BodyKind;
}

/**
 * Names a call.
 * `Request` is `{ path?, query?, body? }`, `Answer` what stands beside `acknowledge: 1`,
 * `Refused` what a refusal may carry beside `code` and `message`.
 */
export function defineCall<Request, Answer, Refused = object>() {
  return <May extends Who>(spec: CallSpec<May>): Call<Request, Answer, Refused, May> => ({
    ...spec,
    body: spec.body ?? (spec.method === "GET" ? "none" : "json"),
  });
}
