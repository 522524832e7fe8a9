import { once } from "node:events";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { type ClientHttp2Session, constants } from "node:http2";
import { request as secureRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { StrangeRequest } from "./strange-requests.ts";

/** The response, its body decompressed. */
export interface LineAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

function decoded(bytes: Buffer, status: number, encoding: unknown): string {
  if (bytes.byteLength === 0) return "";
  // A part of what is compressed.
  if (status === 206) return bytes.toString("hex");
  if (encoding === "br") return brotliDecompressSync(bytes).toString("utf8");
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** Sends a request by HTTP/1.1 letter by letter, each cookie header as one of its own. */
export async function askPlainly(
  base: string,
  { method, address, cookies, headers }: Omit<StrangeRequest, "isHttp2">,
  ca?: string,
): Promise<LineAnswer> {
  const { protocol, hostname, port, host } = new URL(base);
  const pairs = [...Object.entries({ host, ...headers }), ...cookies.map((cookie) => ["cookie", cookie])];
  const lines = pairs.filter(([, value]) => value !== "").flat();
  const options = { hostname, port, method, path: address, headers: lines.map(String), agent: false } as const;
  const sent = protocol === "https:" ? secureRequest({ ...options, ca }) : plainRequest(options);
  sent.end();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (answer === undefined) throw new Error("No answer came.");
  const bytes = Buffer.concat(await answer.toArray());
  const { statusCode: status = 0, headers: found } = answer;
  return { status, headers: found, text: decoded(bytes, status, found["content-encoding"]) };
}

/** The same by HTTP/2. */
export async function askByHttp2(
  session: ClientHttp2Session,
  { method, address, cookies, headers }: StrangeRequest,
): Promise<LineAnswer> {
  const named = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
  const apart = cookies.length === 0 ? {} : { cookie: [...cookies] };
  const stream = session.request({ ":method": method, ":path": address, ...named, ...apart }, { endStream: true });
  const parts: Buffer[] = [];
  let found: Record<string, string | string[] | undefined> = {};
  stream.on("response", (answered: typeof found) => {
    found = answered;
  });
  stream.on("data", (part: Buffer) => parts.push(part));
  await once(stream, "close");
  const status = Number(found[constants.HTTP2_HEADER_STATUS]);
  return { status, headers: found, text: decoded(Buffer.concat(parts), status, found["content-encoding"]) };
}
