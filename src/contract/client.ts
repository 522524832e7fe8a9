import { m } from "#messages";
import type { BodyKind, Call, CallRequest, DeskWho, Who } from "./call.ts";
import type { FieldError } from "./reply.ts";

/** The answer, as a union that pages must handle. `http` 0 means that the network failed. */
export type Sent<Answer, Refused = object> =
  | { status: "accepted"; answer: Answer; acknowledge: 0 | 1 }
  | {
      status: "refused";
      http: number;
      code: string;
      message: string;
      errors: FieldError[];
      extra: Partial<Refused> & { current?: unknown };
      requestId: string | undefined;
    };

/** The public API as pages use it, the same on the server (in process) and in the browser (fetch). */
export interface Api {
  send<Request extends CallRequest, Answer, Refused, May extends Who | DeskWho>(
    call: Call<Request, Answer, Refused, May>,
    request: Request,
    options?: SendOptions,
  ): Promise<Sent<Answer, Refused>>;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** The same key and body answers the first answer again. */
  idempotencyKey?: string;
  /** The version of the thing that was read, for a call that changes it. */
  ifMatch?: number;
}

/** Takes a path below the site's root and a request, as `fetch` does, and who may make the call. */
export type Transport = (path: string, init: RequestInit, who: Who | DeskWho) => Promise<Response>;

function getPath(call: { path: string }, request: CallRequest): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request.path?.[name])));
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `/api/v1/${path}${query ? `?${query}` : ""}`;
}

/**
 * Half of a character, as a text cut in the middle of one ends, and the sign of nothing, which some programs paste: no
 * database keeps them. Of a heap of marks on one letter the server takes thirty.
 */
function withoutUndefined(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value
    .replaceAll("\0", "")
    .replace(/\p{Surrogate}/gu, "")
    .replace(/(\p{M}{30})\p{M}+/gu, "$1");
}

const toJson = (value: unknown) => JSON.stringify(value, (_key, each: unknown) => withoutUndefined(each));

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else form.append(name, typeof value === "object" ? toJson(value) : String(withoutUndefined(value)));
}

function getBody(call: { body: BodyKind }, request: CallRequest): RequestInit {
  if (call.body === "none") return {};
  if (call.body === "json") {
    return { body: toJson(request.body ?? {}), headers: { "content-type": "application/json" } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(request.body ?? {})) append(form, name, value);
  return { body: form };
}

type Body = Readonly<Record<string, unknown>>;

/** The answer's body; one that is no JSON was written by someone between us and the server, whose status it has. */
export async function bodyIn(response: Response): Promise<Body> {
  if (response.status === 204) return {};
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) return { ...body };
  } catch {
    // Told below.
  }
  return { acknowledge: 0, code: "fault", message: m.contract_fault() };
}

/**
 * The one unchecked assumption: the fields beside `acknowledge` are those of the call, as the server's own
 * types demand. To read it here, every page would carry the schema of every answer.
 */
function believe<Typed>(_body: Body): asserts _body is Body & Typed {}

function isFieldError(error: unknown): error is FieldError {
  if (typeof error !== "object" || error === null) return false;
  return ["path", "code", "message"].every((name) => typeof Reflect.get(error, name) === "string");
}

/** How a call was refused, in either side's words, and what stands beside that. */
export function refusalIn({ code, message, detail, errors, requestId, ...extra }: Body) {
  const words = message ?? detail;
  const refusal = {
    code: typeof code === "string" ? code : "fault",
    message: typeof words === "string" ? words : m.contract_fault(),
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    requestId: typeof requestId === "string" ? requestId : undefined,
  };
  return { refusal, extra };
}

/** A client of the API over `transport`. */
export function apiOver(transport: Transport): Api {
  return {
    async send<Request extends CallRequest, Answer, Refused, May extends Who | DeskWho>(
      call: Call<Request, Answer, Refused, May>,
      request: Request,
      options: SendOptions = {},
    ): Promise<Sent<Answer, Refused>> {
      const init = getBody(call, request);
      const headers = new Headers(init.headers);
      if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
      if (options.ifMatch !== undefined) headers.set("if-match", `"${options.ifMatch}"`);
      const signal = options.signal ? { signal: options.signal } : {};
      try {
        const sending = { method: call.method, ...init, headers, ...signal };
        const response = await transport(getPath(call, request), sending, call.who);
        const { acknowledge, ...rest } = await bodyIn(response);
        if (response.ok && (call.side === "desk" || acknowledge === 1 || rest["code"] === undefined)) {
          believe<Answer>(rest);
          return { status: "accepted", answer: rest, acknowledge: acknowledge === 1 ? 1 : 0 };
        }
        const { refusal, extra } = refusalIn(rest);
        believe<Partial<Refused>>(extra);
        return { status: "refused", http: response.status, ...refusal, extra };
      } catch (fault) {
        if (options.signal?.aborted) throw fault;
        const message = m.contract_offline();
        return { status: "refused", http: 0, code: "network", message, errors: [], extra: {}, requestId: undefined };
      }
    },
  };
}
