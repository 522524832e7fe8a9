// Shows: V17, V19
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { sendTo } from "../../../../tests/support/endpoints.ts";
import { aCategoryFile, aQuestionFile, loadHelp } from "../../../../tests/support/help.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { readingEndpoints, searchAnswer } from "./help.api.server.ts";

function searchIn(database: Database) {
  const send = sendTo(readingEndpoints({ database, clock: () => new Date() }));
  return async (Question: string, language: "id" | "en" = "id") => {
    const { answer, reply, shown } = await send("POST front-end/search-question/{lang}", {
      body: { Question },
      language,
    });
    const rows = await database.db.selectFrom("help_questions").select(["id", "slug"]).execute();
    const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    const { questions, didYouMean } = answer === undefined ? { questions: [] } : searchAnswer.parse(answer);
    return { found: questions.map(({ questionId }) => slugs.get(questionId)), questions, didYouMean, reply, shown };
  };
}

describe("among a few questions", () => {
  let database: Database;
  let search: ReturnType<typeof searchIn>;
  beforeAll(async () => {
    database = await testDatabase(migrations);
    search = searchIn(database);
    await loadHelp(database, [
      aCategoryFile("akun"),
      aQuestionFile("akun", "sandi", {
        id: "Saya lupa kata sandi",
        en: "I forgot my password",
        answerId: "Minta tautan baru.",
        answerEn: "Ask for a new link.",
        keywords: ["reset"],
      }),
      aQuestionFile("akun", "aktivasi", {
        id: "Tautan aktivasi tidak datang",
        en: "The activation link does not arrive",
        answerId: "Kata sandi tidak ditanyakan.",
      }),
      aQuestionFile("akun", "cv", { id: "Mengganti CV", en: "Replacing my CV", answerEn: "Upload a résumé as PDF." }),
      aQuestionFile("akun", "lama", { id: "Kata sandi lama", hidden: true }),
    ]);
  });
  afterAll(() => database.close());

  test.each<[string, string, string[]]>([
    ["the question before the answer", "kata sandi", ["sandi", "aktivasi"]],
    ["the other language's words", "password", ["sandi"]],
    ["a keyword", "reset", ["sandi"]],
    ["a stem", "ganti", ["cv"]],
    ["an English stem", "replace", ["cv"]],
    ["the beginning of a word still being typed", "aktiv", ["aktivasi"]],
    ["a whole sentence, by what it is about", "bagaimana kalau saya lupa kata sandi ya?", ["sandi", "aktivasi"]],
    ["no accents", "resume", ["cv"]],
    ["operators as plain signs", "sandi' & !(x:*", ["sandi", "aktivasi"]],
    ["nothing for nothing", "", []],
    ["nothing for signs", "?! %", []],
    ["nothing for a word that nobody has", "kubernetes", []],
  ])("%s: %j", async (_, text, found) => {
    expect((await search(text)).found).toEqual(found);
  });

  test("the answer speaks the asked language and says what it shows", async () => {
    const { questions, shown } = await search("sandi", "en");
    expect(questions[0]).toMatchObject({ question: "I forgot my password", answer: "<p>Ask for a new link.</p>" });
    expect(shown).toEqual(["help-centre"]);
  });

  test("a text over a hundred letters is refused, one of a hundred is searched", async () => {
    expect((await search("x".repeat(101))).reply).toMatchObject({ status: "refused", http: 422 });
    expect((await search("x".repeat(100))).reply).toMatchObject({ status: "accepted" });
  });

  test("null counts as an empty text", async () => {
    const send = sendTo(readingEndpoints({ database, clock: () => new Date() }));
    const { answer } = await send("POST front-end/search-question/{lang}", { body: { Question: null } });
    expect(answer).toEqual({ questions: [] });
  });
});

describe("in the sample content, typing errors are forgiven", () => {
  let database: Database;
  let search: ReturnType<typeof searchIn>;
  beforeAll(async () => {
    database = await testDatabase(migrations);
    search = searchIn(database);
    const files = readdirSync("content/sample/help", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md"))
      .map((path) => ({ path: `help/${path}`, text: readFileSync(join("content/sample/help", path), "utf8") }));
    await loadHelp(database, files);
  });
  afterAll(() => database.close());

  test.each<["id" | "en", string, string, string | undefined]>([
    ["id", "lupa kata sandi", "forgot-password", undefined],
    ["id", "lpua kta sndi", "forgot-password", "lupa kta sandi"],
    ["id", "tautan aktifasi", "no-activation-mail", "tautan aktivasi"],
    ["id", "tautan akitvasi", "no-activation-mail", "tautan aktivasi"],
    ["id", "mengganti CV", "replace-cv", undefined],
    ["id", "status lamran", "status-meaning", "status lamaran"],
    ["id", "menarik lamran", "withdraw", "menarik lamaran"],
    ["id", "hapus akunn", "delete-account", "hapus akun"],
    ["id", "penipaun", "asked-for-money", "penipuan"],
    ["id", "jam layann", "contact-hours", "jam layanan"],
    ["id", "tips wawncara", "interview-preparation", "tips wawancara"],
    ["id", "saya tidak bisa login", "cannot-sign-in", undefined],
    ["id", "ukuran foto", "photo-rules", undefined],
    ["id", "apakah melamar di sini bayar?", "is-it-free", undefined],
    ["en", "forgot pasword", "forgot-password", "forgot password"],
    ["en", "activaton link", "no-activation-mail", "activation link"],
    ["en", "withdrwa aplication", "withdraw", "withdraw application"],
    ["en", "delete acount", "delete-account", "delete account"],
    ["en", "two factor", "two-step", undefined],
    ["en", "recovry code", "lost-phone", "recovery code"],
    ["en", "whellchair", "disability-selection", "wheelchair"],
    ["en", "how long do I have to wait for the result?", "how-long", undefined],
    ["en", "can you tell me what the phases of selection are", "phases-order", undefined],
    ["en", "lupa kata sandi", "forgot-password", undefined],
  ])("%s: %j leads to %s first", async (language, text, first, correction) => {
    const { found, didYouMean } = await search(text, language);
    expect({ first: found[0], didYouMean }).toEqual({ first, didYouMean: correction });
  });

  test("no search answers with more than twenty", async () => {
    const many = Array.from({ length: 25 }, (_, at) => aQuestionFile("banyak", `banyak-${at}`, { id: `Wayang ${at}` }));
    await loadHelp(database, [aCategoryFile("banyak"), ...many]);
    expect((await search("wayang")).found).toHaveLength(20);
  });
});
