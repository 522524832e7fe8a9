import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SMALLEST = 1024;
const BROTLI = { chunkSize: 64 * 1024, params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const GZIP = { chunkSize: 64 * 1024, level: 4 };

/**
 * At once, not aside: half a millisecond for a page of 80 kB, less than it costs to wake another thread.
 * A page rendered live is sent once, so it is compressed quickly rather than well.
 */
function squeeze(body: Uint8Array, accepted: string): { bytes: Buffer<ArrayBuffer>; encoding: string } | null {
  if (/\bbr\b/.test(accepted)) return { bytes: brotliCompressSync(body, BROTLI), encoding: "br" };
  if (/\bgzip\b/.test(accepted)) return { bytes: gzipSync(body, GZIP), encoding: "gzip" };
  return null;
}

/** The response with its body compressed where the asker takes it. */
export function compressed(body: Uint8Array<ArrayBuffer>, response: Response, accepted: string): Response {
  const { status, headers } = response;
  if (body.byteLength === 0) return new Response(null, { status, headers });
  const isText = /^(text\/|application\/json)/.test(headers.get("content-type") ?? "");
  const squeezed = isText && body.byteLength >= SMALLEST ? squeeze(body, accepted) : null;
  if (squeezed === null) return new Response(body, { status, headers });
  headers.set("content-encoding", squeezed.encoding);
  return new Response(squeezed.bytes, { status, headers });
}
