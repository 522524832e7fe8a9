import type { BodyKind } from "./call.ts";
import { cleanText } from "./clean-text.ts";

/** Largest bodies, in bytes: JSON and forms, and multipart with a photo (2 MB) and a CV (5 MB). */
export const bodyLimits = { json: 1_000_000, multipart: 9_000_000 } as const;

export type ReadBody = { status: "read"; body: unknown } | { status: "unreadable" } | { status: "too-large" };

/** A field may have any name, `__proto__` too, which must stay a name. */
function fromForm(form: FormData): unknown {
  return Object.fromEntries(
    [...form.entries()].map(([name, value]) => [
      name,
      name === "data" && typeof value === "string" ? JSON.parse(value) : value,
    ]),
  );
}

async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Reads a body as JSON or form, whichever its type says; `data` of a multipart body is JSON inside. One that breaks off
 * is unreadable.
 */
export async function readBody(request: Request, kind: BodyKind): Promise<ReadBody> {
  if (kind === "none") return { status: "read", body: {} };
  const type = request.headers.get("content-type") ?? "";
  try {
    const bytes = await bytesOf(request, kind === "multipart" ? bodyLimits.multipart : bodyLimits.json);
    if (bytes === null) return { status: "too-large" };
    if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) {
      const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
      return { status: "read", body: cleanText(fromForm(form)) };
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const body: unknown = text.trim() === "" ? {} : JSON.parse(text);
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    return isObject ? { status: "read", body: cleanText(body) } : { status: "unreadable" };
  } catch {
    return { status: "unreadable" };
  }
}
