import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { healthOfAll } from "../../tests/support/health.ts";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { rawRequest } from "../../tests/support/raw-request.ts";
import { createLog } from "../platform/log/log.ts";
import { openPageCache } from "../web/page-cache/page-cache.ts";
import { createApp } from "./app.ts";
import { type Listening, listen } from "./listen.ts";
import { migrations } from "./migrations.ts";
import { createRequestListener } from "./request-listener.ts";

const lines: string[] = [];
let platform: TestPlatform;
let server: Listening;

beforeAll(async () => {
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  platform = await testPlatform({ migrations, log });
  const listener = createRequestListener(platform, createApp(platform), {
    cache: openPageCache(1, Date.now, platform.changes),
    session: "session",
    staffSession: "staff",
    health: healthOfAll(platform),
    isDraining: () => false,
  });
  server = await listen(listener, 0, "127.0.0.1");
});
afterAll(async () => {
  await server.close(1_000);
  await platform.close();
});

/** As it is written: our clients never send such an address. */
async function rawAddress(port: number, path: string, method = "GET") {
  const sent = request({ port, path, method, agent: false });
  sent.end();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  answer?.resume();
  const { statusCode: status, headers } = answer ?? { headers: {} };
  return { status, location: headers.location ?? null, control: headers["cache-control"] };
}

const token = "kq3-9xbdmaz0w8sdkfjq2lwo3i4u5y6tqwertyuPAs";

/** A token as mail programs, forwarders and careless hands disguise it. */
const disguises: readonly [string, string][] = [
  ["as it is", token],
  ["with a stop behind", `${token}.`],
  ["with a bracket behind", `${token}%3E`],
  ["with an address behind", `${token}%2540contoh.id`],
  ["with a wide at sign behind", `${token}%EF%BC%A0contoh.id`],
  ["with a zero-width space before", `%E2%80%8B${token}`],
  ["with its letters as bytes", [...token].map((c) => `%${c.charCodeAt(0).toString(16)}`).join("")],
  ["cut in two", `${token.slice(0, 20)}/${token.slice(20)}`],
  ["with a parameter", `x;t=${token}`],
  ["in a query", `x?t=${token}`],
  ["behind two slashes", `/${token}`],
  ["in capitals", token.toUpperCase()],
];

const places = [
  "api/v1/activate-email/HERE/id",
  "api/v1/activity/HERE/id",
  "account/confirmation/HERE",
  "HERE",
  "assets/HERE",
];

// Shows: promise 13
test.each(disguises)("a token %s is in no line of the log", async (_, disguised) => {
  lines.length = 0;
  for (const place of places) await rawRequest(`http://127.0.0.1:${server.port}/${place.replace("HERE", disguised)}`);
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(places.length);
  const entries = lines
    .map((line) => decodeURIComponent(line))
    .join("")
    .toLowerCase();
  for (const part of [token.slice(0, 12), token.slice(-12)]) expect(entries).not.toContain(part.toLowerCase());
});

test("a line of the log names the route that answered", async () => {
  lines.length = 0;
  await rawRequest(`http://127.0.0.1:${server.port}/api/v1/activate-email/${token}/id`);
  await rawRequest(`http://127.0.0.1:${server.port}/health/live`);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map((line) => z.object({ route: z.string() }).parse(JSON.parse(line)).route)).toEqual([
    "/api/v1/activate-email/{id}/{lang}",
    "/health/live",
  ]);
});

test.each([
  ["/a%2fb", 404, null],
  ["//lowongan", 404, null],
  ["/api/v1/..%2f..%2fassets/a.js", 404, null],
  ["/%6Cowongan?q=%2f", 308, "http://localhost:3000/lowongan?q=%2f"],
])("an address spelled %s is answered %i before anything reads it", async (path, status, location) => {
  const answer = await rawAddress(server.port, path);
  expect(answer).toEqual({ status, location, control: "no-store" });
});

test("a form at another spelling is not sent on", async () => {
  expect(await rawAddress(server.port, "/%73ignin", "POST")).toMatchObject({ status: 404, location: null });
});

const own = "http://localhost:3000";

test("a page that is asked for under another host is at the site's own address", async () => {
  const headers = { host: "127.0.0.1:3000" };
  const response = await rawRequest(`http://127.0.0.1:${server.port}/lowongan?page=2`, { headers });
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(`${own}/lowongan?page=2`);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  for (const path of ["/health/live", "/api/v1/company-list/id"])
    expect((await rawRequest(`http://127.0.0.1:${server.port}${path}`, { headers })).status).not.toBe(308);
});

test("a sign-in from our page under another host, which could store no cookie, says where to sign in", async () => {
  const login = (headers: Record<string, string>) =>
    rawRequest(`http://127.0.0.1:${server.port}/api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: "siteType=web&lang=id",
    });
  const other = `http://127.0.0.1:${server.port}`;
  const refused = await login({ origin: other });
  expect(refused.status).toBe(403);
  const message: unknown = expect.stringContaining(own);
  expect(JSON.parse(refused.text)).toMatchObject({ acknowledge: 0, code: "foreign-origin", message });
  expect((await login({ origin: own })).headers.getSetCookie()).not.toEqual([]);
  expect((await login({})).status).toBe(200);
});
