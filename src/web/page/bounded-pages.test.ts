// Shows: promise 20, promise 21
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSignedIn } from "../../app/signed-in.ts";
import type { Identify } from "../../contract/request-context.ts";
import { createClientNetwork } from "../../platform/limits/network.ts";
import { createMetrics } from "../../platform/log/metrics.ts";
import { readSettings } from "../../platform/settings/settings.ts";
import { type AnswerPage, boundedPages } from "./bounded-pages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request as it comes from an address. */
function from(address: string, path = "/lowongan", headers: Record<string, string> = {}) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: address });
  return [new Request(`http://localhost:3000${path}`, { headers }), new IncomingMessage(socket)] as const;
}

/** The same with a session's cookie; those that begin with "known" are in the database, the digits say whose. */
const withSession = (address: string, session: string) => from(address, "/lowongan", { cookie: `session=${session}` });

/** A site whose pages are finished when the test says so. */
function aSite(answer?: AnswerPage) {
  const finish = Promise.withResolvers<void>();
  const seen = { rendered: 0, lookedUp: 0, lookingUp: 0, mostLookingUp: 0 };
  const identify: Identify = async ({ cookies }) => {
    seen.lookedUp += 1;
    seen.lookingUp += 1;
    seen.mostLookingUp = Math.max(seen.mostLookingUp, seen.lookingUp);
    await new Promise((resolve) => setTimeout(resolve, 10));
    seen.lookingUp -= 1;
    const [, person] = /^known-(\d+)/.exec(cookies["session"] ?? "") ?? [];
    if (person === undefined) return { status: "expired" };
    const identity = { kind: "applicant", userName: "", sessionId: 1, isProved: false } as const;
    return { status: "known", identity: { ...identity, applicantId: Number(person) }, tokenKey: "", via: "cookie" };
  };
  const render: AnswerPage = async (_request, _incoming, takePlace) => {
    await takePlace();
    seen.rendered += 1;
    await finish.promise;
    return new Response("rendered");
  };
  const parts = {
    network: createClientNetwork([]),
    settings: readSettings({ DATA_DIR: "unused" }),
    clock: () => new Date(),
    metrics: createMetrics(),
    signedIn: createSignedIn([{ cookie: "session", identify }], () => new Date()),
  };
  return { seen, finish: () => finish.resolve(), ask: boundedPages(parts, answer ?? render) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("32 pages are rendered at once, 200 wait, and one more is refused in the visitor's language", async () => {
  const { ask, seen, finish } = aSite();
  const coming = Array.from({ length: 232 }, (_, index) => ask(...from(`10.0.0.${index}`)));
  await settled();
  expect(seen.rendered).toBe(32);
  const response = await ask(...from("10.1.0.1", "/lowongan?lang=en"));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.text()).toContain('<html lang="en">');
  finish();
  const answers = await Promise.all(coming);
  expect(answers.map(({ status }) => status)).toEqual(Array(232).fill(200));
});

test("a request that waited two seconds in vain is refused", async () => {
  const { ask, finish } = aSite();
  const coming = Array.from({ length: 33 }, (_, index) => ask(...from(`10.0.0.${index}`)));
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await coming[32])?.status).toBe(503);
  finish();
  expect((await Promise.all(coming)).map(({ status }) => status)).toEqual([...Array(32).fill(200), 503]);
});

test("one network takes half of all places, and leaves the rest to others", async () => {
  const { ask, finish } = aSite();
  const crowd = Array.from({ length: 130 }, () => ask(...from("10.0.0.1")));
  await settled();
  const other = ask(...from("10.0.0.2"));
  finish();
  expect((await other).status).toBe(200);
  const refused = (await Promise.all(crowd)).filter(({ status }) => status === 503);
  expect(refused).toHaveLength(14);
});

test("a form that comes slowly holds no place", async () => {
  const body = Promise.withResolvers<void>();
  const { ask } = aSite(async ({ url }, _incoming, takePlace) => {
    if (url.endsWith("/slow")) await body.promise;
    await takePlace();
    return new Response("rendered");
  });
  const slow = Array.from({ length: 300 }, (_, index) => ask(...from(`10.0.${index >> 7}.${index & 127}`, "/slow")));
  expect((await ask(...from("10.1.0.1"))).status).toBe(200);
  body.resolve();
  expect(await Promise.all(slow)).toHaveLength(300);
});

test("a page that fails gives its place back", async () => {
  const { ask } = aSite(async (_request, _incoming, takePlace) => {
    await takePlace();
    throw new Error("broken");
  });
  for (let time = 0; time < 40; time++) await expect(ask(...from("10.0.0.1"))).rejects.toThrow("broken");
});

test("an answer that was made without a place is the crowd's after all", async () => {
  const { ask, finish } = aSite(async (_request, _incoming, takePlace) => {
    const answer = await takePlace().catch((thrown: unknown) => thrown);
    if (answer === undefined) await new Promise(() => {});
    return new Response("an error page");
  });
  for (let index = 0; index < 232; index++) void ask(...from(`10.0.0.${index}`));
  await settled();
  const { status, headers } = await ask(...from("10.1.0.1"));
  expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  finish();
});

test("a network that asks for 6,000 live pages in a minute waits for the next", async () => {
  const { ask } = aSite(async () => new Response("rendered"));
  for (let time = 0; time < 6_000; time++) await ask(...from("10.0.0.1"));
  const response = await ask(...from("10.0.0.1"));
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await ask(...from("10.0.0.2"))).status).toBe(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await ask(...from("10.0.0.1"))).status).toBe(200);
});

describe("while strangers have taken all places", () => {
  const crowd = (ask: ReturnType<typeof aSite>["ask"]) => {
    for (let index = 0; index < 240; index++) void ask(...from(`10.0.${index >> 6}.${index & 63}`));
  };

  test("a signed-in person is answered, by a session in the database", async () => {
    const { ask, seen, finish } = aSite();
    crowd(ask);
    await settled();
    const signedIn = ask(...withSession("10.1.0.1", "known-1"));
    await vi.advanceTimersByTimeAsync(20);
    expect(seen.rendered).toBe(33);
    finish();
    expect((await signedIn).status).toBe(200);
  });

  test("a made-up session gets no place, and costs one look", async () => {
    const { ask, seen } = aSite();
    crowd(ask);
    await settled();
    const response = ask(...withSession("10.1.0.1", "invented"));
    await vi.advanceTimersByTimeAsync(20);
    expect([(await response).status, seen.lookedUp, seen.rendered]).toEqual([503, 1, 32]);
  });

  test("of a flood of made-up sessions four are looked up at once, and a real one still gets in", async () => {
    const { ask, seen } = aSite();
    crowd(ask);
    await settled();
    const flood = Array.from({ length: 500 }, (_, index) => ask(...withSession("10.1.0.1", `invented-${index}`)));
    void ask(...withSession("10.2.0.1", "known-1"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([503]));
    expect(seen.mostLookingUp).toBe(4);
    expect(seen.lookedUp).toBeLessThan(20);
    expect(seen.rendered).toBe(33);
  });

  test("one person takes no more than a share, with however many sessions, and leaves the rest to others", async () => {
    const { ask, seen, finish } = aSite();
    crowd(ask);
    await settled();
    const greedy = Array.from({ length: 60 }, (_, index) => ask(...withSession(`10.1.0.${index}`, `known-1-${index}`)));
    await vi.advanceTimersByTimeAsync(500);
    expect(seen.rendered).toBe(40);
    const other = ask(...withSession("10.2.0.1", "known-2"));
    await vi.advanceTimersByTimeAsync(20);
    finish();
    expect((await other).status).toBe(200);
    expect((await Promise.all(greedy)).filter(({ status }) => status === 200)).toHaveLength(16);
  });

  test("a found person is not looked up again for every page", async () => {
    const { ask, seen, finish } = aSite();
    crowd(ask);
    await settled();
    for (let page = 0; page < 5; page++) {
      void ask(...withSession("10.1.0.1", "known-1"));
      await vi.advanceTimersByTimeAsync(20);
    }
    expect([seen.lookedUp, seen.rendered]).toEqual([1, 37]);
    finish();
  });
});

test("nobody is looked up while there is room", async () => {
  const { ask, seen, finish } = aSite();
  const coming = Array.from({ length: 10 }, () => ask(...withSession("10.0.0.1", "invented")));
  await settled();
  finish();
  expect(new Set((await Promise.all(coming)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(seen.lookedUp).toBe(0);
});

test("whose network has asked too much is served where he is signed in, and nobody else there", async () => {
  const { ask, seen } = aSite(async (_request, _incoming, takePlace) => {
    await takePlace();
    return new Response("rendered");
  });
  for (let time = 0; time < 6_000; time++) await ask(...from("10.0.0.1"));
  const answers = Promise.all(["known-1", "invented"].map((session) => ask(...withSession("10.0.0.1", session))));
  await vi.advanceTimersByTimeAsync(50);
  expect((await answers).map(({ status }) => status)).toEqual([200, 429]);
  expect(seen.lookedUp).toBe(2);
});
