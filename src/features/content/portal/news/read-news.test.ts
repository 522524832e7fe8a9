// Shows: V15
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { inDays } from "../../../../../tests/support/days.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { putNews, titled } from "../../../../../tests/support/news.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { newsDetailAnswer, newsEndpoints, newsListAnswer } from "./news.api.server.ts";

let database: Database;
let send: ReturnType<typeof sendTo>;
const waiting = { slug: "besok", title: titled("Besok"), published: 1 };

beforeAll(async () => {
  database = await testDatabase(migrations);
  send = sendTo(newsEndpoints({ database }));
  const news = Array.from({ length: 10 }, (_, at) => ({
    slug: `berita-${at}`,
    title: titled(`Berita ${at}`),
    published: -2 * at,
  }));
  await putNews(database, [...news, waiting]);
  const article = { slug: "artikel-1", type: "article", title: titled("Cara menulis"), author: titled("Dewi") };
  await putNews(database, [{ ...article, published: -1 }], "## Mulai\n\n**Tebal**<script>x</script>");
  await putNews(database, [{ slug: "artikel-2", type: "article", title: titled("Cara lain"), published: -5 }]);
});
afterAll(() => database.close());

async function list(query: Record<string, string> = {}, language: "id" | "en" = "id") {
  const { answer } = await send("GET front-end/news-artikel-inner-page/{lang}", { query, language });
  return newsListAnswer.parse(answer);
}

async function detail(id: number | string, language: "id" | "en" = "id") {
  return send("GET front-end/news-artikel-detail-page/{id}", { path: { id: String(id) }, language });
}

async function getId(slug: string): Promise<number> {
  return (await database.db.selectFrom("news").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
}

test("a page holds the nine newest of both types, each in the language that was asked for", async () => {
  const { data, totalRows } = await list();
  expect(totalRows).toBe(12);
  expect(data.map(({ title }) => title).slice(0, 3)).toEqual(["Berita 0", "Cara menulis", "Berita 1"]);
  expect(data).toHaveLength(9);
  expect((await list({ page: "2" })).data).toHaveLength(3);
  expect((await list({}, "en")).data[1]).toMatchObject({
    title: "Cara menulis in English",
    author: "Dewi in English",
  });
});

test.each([
  ["news", 10],
  ["article", 2],
  ["ALL", 12],
  ["", 12],
])("the tab %j has %i items", async (tab, rows) => {
  const { data, totalRows } = await list({ tab });
  expect(totalRows).toBe(rows);
  if (tab === "news" || tab === "article") expect(new Set(data.map(({ type }) => type))).toEqual(new Set([tab]));
});

test("a page past the end is empty and has the true number", async () => {
  expect(await list({ page: "99" })).toEqual({ data: [], totalRows: 12 });
});

test.each([{ tab: "kabar" }, { page: "0" }, { page: "1.5" }, { page: "x" }])("%j is a wrong field", async (query) => {
  const { reply } = await send("GET front-end/news-artikel-inner-page/{lang}", { query });
  expect(reply).toMatchObject({ http: 422, extra: { errors: [{ path: Object.keys(query)[0] }] } });
});

test("what is not out yet is in no list, on no page and related to nothing", async () => {
  const id = await getId(waiting.slug);
  expect((await detail(id)).reply).toMatchObject({ http: 404, code: "not-found" });
  const { data } = await list();
  expect(data.flatMap((item) => [item.id, ...item.related.map((card) => card.id)])).not.toContain(id);
  await database.db
    .updateTable("news")
    .set({ published_at: new Date(Date.now() - 1000) })
    .where("id", "=", id)
    .execute();
  expect((await list()).data[0]).toMatchObject({ id });
  await putNews(database, [waiting]);
});

test("HTML that was written into the table by other hands is made safe", async () => {
  const body_id = "<p>Teks<script>alert(1)</script><img src=x onerror=alert(1)></p>";
  const planted = database.db.updateTable("news").set({ body_id }).where("slug", "=", "berita-9");
  await planted.execute();
  const { data } = newsDetailAnswer.parse((await detail(await getId("berita-9"))).answer);
  expect(data.body).toBe("<p>Teks</p>");
});

test("an item comes with its text made safe, its day, and the three of its type that are nearest in time", async () => {
  const one = newsDetailAnswer.parse((await detail(await getId("artikel-1"))).answer).data;
  expect(one).toMatchObject({ type: "article", author: "Dewi", body: "<h2>Mulai</h2>\n<p><strong>Tebal</strong></p>" });
  expect(one.publishedAt).toBe(`${inDays(-1)}T00:00:00+07:00`);
  expect(one.related.map(({ title }) => title)).toEqual(["Cara lain"]);
  const other = newsDetailAnswer.parse((await detail(await getId("berita-4"))).answer).data;
  expect(other.related.map(({ title }) => title)).toEqual(["Berita 3", "Berita 5", "Berita 2"]);
});

test.each(["999999", "0", "-1"])("there is no item %s", async (id) => {
  expect((await detail(id)).reply).toMatchObject({ http: 404, code: "not-found" });
});

test("an id that is no number is a bad request", async () => {
  expect((await detail("satu")).reply).toMatchObject({ http: 400 });
});

test("pages that show items say so, for the page cache", async () => {
  const { shown } = await send("GET front-end/news-artikel-inner-page/{lang}");
  expect(shown).toEqual(["news"]);
  expect((await detail(await getId("berita-0"))).shown).toEqual(["news"]);
});
