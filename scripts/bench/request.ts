import { get } from "node:http";
import { buffer } from "node:stream/consumers";

const perConnection = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

/** A page's bytes as they came over the wire, still compressed, and the headers that go with them. */
export function request(
  url: string,
  more: Record<string, string> = {},
): Promise<{ status: number; bytes: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip, br", ...more } }, (response) => {
      const headerLines = Object.entries(response.headers).flatMap(([name, value]) =>
        perConnection.has(name) || value === undefined ? [] : [[name, String(value)] as const],
      );
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, bytes, headers: Object.fromEntries(headerLines) }),
        reject,
      );
    }).once("error", reject);
  });
}
