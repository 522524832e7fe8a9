// Shows: promise 21
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askingAt, those } from "../wire/asking.ts";
import { type Sending, type WholePortal, wholePortal } from "../wire/whole-portal.ts";

// Nobody holds a request, or the memory behind it, by sending slowly (promise 21).
let portal: WholePortal;
beforeAll(async () => {
  portal = await wholePortal();
});
afterAll(() => portal.platform.close());

/** A body of which the beginning comes, and then nothing more; says when someone waits for more. */
function stalled(beginning: string, onWait: () => void): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(beginning)),
    pull: onWait,
  });
}

const file = '--x\r\ncontent-disposition: form-data; name="cvFile"; filename="a"\r\n\r\n%PDF-1.7';
const beginnings: readonly [name: string, headers: Record<string, string>, beginning: string][] = [
  ["JSON", { "content-type": "application/json" }, '{"a":'],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a="],
  ["a file", { "content-type": "multipart/form-data; boundary=x" }, file],
];

const taking = those(({ body }) => body !== "none");

test("a body that stalls is cut after half a minute, at every call that takes one, and holds little until then", async () => {
  const at = askingAt(portal);
  const { memory, disk } = portal.platform.bodies.room;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const cameOf = (call: string, headers: Record<string, string>, beginning: string) => {
      const { promise: waits, resolve } = Promise.withResolvers<void>();
      const sent: Partial<Sending> = { headers, body: stalled(beginning, resolve) };
      const response = at.bare(call, sent);
      return { came: response, settled: Promise.race([response, waits]) };
    };
    const all = taking.flatMap((call) =>
      beginnings.map(([name, headers, beginning]) => ({
        name: `${call}: ${name}`,
        ...cameOf(call, headers, beginning),
      })),
    );
    await Promise.all(all.map(({ settled }) => settled));
    expect(memory.held() + disk.held()).toBeLessThan(32 * 1024 * 1024);
    await vi.advanceTimersByTimeAsync(29_000);
    const early = await Promise.all(all.map(({ came }) => Promise.race([came, Promise.resolve(null)])));
    expect(early.filter((response) => response?.http === 408)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    const responses = await Promise.all(
      all.map(async ({ name, came: responses }) => ({ try: name, ...(await responses) })),
    );
    expect(responses.filter(({ http }) => http < 400 || http >= 500)).toEqual([]);
    expect(responses.filter(({ http }) => http === 408).length).toBeGreaterThan(taking.length);
    expect(memory.held() + disk.held()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
