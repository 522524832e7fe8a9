// Shows: promise 8
// No personal data is in a page that more than one visitor gets.
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../src/app/app.ts";
import { type Listening, listen } from "../../src/app/listen.ts";
import { createRequestListener } from "../../src/app/request-listener.ts";
import { scriptsCookie, viewerCookie } from "../../src/contract/cookies.ts";
import { openGeneratedFiles } from "../../src/platform/cache/generated-files.ts";
import { openPageCache } from "../../src/web/page-cache/page-cache.ts";
import { anApplicant, aSession } from "../support/accounts.ts";
import { healthOfAll } from "../support/health.ts";
import type { TestPlatform } from "../support/platform.ts";
import { samplePlatform } from "../support/sample-content.ts";
import { unrenderedPages } from "../support/unrendered-pages.ts";

const PEOPLE = 20;
const REQUESTS = 5_000;

/** In every personal text of person `n`. */
const canary = (n: number) => `Kenari${n}Kuning`;
const anyCanary = /Kenari\d+Kuning/gi;

const pages = [
  ...["/", "/lowongan", "/lowongan?vacancyTitle=juru", "/lowongan?sort=closing&page=2", "/agenda", "/berita-artikel"],
  ...["/tentang-kami", "/program-kami", "/pusat-bantuan", "/lowongan?lang=en", "/en-nothing"],
];

let platform: TestPlatform;
let server: Listening;
let vacancies: number[];
let people: { session: string; cookies: string; saved: number }[];

/** Everything that a page could show: the data of each of its loaders. */
async function pagesAsData() {
  const build = await unrenderedPages();
  const answer = (_: unknown, status: number, headers: Headers, context: object) => {
    headers.set("content-type", "text/html; charset=utf-8");
    const { loaderData, errors } = Object(Reflect.get(context, "staticHandlerContext"));
    return new Response(JSON.stringify({ loaderData, errors }), { status, headers });
  };
  return { ...build, entry: { module: { default: answer } } };
}

/** Somebody with canaries in account, resume and notifications, who saved a vacancy and applied to another. */
async function plant(n: number) {
  const { db } = platform.database;
  const word = canary(n);
  const { id } = await anApplicant(platform, { name: `${word} Name`, email: `${word.toLowerCase()}@contoh.id` });
  await sql`insert into resumes (applicant_id, version, document, photo_file, cv_file, updated_at, confirmed_at, earlier_statuses)
    select ${id}, version, regexp_replace(document::text, '"name": "[^"]*"', ${`"name": "${word} Resume"`}, 'g')::jsonb,
    null, null, updated_at, confirmed_at, earlier_statuses from resumes limit 1`.execute(db);
  const saved = vacancies[n % vacancies.length] ?? 0;
  await db.insertInto("saved_vacancies").values({ applicant_id: id, vacancy_id: saved }).execute();
  const session = platform.sealer.seal("session-cookie", await aSession(platform, id));
  return { session, cookies: `session=${session}`, saved };
}

async function get(path: string, cookie = "") {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { cookie, "sec-fetch-site": "same-origin", "accept-encoding": "identity" },
    redirect: "manual",
  });
  return { response, text: await response.text() };
}

beforeAll(async () => {
  platform = await samplePlatform({ env: { EDGE_SECONDS: "60" } });
  const { settings, clock, changes, database } = platform;
  const cache = openPageCache(50_000_000, Date.now, changes);
  const app = createApp(platform, {
    build: await pagesAsData(),
    cache,
    files: openGeneratedFiles(join(settings.dataDir, "kept-files"), clock, changes),
    searchFeeds: openGeneratedFiles(join(settings.dataDir, "search-feeds"), clock, changes),
    isDevelopment: false,
  });
  const names = { session: "session", staffSession: "staff" };
  const health = healthOfAll(platform);
  server = await listen(
    createRequestListener(platform, app, { cache, ...names, health, isDraining: () => false }),
    0,
    "127.0.0.1",
  );
  const open = await database.db.selectFrom("open_vacancies").select("id").orderBy("id").limit(30).execute();
  vacancies = open.map(({ id }) => id);
  people = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await plant(n));
});
afterAll(async () => {
  await server.close(1_000);
  await platform.close();
});

/** The cookies of a browser that runs scripts, after the call that its page makes. */
async function withScripts({ session }: { session: string }): Promise<string> {
  const { response } = await get("/api/v1/account/viewer", `session=${session}`);
  const [drawn = ""] = response.headers.getSetCookie();
  expect(drawn).toMatch(new RegExp(`^${viewerCookie}=`));
  return `session=${session}; ${scriptsCookie}=1; ${drawn.split(";", 1)[0]}`;
}

test("of thousands of pages for twenty people and guests none that is shared has a word of anybody", async () => {
  const members = await Promise.all(people.map(withScripts));
  const shared = new Map<string, Set<string>>();
  let [own, kept] = [0, 0];
  const ask = async (at: number) => {
    const path = pages[at % pages.length] ?? "/";
    const who = (at * 7) % (PEOPLE + 2);
    const isPlain = at % 25 === 0;
    const person = people[who];
    const { response, text } = await get(path, isPlain ? person?.cookies : members[who]);
    const found = text.match(anyCanary) ?? [];
    const control = response.headers.get("cache-control") ?? "";
    if (person !== undefined) expect(control).toBe("private, no-store");
    if (person !== undefined && isPlain) {
      own += found.length;
      expect(new Set(found.map((word) => word.toLowerCase()))).toEqual(new Set([canary(who).toLowerCase()]));
    } else if (response.status === 200) {
      expect(found).toEqual([]);
      expect(text).not.toMatch(/"(?:isSaved|isApplied)":true/);
      const key = `${path} ${person === undefined ? "guest" : "member"}`;
      shared.set(key, (shared.get(key) ?? new Set()).add(text));
      kept += 1;
    }
  };
  const queue = Array.from({ length: REQUESTS }, (_, at) => at);
  const work = async () => {
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) await ask(at);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(own).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(REQUESTS / 2);
  for (const [key, texts] of shared) expect([key, texts.size]).toEqual([key, 1]);
}, 300_000);

test("a call of the page answers the person and the marks of its vacancies, and nobody else's", async () => {
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error("Nobody was planted.");
  const ids = [first.saved, second.saved, 999_999];
  const { response, text } = await get(`/api/v1/account/viewer?vacancies=${ids.join(",")}`, first.cookies);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const data = { name: `${canary(0)} Resume`, saved: [first.saved], applied: [] };
  expect(JSON.parse(text)).toMatchObject({ data });
});

test("the name of one session beside another session is drawn on no page", async () => {
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error("Nobody was planted.");
  const [, , drawn] = (await withScripts(first)).split("; ");
  const { text } = await get("/lowongan", `session=${second.session}; ${scriptsCookie}=1; ${drawn}`);
  expect(new Set(text.match(anyCanary)?.map((word) => word.toLowerCase()))).toEqual(new Set([canary(1).toLowerCase()]));
});

test("an ended session is refused by the call, which sets no name", async () => {
  const { response } = await get("/api/v1/account/viewer", "session=made-up");
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
});

test("another site's call gets no name to draw", async () => {
  const [first] = people;
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/account/viewer`, {
    headers: { cookie: first?.cookies ?? "", "sec-fetch-site": "cross-site" },
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a search that finds nothing is counted for each who asks; one that finds something is rendered once", async () => {
  const { db } = platform.database;
  const [first] = people;
  if (first === undefined) throw new Error("Nobody was planted.");
  const member = await withScripts(first);
  for (const cookie of ["", "", member, member]) await get("/lowongan?vacancyTitle=xqzwvk", cookie);
  const misses = await db.selectFrom("search_misses").select("asked").where("words", "=", "xqzwvk").execute();
  expect(misses).toEqual([{ asked: 4 }]);
  const once = await get("/lowongan?vacancyTitle=juru&sort=newest", member);
  const again = await get("/lowongan?vacancyTitle=juru&sort=newest", member);
  expect(again.text).toBe(once.text);
});
