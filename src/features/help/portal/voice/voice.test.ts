import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { aCategoryFile, aQuestionFile, loadHelp, questionIds } from "../../../../../tests/support/help.ts";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { migrations } from "../../../../app/migrations.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { limitRules } from "../../../../platform/limits/limit-rules.ts";
import { forgetVisitors } from "../../help.queries.server.ts";
import { categoriesAnswer } from "../help.api.server.ts";
import { helpCentreEndpoints } from "../help-centre.api.server.ts";

let platform: TestPlatform;
let send: ReturnType<typeof sendTo>;
let ids: Record<string, number>;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  send = sendTo(helpCentreEndpoints(platform));
  await loadHelp(platform.database, [
    aCategoryFile("akun"),
    ...["satu", "dua", "tiga"].map((slug, order) => aQuestionFile("akun", slug, { order })),
    aQuestionFile("akun", "lama", { hidden: true }),
  ]);
  ids = await questionIds(platform.database);
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ["help_voices", "help_views", "help_view_days", "limit_counts"] as const) {
    await platform.database.db.deleteFrom(table).execute();
  }
});

const say = (IsLike: boolean, tokenKey: string, Id = ids["satu"]) =>
  send("POST front-end/faq-like", { body: { Id, IsLike }, tokenKey });
const open = (tokenKey: string, slug = "satu") =>
  send("POST front-end/faq-counter", { body: { Id: ids[slug] }, tokenKey });
const voices = () => platform.database.db.selectFrom("help_voices").select(["question_id", "is_like"]).execute();
const views = () => platform.database.db.selectFrom("help_view_days").select(["question_id", "views"]).execute();

async function mostAsked(): Promise<string[]> {
  const { answer } = await send("POST front-end/faq-home/{lang}");
  return categoriesAnswer.parse(answer).mostAsked.map(({ question }) => question);
}

describe("a voice", () => {
  test("counts once a token, and the last one counts", async () => {
    await say(true, "a");
    await say(false, "a");
    await say(true, "b");
    expect((await voices()).map(({ is_like }) => is_like).sort()).toEqual([false, true]);
  });

  test("counts once though the same token says it twenty times at once", async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => say(at % 2 === 0, "a")));
    expect(replies.map(({ reply }) => reply.status)).toEqual(Array(20).fill("accepted"));
    expect(await voices()).toHaveLength(1);
  });

  test("of somebody without a token brings a token along, for his next one", async () => {
    const { reply } = await say(true, "");
    const [cookie = ""] = "cookies" in reply ? reply.cookies : [];
    expect(cookie).toMatch(/^guest=[\w.~-]+.*HttpOnly/i);
    expect((await say(true, "a")).reply).toMatchObject({ cookies: [] });
  });

  test("on what is not shown, or never was, finds nothing", async () => {
    for (const id of [ids["lama"], 999_999, -1]) expect((await say(true, "a", id)).reply).toMatchObject({ http: 404 });
  });

  test("is refused once a network says more than people there would", async () => {
    for (let at = 0; at < limitRules.helpVoices.limit; at += 1) {
      await platform.limits.take(limitRules.helpVoices, [""]);
    }
    expect((await say(true, "a")).reply).toMatchObject({ http: 429, retryAfter: expect.any(Number) });
    expect(await voices()).toEqual([]);
  });

  test("is in no row together with its token", async () => {
    await say(true, "ab".repeat(32));
    await open("ab".repeat(32));
    await open("ab".repeat(32), "dua");
    const rows = await platform.database.db.selectFrom("help_views").select("visitor").execute();
    const [one, other] = rows.map(({ visitor }) => Buffer.from(visitor));
    expect(one).not.toEqual(other);
    for (const encoding of ["hex", "latin1", "base64"] as const) expect(one?.toString(encoding)).not.toContain("abab");
  });
});

describe("a view", () => {
  test("counts once a token, question and day", async () => {
    for (const token of ["a", "a", "b"]) await open(token);
    await open("a", "dua");
    const counted = new Map((await views()).map((row) => [row.question_id, row.views]));
    expect([counted.get(ids["satu"] ?? 0), counted.get(ids["dua"] ?? 0)]).toEqual([2, 1]);
    const today = platform.time.now;
    platform.time.now = new Date(today.getTime() + 24 * 60 * 60 * 1000);
    await open("a");
    platform.time.now = today;
    expect((await views()).filter((row) => row.question_id === ids["satu"])).toHaveLength(2);
  });

  test("counts once though twenty come at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => open("a")));
    expect(await views()).toEqual([{ question_id: ids["satu"], views: 1 }]);
  });

  test("is not counted above what a network would, and answered all the same", async () => {
    const { limit } = limitRules.helpViews;
    const replies = await Promise.all(Array.from({ length: limit + 5 }, (_, at) => open(`token ${at}`)));
    expect(replies.every(({ reply }) => reply.status === "accepted")).toBe(true);
    expect(await views()).toEqual([{ question_id: ids["satu"], views: limit }]);
  });

  test("says what is asked most, for ninety days", async () => {
    expect(await mostAsked()).toEqual(["satu", "dua", "tiga"]);
    await open("a", "tiga");
    await open("b", "tiga");
    await open("a", "dua");
    expect(await mostAsked()).toEqual(["tiga", "dua", "satu"]);
    const today = platform.time.now;
    platform.time.now = new Date(today.getTime() + 91 * 24 * 60 * 60 * 1000);
    expect(await mostAsked()).toEqual(["satu", "dua", "tiga"]);
    platform.time.now = today;
  });

  test("is kept as a number when who it was is forgotten", async () => {
    await open("a");
    await forgetVisitors(platform.database.db, jakartaDay(new Date(platform.time.now.getTime() + 86_400_000)));
    expect(await platform.database.db.selectFrom("help_views").selectAll().execute()).toEqual([]);
    expect(await views()).toHaveLength(1);
  });
});
