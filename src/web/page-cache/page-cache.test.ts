import { once } from "node:events";
import { createServer, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { nextJakartaMidnight } from "../../i18n/calendar.ts";
import { type ChangeLog, createChangeLog } from "../../platform/cache/changes.ts";
import { readChoiceCookies } from "./choice-cookies.ts";
import { pageKeeper } from "./keep-page.ts";
import { type CachedPage, OFTEN, openPageCache, pageChoices, pageKey } from "./page-cache.ts";
import { serveCached } from "./serve-cached.ts";

function aPage(overrides: Partial<CachedPage> & { bytes?: number } = {}): CachedPage {
  const body = new Uint8Array(overrides.bytes ?? 10);
  return {
    route: "/lowongan",
    headers: {},
    brotli: body,
    gzip: body,
    plain: body,
    tags: new Set(),
    until: 1000,
    ...overrides,
  };
}

test("a page is found until its end and not after", () => {
  let now = 0;
  const cache = openPageCache(1000, () => now, createChangeLog());
  cache.put("a", aPage({ until: 500 }), cache.mark());
  expect(cache.get("a")).toBeDefined();
  now = 500;
  expect(cache.get("a")).toBeUndefined();
  expect(cache.size).toBe(0);
});

test("a changed row drops the pages that show it and no others", () => {
  const log = createChangeLog();
  const cache = openPageCache(1000, () => 0, log);
  cache.put("list", aPage({ tags: new Set(["vacancies"]) }), cache.mark());
  cache.put("one", aPage({ tags: new Set(["vacancy:1"]) }), cache.mark());
  log.changed("vacancy:1");
  expect(cache.get("list")).toBeDefined();
  expect(cache.get("one")).toBeUndefined();
});

test("a page that was rendered before a change that it shows is not kept after it", () => {
  const log = createChangeLog();
  const cache = openPageCache(1000, () => 0, log);
  const mark = cache.mark();
  log.changed("vacancies");
  cache.put("list", aPage({ tags: new Set(["vacancies"]) }), mark);
  cache.put("company", aPage({ tags: new Set(["company:1"]) }), mark);
  expect(cache.get("list")).toBeUndefined();
  expect(cache.get("company")).toBeDefined();
});

test("what was not heard while the database was away counts as changed", () => {
  const log = createChangeLog();
  const cache = openPageCache(1000, () => 0, log);
  const mark = cache.mark();
  log.changedAll();
  cache.put("list", aPage(), mark);
  expect(cache.size).toBe(0);
});

test("the least recently read page goes first when memory is short", () => {
  const cache = openPageCache(70, () => 0, createChangeLog());
  cache.put("a", aPage(), cache.mark());
  cache.put("b", aPage(), cache.mark());
  cache.get("a");
  cache.put("c", aPage(), cache.mark());
  expect([cache.get("a"), cache.get("b"), cache.get("c")].map((page) => page !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test("any number of searches leaves ordinary pages where they are", () => {
  const cache = openPageCache(70, () => 0, createChangeLog(), 70);
  cache.put("a", aPage(), cache.mark());
  for (let search = 0; search < 9; search += 1) cache.put(`b?q=${search}`, aPage(), cache.mark());
  const isKept = (key: string) => cache.get(key) !== undefined;
  expect(["a", "b?q=0", "b?q=7", "b?q=8"].map(isKept)).toEqual([true, false, true, true]);
});

test.each([
  ["2026-11-21T16:59:59.999Z", "2026-11-21T17:00:00.000Z"],
  ["2026-11-21T17:00:00.000Z", "2026-11-22T17:00:00.000Z"],
])("at %s pages go stale at %s, midnight in Jakarta", (now, midnight) => {
  expect(new Date(nextJakartaMidnight(Date.parse(now))).toISOString()).toBe(midnight);
});

test.each([
  ["/lowongan", "", "id device"],
  ["/lowongan", "lang=en; theme=dark", "en dark"],
  ["/lowongan?lang=en", "lang=id", "id device"],
  ["/lowongan?lang=en", "", "en device"],
  ["/lowongan?lang=id", "visit-lang=en", "id device"],
  ["/lowongan", "visit-lang=en", "en device"],
  ["/lowongan?lang=xx", "lang=EN", "id device"],
  ["/lowongan", "lang=id; visit-lang=en", "id device"],
  ["/lowongan?lang=id", "lang=en; visit-lang=en", "en device"],
  ["/lowongan", "lang=en; visit-lang=xx", "en device"],
  ["/lowongan", "lang=fr; theme=pink", "id device"],
])("%s with the cookies %j is kept as %s", (path, cookies, choices) => {
  const url = new URL(path, "http://localhost");
  expect(pageKey(path, pageChoices(url, readChoiceCookies(cookies)))).toBe(`${choices} ${path}`);
});

test("of a crowd that all ask for the same page one is kept, as it was rendered first", async () => {
  const cache = openPageCache(1_000_000, () => 0, createChangeLog());
  const keep = pageKeeper(cache);
  const finished = (text: string) => ({
    route: "/lowongan",
    html: new TextEncoder().encode(text),
    headers: new Headers({ "content-type": "text/html", "content-encoding": "gzip", "x-request-id": "1" }),
    ...{ tags: new Set<string>(), now: 0, until: Number.POSITIVE_INFINITY, mark: cache.mark() },
  });
  await Promise.all([keep("a", finished("first")), keep("a", finished("second")), keep("b", finished("other"))]);
  const cached = cache.get("a");
  expect(cached && new TextDecoder().decode(cached.plain)).toBe("first");
  expect(cached?.headers).toEqual({ "content-type": "text/html" });
  expect(cache.get("b")).toBeDefined();
});

const repetitive = Array.from({ length: 400 }, (_, i) => `<li class="card">Vacancy ${i * 7919}</li>`).join("");

async function askedOften(change: (log: ChangeLog) => void = () => {}) {
  const log = createChangeLog();
  const cache = openPageCache(1_000_000, () => 0, log);
  const keep = pageKeeper(cache);
  const page = {
    route: "/",
    html: new TextEncoder().encode(repetitive),
    headers: new Headers(),
    tags: new Set(["list"]),
  };
  await keep("a", { ...page, now: 0, until: Number.POSITIVE_INFINITY, mark: cache.mark() });
  const first = cache.get("a");
  for (let read = 1; read < OFTEN; read++) cache.get("a");
  change(log);
  // Whatever is kept next waits until the pages before it are done.
  await keep("b", { ...page, now: 0, until: Number.POSITIVE_INFINITY, mark: cache.mark() });
  return { first, now: cache.get("a"), cache, keep };
}

test("a page that is asked for often is compressed once more, smaller", async () => {
  const { first, now } = await askedOften();
  expect(now?.brotli.byteLength).toBeLessThan(first?.brotli.byteLength ?? 0);
  expect(now && brotliDecompressSync(now.brotli).toString()).toBe(repetitive);
});

test("a page that is as small as it gets is not compressed again", async () => {
  const { now, cache, keep } = await askedOften();
  for (let read = 0; read < OFTEN; read++) cache.get("a");
  await keep("c", {
    ...{ route: "/", html: new Uint8Array(), headers: new Headers(), tags: new Set<string>() },
    ...{ now: 0, until: Number.POSITIVE_INFINITY, mark: cache.mark() },
  });
  expect(cache.get("a")).toBe(now);
});

test("a page that changes while it is compressed once more does not come back", async () => {
  const { now } = await askedOften((log) => log.changed("list"));
  expect(now).toBeUndefined();
});

test("a page is kept until something that it shows is no longer true, at the latest until midnight", async () => {
  const time = { now: Date.parse("2026-11-21T02:00:00Z") };
  const cache = openPageCache(1_000_000, () => time.now, createChangeLog());
  const keep = pageKeeper(cache);
  const page = { route: "/", html: new Uint8Array(), headers: new Headers(), tags: new Set<string>() };
  const begins = Date.parse("2026-11-21T02:00:01Z");
  await keep("event", { ...page, now: time.now, until: begins, mark: cache.mark() });
  await keep("other", { ...page, now: time.now, until: Number.POSITIVE_INFINITY, mark: cache.mark() });
  time.now = begins - 1;
  expect(cache.get("event")).toBeDefined();
  time.now = begins;
  expect(cache.get("event")).toBeUndefined();
  time.now = Date.parse("2026-11-21T16:59:59.999Z");
  expect(cache.get("other")).toBeDefined();
  time.now += 1;
  expect(cache.get("other")).toBeUndefined();
});

test.each(["//", "///", "http://[", "/%", "*"])(
  "a request for %s is left to the app and ends nothing",
  async (path) => {
    const cache = openPageCache(1000, () => 0, createChangeLog());
    const site = { sessionCookie: "session", publicUrl: "http://localhost", basePath: "/", edgeSeconds: 0 };
    const server = createServer((request, answer) => {
      answer.end(serveCached(cache, site, request, answer) ? "" : "left to the app");
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const [response] = await once(request({ port, host: "127.0.0.1", path }).end(), "response");
    expect((await response.toArray()).join("")).toBe("left to the app");
    server.close();
  },
);

test("a kept page says how long a cache in front may keep it, and no longer than it is true", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = openPageCache(1000, Date.now, createChangeLog());
  const headers = { "cache-control": "private, no-cache" };
  cache.put("id device /", aPage({ headers, until: Date.now() + 90_500 }), cache.mark());
  const findControl = async (edgeSeconds: number, cookie = "") => {
    const site = { sessionCookie: "session", publicUrl: "http://localhost", basePath: "/", edgeSeconds };
    const server = createServer((request, answer) => {
      if (!serveCached(cache, site, request, answer)) answer.end("left to the app");
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } });
    server.close();
    return answer.headers.get("cache-control");
  };
  expect(await findControl(0)).toBe("private, no-cache");
  expect(await findControl(60)).toBe("public, max-age=0, s-maxage=60");
  expect(await findControl(3_600)).toBe("public, max-age=0, s-maxage=90");
  expect(await findControl(60, "session=x")).toBeNull();
});
