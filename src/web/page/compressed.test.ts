import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed } from "./compressed.ts";

const page = Buffer.from("<p>Juru las kapal, Bitung</p>".repeat(40_000));
const asPage = (type = "text/html; charset=utf-8") => new Response(null, { headers: { "content-type": type } });
const getBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["gzip", "gzip, deflate", gunzipSync],
  [null, "identity", (bytes: Buffer) => bytes],
] as const)("a page is sent as %s to who takes %s", async (encoding, accepted, read) => {
  const sent = await compressed(page, asPage(), accepted);
  expect(sent.headers.get("content-encoding")).toBe(encoding);
  expect(read(await getBytes(sent)).equals(page)).toBe(true);
});

test.each([
  ["what is short", page.subarray(0, 1000), "text/html"],
  ["what is no text", page, "image/png"],
])("%s is sent as it is", async (_, body, type) => {
  const sent = await compressed(body, asPage(type), "br");
  expect(sent.headers.get("content-encoding")).toBeNull();
  expect((await getBytes(sent)).equals(body)).toBe(true);
});

test("others have their turn while a page is compressed", async () => {
  const done = compressed(page, asPage(), "br").then(() => "the page");
  expect(await Promise.race([done, setImmediate("another")])).toBe("another");
  await done;
});
