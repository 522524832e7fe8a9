// Shows: promise 24
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { anApplicant, aSession } from "../../tests/support/accounts.ts";
import { healthOfAll } from "../../tests/support/health.ts";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { createLog } from "../platform/log/log.ts";
import { openPageCache } from "../web/page-cache/page-cache.ts";
import { createApp } from "./app.ts";
import { type Listening, listen } from "./listen.ts";
import { migrations } from "./migrations.ts";
import { createRequestListener } from "./request-listener.ts";

const requestLine = z.object({
  msg: z.string(),
  requestId: z.string(),
  traceId: z.string().optional(),
  networkHash: z.string().optional(),
  accountHash: z.string().optional(),
});

const lines: string[] = [];
const countEntries = (msg: string) =>
  lines.map((line) => requestLine.parse(JSON.parse(line))).filter((line) => line.msg === msg);

/** A site that trusts who asks here as its proxy, and one that trusts nobody. */
let trusting: { platform: TestPlatform; server: Listening };
let alone: { platform: TestPlatform; server: Listening };

async function aSite(env: Record<string, string>) {
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const platform = await testPlatform({ migrations, log, env });
  const open = (purpose: string, sealed: string) => {
    if (sealed === "breaks") throw new Error("broken");
    return platform.sealer.open(purpose, sealed);
  };
  const site = { ...platform, sealer: { ...platform.sealer, open } };
  const listener = createRequestListener(site, createApp(site), {
    ...{ cache: openPageCache(1, Date.now, platform.changes), session: "session", staffSession: "staff" },
    ...{ health: healthOfAll(platform), isDraining: () => false },
  });
  return { platform, server: await listen(listener, 0, "127.0.0.1") };
}

beforeAll(async () => {
  trusting = await aSite({ TRUST_PROXY: "127.0.0.1" });
  alone = await aSite({});
});
afterAll(async () => {
  for (const { server, platform } of [trusting, alone]) {
    await server.close(1_000);
    await platform.close();
  }
});
beforeEach(() => void lines.splice(0));

/** A call that fails inside: what it answered, and the ids of its lines in the log. */
async function aFault({ server }: typeof alone, headers: Record<string, string>) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/company-list/en`, {
    headers: { cookie: "session=breaks", ...headers },
  });
  const { requestId } = z.object({ requestId: z.string() }).parse(await answer.json());
  await expect.poll(() => countEntries("request").length).toBe(1);
  const ids = [...countEntries("request"), ...countEntries("fault")].map((line) => line.requestId);
  expect(ids).toHaveLength(2);
  expect(new Set([...ids, requestId, answer.headers.get("x-request-id")])).toEqual(new Set([requestId]));
  return { requestId, traceId: countEntries("request")[0]?.traceId };
}

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceParent = `00-${traceId}-00f067aa0ba902b7-01`;
const id = "0123456789abcdef0123456789abcdef";

describe("the id of a request, in the answer, the request's line and the fault", () => {
  test.each<[string, Record<string, string>, object]>([
    ["X-Request-Id", { "x-request-id": id }, {}],
    ["a UUID", { "x-request-id": "8d7f2f8e-6f3b-4d2e-9a51-2f8f0c4b7a11" }, {}],
    ["both", { "x-request-id": "an-id-beside-a-trace", traceparent: traceParent }, { traceId }],
    ["an id beside a malformed trace", { "x-request-id": "an-id-beside-no-trace", traceparent: "00-x" }, {}],
  ])("is what a trusted proxy says: %s", async (_, headers, expected) => {
    expect(await aFault(trusting, headers)).toMatchObject({ requestId: headers["x-request-id"], ...expected });
  });

  test.each([
    ["of version 00", "0af7651916cd43dd8448eb211c80319c", (trace: string) => `00-${trace}-00f067aa0ba902b7-01`],
    [
      "of a later version",
      "1bf7651916cd43dd8448eb211c80319c",
      (trace: string) => `01-${trace}-00f067aa0ba902b7-01-more`,
    ],
  ])("is a trace's where a trusted proxy names no other: %s", async (_, trace, parent) => {
    expect(await aFault(trusting, { traceparent: parent(trace) })).toEqual({ requestId: trace, traceId: trace });
  });

  test.each<[string, Record<string, string>]>([
    ["an empty id", { "x-request-id": "" }],
    ["a short id", { "x-request-id": "abc" }],
    ["a long id", { "x-request-id": "a".repeat(65) }],
    ["an address of mail", { "x-request-id": "sari@contoh.id" }],
    ["words", { "x-request-id": "several words of text" }],
    ["several ids", { "x-request-id": `${id}, ${id}` }],
    ["a trace of zeros", { traceparent: `00-${"0".repeat(32)}-00f067aa0ba902b7-01` }],
    ["a parent of zeros", { traceparent: `00-${traceId}-${"0".repeat(16)}-01` }],
    ["capitals", { traceparent: traceParent.toUpperCase() }],
    ["the version that is none", { traceparent: `ff${traceParent.slice(2)}` }],
    ["more than version 00 has", { traceparent: `${traceParent}-more` }],
    ["a cut trace", { traceparent: traceParent.slice(0, -1) }],
  ])("is a new one where it is malformed: %s", async (_, headers) => {
    const { requestId, traceId: trace } = await aFault(trusting, headers);
    expect(requestId).toMatch(/^[\w-]{16}$/);
    expect([...Object.values(headers), traceId]).not.toContain(requestId);
    expect(trace).toBeUndefined();
  });

  test.each<[string, Record<string, string>]>([
    ["an id", { "x-request-id": id }],
    ["a trace", { traceparent: traceParent }],
  ])("is a new one where it comes from elsewhere: %s", async (_, headers) => {
    expect(await aFault(alone, headers)).toEqual({
      requestId: expect.stringMatching(/^[\w-]{16}$/),
      traceId: undefined,
    });
  });

  test.each(["/api/v1/company-list/en", "/meta.json", "/no-such-page", "//twice"])(
    "stands in the answer of %s",
    async (path) => {
      const answer = await fetch(`http://127.0.0.1:${trusting.server.port}${path}`, {
        headers: { "x-request-id": id },
      });
      await expect.poll(() => countEntries("request").map((line) => line.requestId)).toEqual([id]);
      expect(answer.headers.get("x-request-id")).toBe(id);
    },
  );
});

describe("who made a request", () => {
  async function ask(address: string, token?: string) {
    lines.length = 0;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { "x-forwarded-for": address, ...authorization };
    await fetch(`http://127.0.0.1:${trusting.server.port}/api/v1/account/security`, { headers });
    await expect.poll(() => countEntries("request").length).toBe(1);
    expect(lines.join("")).not.toContain(address);
    return countEntries("request")[0];
  }

  test("can be distinguished for a day, by network and by account, and not from the day before", async () => {
    const { platform } = trusting;
    platform.time.now = new Date("2026-11-26T09:00:00Z");
    const applicant = await anApplicant(platform);
    const token = await aSession(platform, applicant.id);
    const [guest, near, far] = [
      await ask("203.0.113.7"),
      await ask("203.0.113.7", token),
      await ask("198.51.100.9", token),
    ];
    expect(guest).toMatchObject({ networkHash: expect.stringMatching(/^[\w-]{16}$/) });
    expect(guest).not.toHaveProperty("accountHash");
    expect(near?.networkHash).toBe(guest?.networkHash);
    expect(far?.networkHash).not.toBe(guest?.networkHash);
    expect(near?.accountHash).toMatch(/^[\w-]{16}$/);
    expect(far?.accountHash).toBe(near?.accountHash);
    platform.time.now = new Date("2026-11-27T00:00:00Z");
    const later = await ask("203.0.113.7", token);
    expect(later?.accountHash).toMatch(/^[\w-]{16}$/);
    expect([later?.networkHash, later?.accountHash]).not.toContain(guest?.networkHash);
    expect(later?.accountHash).not.toBe(near?.accountHash);
  });
});
