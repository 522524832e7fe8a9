// Shows: promise 21
import { afterAll, beforeAll, expect, test } from "vitest";
import { askingAt, those } from "../wire/asking.ts";
import { type Sending, type WholePortal, wholePortal } from "../wire/whole-portal.ts";

// Nobody holds a request, or the memory behind it, by sending slowly (promise 21).
let portal: WholePortal;
beforeAll(async () => {
  portal = await wholePortal();
});
afterAll(() => portal.platform.close());

/** A body of which the beginning comes, and then nothing more. */
function stalled(beginning: string): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(beginning)),
  });
}

const file = '--x\r\ncontent-disposition: form-data; name="cvFile"; filename="a"\r\n\r\n%PDF-1.7';
const beginnings: readonly [string, () => Partial<Sending>][] = [
  ["JSON", () => ({ headers: { "content-type": "application/json" }, body: stalled('{"a":') })],
  ["a form", () => ({ headers: { "content-type": "application/x-www-form-urlencoded" }, body: stalled("a=") })],
  ["a file", () => ({ headers: { "content-type": "multipart/form-data; boundary=x" }, body: stalled(file) })],
];

const taking = those(({ body }) => body !== "none");

test("a body that stalls is cut after half a minute, at every call that takes one, and holds little until then", async () => {
  const at = askingAt(portal);
  const { memory, disk } = portal.platform.bodies.room;
  const all = taking.flatMap((call) =>
    beginnings.map(async ([name, sent]) => ({ try: `${call}: ${name}`, ...(await at.bare(call, sent())) })),
  );
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(memory.held() + disk.held()).toBeLessThan(32 * 1024 * 1024);
  const came = await Promise.all(all);
  expect(came.filter(({ http }) => http < 400 || http >= 500)).toEqual([]);
  expect(came.filter(({ http }) => http === 408).length).toBeGreaterThan(taking.length);
  expect(memory.held() + disk.held()).toBe(0);
});
