import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { everyPage } from "../../../../tests/attacks/walk/pages.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { aCategoryFile, aQuestionFile, loadHelp } from "../../../../tests/support/help.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { PackFaults } from "../../../platform/operations/content-pack/pack-part.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom("help_questions").execute();
  await database.db.deleteFrom("help_categories").execute();
});

const category = aCategoryFile("akun", { parts: ["masuk", "daftar"] });
const question = aQuestionFile("akun", "lupa-sandi", { id: "Lupa sandi?", subcategory: "masuk" });

const questions = () =>
  database.db
    .selectFrom("help_questions")
    .leftJoin("help_subcategories", "help_subcategories.id", "help_questions.subcategory_id")
    .select(["help_questions.slug", "title_id", "help_subcategories.slug as part"])
    .execute();

async function getFaults(files: Parameters<typeof loadHelp>[1]): Promise<unknown> {
  return loadHelp(database, files).catch((error: unknown) => (error instanceof PackFaults ? error.faults : error));
}

test("entries are added, then left alone, then updated by their names", async () => {
  expect(await loadHelp(database, [category, question])).toEqual({ added: 2, updated: 0, unchanged: 0 });
  expect(await loadHelp(database, [category, question])).toEqual({ added: 0, updated: 0, unchanged: 2 });
  const questionFile = aQuestionFile("akun", "lupa-sandi", { id: "Lupa kata sandi?", subcategory: "daftar" });
  expect(await loadHelp(database, [category, questionFile])).toEqual({ added: 0, updated: 1, unchanged: 1 });
  expect(await questions()).toEqual([{ slug: "lupa-sandi", title_id: "Lupa kata sandi?", part: "daftar" }]);
});

test("a part that a category no longer names leaves its questions, and takes them back when it returns", async () => {
  await loadHelp(database, [category, question]);
  await loadHelp(database, [aCategoryFile("akun", { parts: ["daftar"] })]);
  expect(await questions()).toMatchObject([{ slug: "lupa-sandi", part: null }]);
  await loadHelp(database, [category, question]);
  expect(await questions()).toMatchObject([{ slug: "lupa-sandi", part: "masuk" }]);
});

test("a question may come alone once its category is there", async () => {
  await loadHelp(database, [category]);
  expect(await loadHelp(database, [question])).toMatchObject({ added: 1 });
});

test("pages are notified when something changed, and only then", async () => {
  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  await loadHelp(database, [category, question]);
  await expect.poll(() => heard).toEqual(["help-centre"]);
  await loadHelp(database, [category, question]);
  await database.db.selectFrom("help_questions").select("id").execute();
  expect(heard).toEqual(["help-centre"]);
  await stop();
});

test("answers are made safe", async () => {
  const answerId = "Satu <script>alert(1)</script> [dua](javascript:alert(1)) **tiga**";
  await loadHelp(database, [category, aQuestionFile("akun", "aman", { answerId })]);
  const { answer_id } = await database.db.selectFrom("help_questions").select("answer_id").executeTakeFirstOrThrow();
  expect(answer_id).not.toMatch(/script/);
  expect(answer_id).toContain("<strong>tiga</strong>");
});

test.each([
  ["a folder too deep", [{ path: "help/a/b/c.md", text: question.text }], "a category is help/<category>.md"],
  ["an icon that there is not", [aCategoryFile("akun", { icon: "unicorn" })], "icon: "],
  ["two parts of one name", [aCategoryFile("akun", { parts: ["masuk", "masuk"] })], 'there are two "masuk"'],
  ["two questions of one name", [category, question, aQuestionFile("lain", "lupa-sandi")], "has the same name"],
  ["no category", [aQuestionFile("tak-ada", "satu")], "there is no category help/tak-ada.md"],
  ["a part of another", [category, aQuestionFile("akun", "satu", { subcategory: "x" })], 'names no "x"'],
  ["a field nobody knows", [{ ...category, text: category.text.replace("order", "odrer") }], "odrer"],
  ["one language only", [aQuestionFile("akun", "satu", { answerEn: "" })], 'no text below "# en"'],
])("%s is named with its file, and nothing is kept", async (_, files, reason) => {
  expect(await getFaults(files)).toMatchObject([
    { path: expect.stringContaining("help/"), line: expect.any(Number), reason: expect.stringContaining(reason) },
  ]);
  expect(await questions()).toEqual([]);
});

const sample = readdirSync("content/sample/help", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .map((path) => ({ path: `help/${path}`, text: readFileSync(join("content/sample/help", path), "utf8") }));

test("the sample has topics with parts, and answers whose links lead to pages of this site", async () => {
  const report = await loadHelp(database, sample);
  expect(report).toEqual({ added: sample.length, updated: 0, unchanged: 0 });
  const answers = await database.db.selectFrom("help_questions").select(["slug", "answer_id", "answer_en"]).execute();
  const paths = everyPage.flatMap(({ path }) => (path && path !== "*" ? [`/${path}`] : []));
  const isOurs = (link: string) => link === "/" || paths.some((path) => matchPath(path, link.replace(/[?#].*/, "")));
  const lost = answers.flatMap(({ slug, answer_id, answer_en }) =>
    [...`${answer_id}${answer_en}`.matchAll(/href="(\/[^"]*)"/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !isOurs(link))
      .map((link) => `${slug}: ${link}`),
  );
  expect(lost).toEqual([]);
});
