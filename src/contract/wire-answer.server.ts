import type { Reply, SentFile } from "./reply.ts";

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
