/** One wrong field: dotted path into the request's data, a stable code, a sentence in the asked language. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** An endpoint's answer: success, or an expected refusal with its HTTP status. Faults are exceptions. */
export type Reply<Answer, Refused = object> = Accepted<Answer> | Refusal<Refused>;

/** A file instead of JSON (`files/{name}`): to be saved, never shown or kept by the browser. */
export interface SentFile {
  status: "file";
  /** A stream where it is too much for the memory. */
  content: Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>;
  mediaType: string;
  /** The file's name for a download. */
  name: string;
}

export interface Accepted<Answer> {
  status: "accepted";
  answer: Answer;
  acknowledge: 0 | 1;
  cookies: string[];
}

export interface Refusal<Refused = object> {
  status: "refused";
  http: number;
  code: string;
  message: string;
  /** Further fields beside code and message: `errors` of 422, `current` of 409, or those that the call names. */
  extra: Partial<Refused> & { errors?: FieldError[]; current?: unknown };
  cookies: string[];
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
}

interface Aside {
  /** `Set-Cookie` values that go along. */
  cookies?: string[];
  /** 0 where a whole answers although a part failed (`submit-all-application`). */
  acknowledge?: 0 | 1;
}

/** Success. */
export function accept<Answer>(answer: Answer, aside: Aside = {}): Accepted<Answer> {
  return { status: "accepted", answer, acknowledge: aside.acknowledge ?? 1, cookies: aside.cookies ?? [] };
}

/** Success of a call that answers bytes. */
export function sendFile(content: SentFile["content"], mediaType: string, name: string): SentFile {
  return { status: "file", content, mediaType, name };
}

/** A refusal that the specification describes: HTTP 200 with `acknowledge: 0`. */
export function refuse<Refused = object>(
  code: string,
  message: string,
  extra: Partial<Refused> = {},
  aside: Aside = {},
): Refusal<Refused> {
  return { status: "refused", http: 200, code, message, extra, cookies: aside.cookies ?? [] };
}

/** A refusal with another HTTP status (401, 403, 413, 415, 503 …). */
export function refuseWith(http: number, code: string, message: string): Refusal {
  return { status: "refused", http, code, message, extra: {}, cookies: [] };
}

/** Someone of staff without the right that this needs (403), which is named so that it can be asked for. */
export function notAllowed(message: string, right: string): Refusal {
  const extra = { right };
  return { ...refuseWith(403, "not-allowed", message), extra };
}

/** Wrong fields, all at once (422). */
export function invalid(message: string, errors: FieldError[]): Refusal {
  return { status: "refused", http: 422, code: "invalid-fields", message, extra: { errors }, cookies: [] };
}

/** Changed elsewhere since it was read (409). `current` is what stands now. */
export function conflict(message: string, current: unknown): Refusal {
  return { status: "refused", http: 409, code: "version-conflict", message, extra: { current }, cookies: [] };
}

/** Changed elsewhere since the version that `If-Match` names was read (412). `current` is what stands now. */
export function stale(message: string, current: unknown): Refusal {
  return { ...refuseWith(412, "version-conflict", message), extra: { current } };
}

/** No such thing, or someone else's thing (404). */
export function notFound(message: string): Refusal {
  return refuseWith(404, "not-found", message);
}

/** Too many tries (429); `retryAfter` in seconds. */
export function tooMany(message: string, retryAfter: number): Refusal {
  return { ...refuseWith(429, "too-many", message), retryAfter };
}
