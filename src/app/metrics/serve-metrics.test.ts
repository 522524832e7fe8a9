// Shows: promise 24
import { afterAll, beforeAll, expect, test } from "vitest";
import { allThere, healthOfAll } from "../../../tests/support/health.ts";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { openPageCache } from "../../web/page-cache/page-cache.ts";
import { createApp } from "../app.ts";
import { buildVersion } from "../build-version.ts";
import { type Listening, listen } from "../listen.ts";
import { migrations } from "../migrations.ts";
import { createRequestListener } from "../request-listener.ts";
import { tellSite } from "./site-gauges.ts";

const token = "a token of sixteen letters";
let platform: TestPlatform;
let open: TestPlatform;
let servers: [Listening, Listening];

async function served(site: TestPlatform): Promise<Listening> {
  const cache = openPageCache(1, Date.now, site.changes);
  tellSite(site, cache, allThere);
  const listener = createRequestListener(site, createApp(site), {
    ...{ cache, session: "s", staffSession: "t", isDraining: () => false },
    health: healthOfAll(site),
  });
  return listen(listener, 0, "127.0.0.1");
}

beforeAll(async () => {
  platform = await testPlatform({ migrations, env: { METRICS_TOKEN: token } });
  open = await testPlatform({ migrations });
  servers = [await served(platform), await served(open)];
});
afterAll(async () => {
  for (const server of servers) await server.close(1_000);
  await platform.close();
  await open.close();
});

const ask = (at: 0 | 1, headers: Record<string, string> = {}, path = "/metrics") =>
  fetch(`http://127.0.0.1:${servers[at].port}${path}`, { headers });

test("this machine reads the numbers, past every proxy, with and without a token set", async () => {
  for (const at of [0, 1] as const) {
    const answer = await ask(at);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  }
});

test.each([
  ["x-forwarded-for", "203.0.113.7"],
  ["forwarded", "for=203.0.113.7"],
  ["x-real-ip", "203.0.113.7"],
  ["via", "1.1 proxy"],
])("what comes by a proxy (%s) finds nothing without the token", async (header, value) => {
  expect((await ask(1, { [header]: value })).status).toBe(404);
  expect((await ask(0, { [header]: value })).status).toBe(404);
  expect((await ask(0, { [header]: value, authorization: `Bearer ${token}x` })).status).toBe(404);
  expect((await ask(0, { [header]: value, authorization: `Bearer ${token}` })).status).toBe(200);
});

test("requests are counted by route and status, and no metric contains an address", async () => {
  await ask(1, {}, "/health/live");
  await ask(1, {}, "/api/v1/activate-email/secret-token-of-somebody/id");
  await ask(1, {}, "/secret-token-of-somebody");
  const text = await (await ask(1)).text();
  expect(text).toMatch(/karier_requests_total\{route="\/health\/live",status="2xx"\} 1/);
  expect(text).toMatch(/karier_requests_total\{route="\/api\/v1\/activate-email\/\{\w+\}\/\{lang\}",status="\dxx"\} 1/);
  expect(text).not.toContain("secret-token");
});

test.each([
  "karier_request_seconds_bucket",
  "karier_requests_in_flight",
  "karier_query_seconds_count",
  "karier_database_connections",
  "karier_database_hearing 1",
  'karier_available{foundation="files"} 1',
  "karier_jobs_queued",
  "karier_mails_waiting 0",
  "karier_mails_oldest_seconds 0",
  "karier_password_hashes",
  "karier_page_cache_pages",
  'karier_scans_total{outcome="away"} 0',
  "karier_log_lines_dropped",
  "karier_disk_free_bytes",
  "karier_build",
  "process_resident_memory_bytes",
  "nodejs_eventloop_lag_p99_seconds",
])("%s is exported", async (name) => {
  expect(await (await ask(1)).text()).toContain(name);
});

test("the numbers name the build", async () => {
  expect(await (await ask(1)).text()).toContain(`karier_build{version="${buildVersion()}"} 1\n`);
});

test("a limit that refuses, and an answer that is unavailable, are counted", async () => {
  open.metrics.limitHit("sign-in");
  open.metrics.wasUnavailable();
  const text = await (await ask(1)).text();
  expect(text).toContain('karier_limit_hits_total{rule="sign-in"} 1');
  expect(text).toContain("karier_unavailable_total 1");
});

test("a database that does not answer takes its numbers away and leaves the others", async () => {
  const gone = { ...open, jobs: { ...open.jobs, counts: () => Promise.reject(new Error("gone")) } };
  gone.metrics.registry.clear();
  tellSite(gone, undefined, allThere);
  const text = await gone.metrics.registry.metrics();
  expect(text).not.toMatch(/karier_jobs_queued\{/);
  expect(text).toContain("karier_mails_waiting 0");
});
