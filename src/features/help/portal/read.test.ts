import { afterAll, beforeAll, expect, test } from "vitest";
import { sendTo } from "../../../../tests/support/endpoints.ts";
import { aCategoryFile, aQuestionFile, loadHelp, questionIds } from "../../../../tests/support/help.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { migrations } from "../../../app/migrations.ts";
import { seedMasterData } from "../../reference-data/load/load-master-data.server.ts";
import { questionsById } from "../help.queries.server.ts";
import { categoriesAnswer, categoryQuestionsAnswer } from "./help.api.server.ts";
import { helpCentreEndpoints } from "./help-centre.api.server.ts";

let platform: TestPlatform;
let send: ReturnType<typeof sendTo>;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  send = sendTo(helpCentreEndpoints(platform));
});
afterAll(() => platform.close());

async function categories(language: "id" | "en" = "id") {
  const { answer, shown } = await send("POST front-end/faq-category/{lang}", { language });
  return { ...categoriesAnswer.parse(answer), shown };
}

async function listQuestions(categoryId: number, SubCategoryId?: unknown) {
  const path = { categoryId: String(categoryId) };
  const { answer, reply } = await send("POST front-end/question-category/{categoryId}/{lang}", {
    path,
    body: { SubCategoryId },
  });
  const questions = answer === undefined ? [] : categoryQuestionsAnswer.parse(answer).questions;
  return { reply, asked: questions.map(({ question }) => question) };
}

test("an empty database answers empty lists and an empty contact", async () => {
  expect(await categories()).toMatchObject({ categories: [], mostAsked: [], shown: ["help-centre"] });
  const { answer } = await send("POST contactcenter/get-data-aiho");
  expect(answer).toMatchObject({ name: "", phone: "", email: "", whatsapp: "", hours: "" });
});

test("the contact is the career site's, in the asked language", async () => {
  await seedMasterData(platform.database);
  const { answer, shown } = await send("POST contactcenter/get-data-aiho", { language: "en" });
  expect(answer).toMatchObject({
    name: "Career Site Contact Centre",
    email: "bantuan.karier@example.com",
    hours: "Monday–Friday, 08:00–17:00 WIB (UTC+7)",
  });
  expect(shown).toEqual(["master-data"]);
});

test("categories come in the editors' order, with the parts and numbers of what is shown", async () => {
  await loadHelp(platform.database, [
    aCategoryFile("lamaran", { order: 2, id: "Melamar", en: "Applying", icon: "send" }),
    aCategoryFile("akun", { order: 1, id: "Akun", en: "Account", parts: ["masuk", "daftar", "kosong"] }),
    aCategoryFile("kosong", { order: 3 }),
    aQuestionFile("akun", "tanpa-bagian", { order: 1 }),
    aQuestionFile("akun", "daftar-satu", { order: 1, subcategory: "daftar" }),
    aQuestionFile("akun", "masuk-dua", { order: 2, subcategory: "masuk" }),
    aQuestionFile("akun", "masuk-satu", { order: 1, subcategory: "masuk" }),
    aQuestionFile("akun", "lama", { hidden: true, subcategory: "kosong" }),
    aQuestionFile("lamaran", "melamar", { often: true }),
    aQuestionFile("kosong", "usang", { hidden: true }),
  ]);
  const { categories: all, mostAsked } = await categories("en");
  expect(all.map(({ name, icon, questions }) => [name, icon, questions])).toEqual([
    ["Account", "info-circle", 4],
    ["Applying", "send", 1],
  ]);
  expect(all[0]?.subcategories.map(({ name, questions }) => [name, questions])).toEqual([
    ["masuk", 2],
    ["daftar", 1],
  ]);
  expect(mostAsked[0]).toMatchObject({ question: "melamar", answer: "<p>Answer.</p>" });
});

test("a category shows its questions part by part, and one part alone", async () => {
  const [account, applying] = (await categories()).categories;
  const id = account?.categoryId ?? 0;
  const whole = ["masuk-satu", "masuk-dua", "daftar-satu", "tanpa-bagian"];
  for (const nothing of [undefined, 0, "", null]) expect((await listQuestions(id, nothing)).asked).toEqual(whole);
  const [first] = account?.subcategories ?? [];
  expect((await listQuestions(id, first?.subCategoryId)).asked).toEqual(["masuk-satu", "masuk-dua"]);
  const refused = await listQuestions(applying?.categoryId ?? 0, first?.subCategoryId);
  expect(refused.reply).toMatchObject({ http: 422, extra: { errors: [{ path: "SubCategoryId", code: "choice" }] } });
});

test("a category that there is not, or that shows nothing, is not found, whatever the body says", async () => {
  const { id } = await platform.database.db
    .selectFrom("help_categories")
    .select("id")
    .where("slug", "=", "kosong")
    .executeTakeFirstOrThrow();
  for (const missing of [id, 999_999, -1]) {
    expect((await listQuestions(missing)).reply).toMatchObject({ http: 404 });
    expect((await listQuestions(missing, { wrong: true })).reply).toMatchObject({ http: 404 });
  }
});

test("a withdrawn question is returned nowhere, also when a page asks for it by its id", async () => {
  const { lama, melamar } = await questionIds(platform.database);
  const expected = [
    JSON.stringify((await send("POST front-end/search-question/{lang}", { body: { Question: "lama" } })).answer),
    JSON.stringify((await categories()).mostAsked),
    JSON.stringify(await questionsById(platform.database.db, "id", [lama ?? 0, melamar ?? 0])),
  ];
  expect(expected.join("")).toContain("melamar");
  expect(expected.join("")).not.toMatch(new RegExp(`"(questionId|id)":${lama}[,}]`));
});
