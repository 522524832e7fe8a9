import type { FieldError, Reply, SentFile } from "./reply.ts";

/** RFC 6901: "a.b" of a body as a pointer into it. */
function getPointer(path: string): string {
  return path
    .split(".")
    .map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

function asPointers(errors: readonly FieldError[] | undefined) {
  return errors?.map(({ path, code, message }) => ({
    pointer: getPointer(path),
    path,
    code,
    message,
    detail: message,
  }));
}

/** The version of a thing, by which its next change says what it was made from. */
function findTag(answer: unknown): string | null {
  const version: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "version") : undefined;
  return typeof version === "number" ? `"${version}"` : null;
}

/** Where what was created is found: below the address that created it; a copy beside what it was made of. */
function findPlace(answer: unknown, at: string): string | null {
  const id: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "id") : undefined;
  return typeof id === "number" ? `${at.replace(/(\/\d+\/duplicate)?\/?$/, "")}/${id}` : null;
}

/**
 * A reply in the desk's words (recruiting §7): plain HTTP, and a refusal as problem details (RFC 9457).
 * @param createdAt the address of a call that creates something, which answers 201; null for every other
 * @param begins true where that is work which continues: 202
 */
export function problemAnswer(
  reply: Reply<unknown, unknown> | SentFile,
  { requestId, createdAt, begins = false }: { requestId: string; createdAt: string | null; begins?: boolean },
): Response {
  if (reply.status === "file") return wireAnswer(reply, requestId);
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of reply.cookies) headers.append("set-cookie", cookie);
  if (reply.status === "accepted") {
    if (reply.answer === null) return new Response(null, { status: 204, headers });
    headers.set("content-type", "application/json; charset=utf-8");
    const tag = findTag(reply.answer);
    if (tag !== null) headers.set("etag", tag);
    const place = createdAt === null ? null : findPlace(reply.answer, createdAt);
    if (place !== null) headers.set("location", place);
    const created = begins ? 202 : 201;
    return new Response(JSON.stringify(reply.answer), { status: createdAt === null ? 200 : created, headers });
  }
  const { http: status, code, message, extra, retryAfter } = reply;
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  headers.set("content-type", "application/problem+json; charset=utf-8");
  headers.set("x-request-id", requestId);
  const { errors, ...beside } = extra;
  const problem = { type: `/api/v1/problems/${code}`, title: message, status, detail: message, code, requestId };
  const pointed = asPointers(errors);
  return new Response(JSON.stringify({ ...problem, ...beside, ...(pointed && { errors: pointed }) }), {
    status,
    headers,
  });
}

/** A reply as HTTP: `acknowledge` first, names at top level, cookies and `Retry-After` as headers. */
export function wireAnswer(reply: Reply<unknown, unknown> | SentFile, requestId: string): Response {
  if (reply.status === "file") return fileAnswer(reply);
  const headers = new Headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  for (const cookie of reply.cookies) headers.append("set-cookie", cookie);
  if (reply.status === "accepted") {
    return new Response(JSON.stringify({ acknowledge: reply.acknowledge, ...asObject(reply.answer) }), { headers });
  }
  if (reply.retryAfter !== undefined) headers.set("retry-after", String(reply.retryAfter));
  const { code, message } = reply;
  const body = { acknowledge: 0, code, message, data: null, ...asObject(reply.extra) };
  const fault = reply.http >= 500 ? { requestId } : {};
  // The request's line in the log names it too (promise 24).
  if (reply.http >= 500) headers.set("x-request-id", requestId);
  return new Response(JSON.stringify({ ...body, ...fault }), { status: reply.http, headers });
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

/** Promise 10: saved, not shown; taken for what it is; kept nowhere. */
function fileAnswer({ content, mediaType, name }: SentFile): Response {
  const headers = {
    "content-type": mediaType,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  };
  return new Response(content instanceof ReadableStream ? content : new Uint8Array(content), { headers });
}

/** RFC 8187 leaves fewer characters bare than `encodeURIComponent` does. */
function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
