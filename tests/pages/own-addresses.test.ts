// Shows: R21, R23, R24, R26, R28, R30
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../src/app/app.ts";
import { openGeneratedFiles } from "../../src/platform/cache/generated-files.ts";
import { openPageCache } from "../../src/web/page-cache/page-cache.ts";
import { aSession } from "../support/accounts.ts";
import type { TestPlatform } from "../support/platform.ts";
import { samplePlatform } from "../support/sample-content.ts";
import { unrenderedPages } from "../support/unrendered-pages.ts";
import { aLink } from "../support/vacancies.ts";
import { arrival } from "../support/visitor.ts";

let platform: TestPlatform;
let get: (path: string, lang?: string) => Promise<Response>;

/** An open vacancy with its titles, and a good link to it. */
let vacancy: { id: number; slugs: { id: string; en: string }; code: string };

beforeAll(async () => {
  platform = await samplePlatform({});
  const { settings, clock, changes } = platform;
  const app = createApp(platform, {
    build: await unrenderedPages(),
    cache: openPageCache(1, Date.now, changes),
    files: openGeneratedFiles(join(settings.dataDir, "kept-files"), clock, changes),
    searchFeeds: openGeneratedFiles(join(settings.dataDir, "search-feeds"), clock, changes),
    isDevelopment: false,
  });
  const { db } = platform.database;
  const { id: person } = await db.selectFrom("applicants").select("id").orderBy("id").executeTakeFirstOrThrow();
  const session = platform.sealer.seal("session-cookie", await aSession(platform, person));
  get = async (path, lang = "id") => {
    const headers = new Headers({ cookie: `session=${session}; lang=${lang}` });
    return app.fetch(new Request(settings.publicUrl + path, { headers, redirect: "manual" }), {
      incoming: arrival("192.0.2.7", headers),
    });
  };
  vacancy = await anOpenVacancy();
});
afterAll(() => platform.close());

async function anOpenVacancy(): Promise<typeof vacancy> {
  const { id } = await platform.database.db
    .selectFrom("open_vacancies")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const slugIn = async (lang: string) => {
    const own = (await get(`/lowongan/lowongan-detail-page/${id}`, lang)).headers.get("location") ?? "";
    return own.split("/").at(-1)?.split("?")[0] ?? "";
  };
  const slugs = { id: await slugIn("id"), en: await slugIn("en") };
  return { id, slugs, code: (await aLink(platform.database, id)).code };
}

/** Every kind of page that has one thing in its address: its own address, and what comes before and after the id. */
const pages = [
  ["a vacancy", () => `/lowongan/lowongan-detail-page/${vacancy.id}/${vacancy.slugs.id}`],
  [
    "a vacancy by an activity link",
    () => `/mr/lowongan/lowongan-detail-page/${vacancy.id}/${vacancy.slugs.id}/${vacancy.code}`,
  ],
  ["a company", () => "/lowongan/company-detail/1"],
  ["an event", () => "/agenda/agenda-detail/1"],
  ["an event's calendar file", () => "/agenda/agenda-detail/1/calendar.ics"],
  ["an item of the news", () => "/berita-artikel/berita-artikel-detail/1"],
  ["a category of the help centre", () => "/pusat-bantuan/detail/1"],
  ["an application", () => "/account/history/1"],
] as const;

const ledTo = async (path: string, lang = "id") => {
  const { status, headers } = await get(path, lang);
  return [status, headers.get("location")];
};

test.each(pages)(
  "%s is answered at its own address alone; other spellings lead there with their query",
  async (_, own) => {
    const path = own();
    expect(await ledTo(path)).toEqual([200, null]);
    const spellings = [
      `${path}/`,
      path.replace(/\/(\d+)/, "/0$1"),
      path.replace(/[a-z]+/, (word) => word.toUpperCase()),
    ];
    for (const spelling of spellings)
      expect([spelling, ...(await ledTo(`${spelling}?utm=x`))]).toEqual([spelling, 308, `${path}?utm=x`]);
  },
);

test.each(["x", "X", "apa-saja", "%20", "a.b"])(
  "the title %s in a vacancy's address leads to its own title",
  async (title) => {
    const { id, slugs, code } = vacancy;
    for (const [before, after] of [
      ["", ""],
      ["/mr", `/${code}`],
    ]) {
      const own = (slug: string) => `${before}/lowongan/lowongan-detail-page/${id}/${slug}${after}`;
      expect(await ledTo(own(title))).toEqual([308, own(slugs.id)]);
      expect(await ledTo(own(title), "en")).toEqual([308, own(slugs.en)]);
      expect(await ledTo(own(slugs.en))).toEqual([200, null]);
    }
  },
);

test("an activity link is counted once, also where its address was another one first", async () => {
  const { db } = platform.database;
  const clicks = async () => {
    const rows = await db
      .selectFrom("activity_link_clicks")
      .select("clicks")
      .where("code", "=", vacancy.code)
      .execute();
    return rows.reduce((sum, row) => sum + row.clicks, 0);
  };
  const before = await clicks();
  const first = await get(`/mr/lowongan/lowongan-detail-page/${vacancy.id}/x/${vacancy.code}`);
  const second = await get(first.headers.get("location") ?? "");
  expect([second.status, await clicks()]).toEqual([200, before + 1]);
  expect(second.headers.get("set-cookie")).toContain("career-activity=");
});
