import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { putNews, titled } from "../../../../tests/support/news.ts";
import { aNewsFile } from "../../../../tests/support/pack-files.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { PackFaults, type PackFile } from "../../../platform/operations/content-pack/pack-part.ts";
import { newsPerPage } from "../news/news.ts";
import { newsPack } from "./news-pack.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

function getFaults(...files: PackFile[]) {
  try {
    newsPack.read(files, "2026-11-21");
  } catch (error) {
    if (error instanceof PackFaults) return error.faults;
    throw error;
  }
  return [];
}

test("the same again changes nothing, another text updates its item, and pages are notified only of changes", async () => {
  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  const [first, second] = [{ slug: "satu" }, { slug: "dua", author: titled("Dewi") }];
  expect(await putNews(database, [first, second])).toEqual({ added: 2, updated: 0, unchanged: 0 });
  expect(await putNews(database, [first, second])).toEqual({ added: 0, updated: 0, unchanged: 2 });
  const changed = { ...first, title: titled("Judul baru") };
  expect(await putNews(database, [changed, second])).toEqual({ added: 0, updated: 1, unchanged: 1 });
  await expect.poll(() => heard).toEqual(["news", "news"]);
  await stop();
});

test("an item keeps its address when it comes again", async () => {
  const getId = async () => {
    const found = database.db.selectFrom("news").select("id").where("slug", "=", "tetap");
    return (await found.executeTakeFirstOrThrow()).id;
  };
  await putNews(database, [{ slug: "tetap" }]);
  const before = await getId();
  await putNews(database, [{ slug: "tetap", published: -3 }]);
  expect(await getId()).toBe(before);
});

test("what a person wrote wrong is named with file, line and reason, all of it at once", () => {
  const noEnglish = aNewsFile({ slug: "bahasa" }).replace("# en", "# inggris");
  const faults = getFaults(
    { path: "news/jenis.md", text: aNewsFile({ slug: "jenis", type: "kabar" }) },
    { path: "news/bahasa.md", text: noEnglish },
    { path: "news/lebih.md", text: aNewsFile({ slug: "lebih", tags: "x" }) },
  );
  expect(faults).toEqual([
    { path: "news/jenis.md", line: 3, reason: expect.stringContaining("type: ") },
    { path: "news/bahasa.md", line: expect.any(Number), reason: 'there is no text below "# en"' },
    { path: "news/lebih.md", line: expect.any(Number), reason: "tags: there is no such name here" },
  ]);
});

test("the sample items are good, fill two pages, and one waits for its day", () => {
  const files = globSync("content/sample/news/*.md").map((file) => ({
    path: relative("content/sample", file),
    text: readFileSync(file, "utf8"),
  }));
  expect(getFaults(...files)).toEqual([]);
  const days = files.map(({ text }) => Number(/^published: (-?\d+)$/m.exec(text)?.[1]));
  expect(days.filter((day) => day <= 0).length).toBeGreaterThan(2 * newsPerPage);
  expect(days.filter((day) => day > 0)).toHaveLength(1);
});
