import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings } from "../../platform/limits/accepted-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const SMALLEST = 1024;
const CHUNK = { chunkSize: 64 * 1024 };
/** A window of 128 KB holds a page; the usual one of 4 MB would be allocated on the page's own thread each time. */
const WINDOW = 17;
const BROTLI = { ...CHUNK, params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: WINDOW } };
const GZIP = { ...CHUNK, level: 4 };

/** A page rendered live is sent once, so it is compressed quickly rather than well. */
async function squeeze(
  body: Uint8Array,
  accepted: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: string } | null> {
  const [encoding] = acceptedEncodings(accepted);
  if (encoding === "br") return { bytes: await compressBrotli(body, BROTLI), encoding };
  return encoding === "gzip" ? { bytes: await compressGzip(body, GZIP), encoding } : null;
}

/** The response with its body compressed, aside from the thread that renders, where the asker takes it. */
export async function compressed(
  body: Uint8Array<ArrayBuffer>,
  response: Response,
  accepted: string,
): Promise<Response> {
  const { status, headers } = response;
  if (body.byteLength === 0) return new Response(null, { status, headers });
  const isText = /^(text\/|application\/json)/.test(headers.get("content-type") ?? "");
  const squeezed = isText && body.byteLength >= SMALLEST ? await squeeze(body, accepted) : null;
  if (squeezed === null) return new Response(body, { status, headers });
  headers.set("content-encoding", squeezed.encoding);
  return new Response(squeezed.bytes, { status, headers });
}
