import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/app/app.ts";
import { openGeneratedFiles } from "../../src/platform/cache/generated-files.ts";
import { openPageCache } from "../../src/web/page-cache/page-cache.ts";
import { aSession } from "../support/accounts.ts";
import { type CountedDatabase, countedDatabase } from "../support/counted-database.ts";
import { testDatabase } from "../support/database.ts";
import type { TestPlatform } from "../support/platform.ts";
import { samplePlatform } from "../support/sample-content.ts";
import { unrenderedPages } from "../support/unrendered-pages.ts";
import { arrival } from "../support/visitor.ts";

let platform: TestPlatform;
let database: CountedDatabase;
let get: (path: string) => Promise<Response>;

/** Opens the page twice, as nobody is the first, and answers what the second time asked the database. */
async function listStatements(path: string): Promise<string[]> {
  await get(path);
  database.taken();
  const { status } = await get(path);
  expect(status).toBe(200);
  return database.taken();
}

beforeAll(async () => {
  platform = await samplePlatform({
    open: async (steps, seed) => {
      database = countedDatabase(await testDatabase(steps, seed));
      return database;
    },
  });
  const app = createApp(platform, {
    build: await unrenderedPages(),
    cache: openPageCache(1, Date.now, platform.changes),
    files: openGeneratedFiles(join(platform.settings.dataDir, "kept-files"), platform.clock, platform.changes),
    searchFeeds: openGeneratedFiles(join(platform.settings.dataDir, "search-feeds"), platform.clock, platform.changes),
    isDevelopment: false,
  });
  const { db } = platform.database;
  const { id } = await db.selectFrom("applicants").select("id").orderBy("id").executeTakeFirstOrThrow();
  const saved = [1, 2, 3].map((vacancy_id) => ({ applicant_id: id, vacancy_id }));
  await db.insertInto("saved_vacancies").values(saved).execute();
  const session = platform.sealer.seal("session-cookie", await aSession(platform, id));
  const headers = new Headers({ cookie: `session=${session}` });
  get = async (path) => {
    const request = new Request(platform.settings.publicUrl + path, { headers });
    return app.fetch(request, { incoming: arrival("192.0.2.7", headers) });
  };
});

afterAll(() => platform.close());

const getReview = (ids: readonly number[]) => `/lowongan/profile-resume?${ids.map((id) => `vacancy=${id}`).join("&")}`;

/** As it is today: a page that asks more than it did is seen here before anybody waits for it. */
describe("what a signed-in person's page asks the database", () => {
  test.each([
    ["the vacancy list", "/lowongan", 6],
    ["the history", "/account/history", 6],
    ["the history with an application open", "/account/history?open=1", 16],
    ["an application for good", "/account/history/1", 26],
    ["the saved list", "/account/bookmark", 8],
    ["the notifications", "/account/notifications", 4],
    ["the review of one vacancy", getReview([4]), 12],
    ["the resume", "/profile-resume", 8],
    ["my account", "/account/my-account", 17],
    ["the deletion", "/account/my-account/delete", 3],
    ["the home page", "/", 15],
    ["a company", "/lowongan/company-detail/1", 8],
    ["the agenda", "/agenda", 5],
    ["the news", "/berita-artikel", 6],
    ["the help centre", "/pusat-bantuan", 5],
  ])("%s", async (_, path, most) => {
    const statements = await listStatements(path);
    expect(statements).toHaveLength(most);
  });

  test("a vacancy", async () => {
    const own = (await get("/lowongan/lowongan-detail-page/1/x")).headers.get("location") ?? "";
    expect(await listStatements(own)).toHaveLength(7);
  });

  test("the review of fifty vacancies", async () => {
    const rows = await platform.database.db.selectFrom("open_vacancies").select("id").orderBy("id").limit(50).execute();
    expect(rows).toHaveLength(50);
    const statements = await listStatements(getReview(rows.map(({ id }) => id)));
    // One more than for a vacancy without questions: the draft of the answers.
    expect(statements.length).toBeLessThanOrEqual(13);
  });
});

test("the reader of a page is looked up once", async () => {
  const statements = await listStatements("/lowongan");
  expect(statements.filter((sql) => sql.includes('from "sessions"'))).toHaveLength(1);
});
