// Shows: F17
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import type { DeskOfTest } from "../../../../../tests/support/desk.ts";
import { actOn, aDeskVacancy, readOf, wholeVacancy } from "../../../../../tests/support/desk-vacancies.ts";
import {
  anAnswerer,
  anAskingVacancy,
  ask,
  askingOfTest,
  questionsOfEachKind,
  toBody,
} from "../../../../../tests/support/questions.ts";

let portal: Portal;
let desk: DeskOfTest;
beforeAll(async () => {
  ({ portal, desk } = await askingOfTest());
});
afterAll(() => portal.platform.close());

const { shifts, certificate, tools, years, systems } = questionsOfEachKind;
const all = [shifts, certificate, tools, years, systems];
const asking = (questions: readonly object[] = all) => anAskingVacancy({ portal, desk }, questions);
const stored = (vacancyId: number) =>
  portal.platform.database.db
    .selectFrom("vacancy_questions")
    .select(["id", "version", "origin_id", "retired_at"])
    .where("vacancy_id", "=", vacancyId)
    .orderBy("id")
    .execute();
const detail = async (id: number, lang = "id") => {
  const { body } = await (await anAnswerer(portal)).visitor.get(`lowongan-detail/${id}/${lang}`);
  return Object(body["data"]).questions;
};

describe("what a vacancy asks", () => {
  test("is one of each kind in both languages, in their order, and who applies reads it without its musts", async () => {
    const { id, questions } = await asking();
    expect(questions.map(({ kind, required, version, isAsked }) => [kind, required, version, isAsked])).toEqual([
      ["yesNo", true, 1, false],
      ["choice", true, 1, false],
      ["choices", false, 1, false],
      ["number", true, 1, false],
      ["text", false, 1, false],
    ]);
    const form = await detail(id);
    expect(form).toEqual([
      { questionId: questions[0]?.id, kind: "yesNo", words: "Bersedia bergiliran?", options: [], required: true },
      {
        ...{ questionId: questions[1]?.id, kind: "choice", words: "Sertifikat K3?", required: true },
        options: [
          { value: 1, text: "Ya" },
          { value: 2, text: "Belum" },
        ],
      },
      expect.objectContaining({ kind: "choices" }),
      expect.objectContaining({ kind: "number" }),
      expect.objectContaining({ kind: "text" }),
    ]);
    expect(JSON.stringify(form)).not.toMatch(/must|min|values"/);
    const english = await detail(id, "en");
    expect(english[0].words).toBe("Shifts?");
    expect(english[1]).toMatchObject({ words: "Sertifikat K3?", options: [{ text: "Yes" }, { text: "Belum" }] });
  });

  test("is put into another order without any other change", async () => {
    const { id, recruiter, questions } = await asking();
    const turned = questions.toReversed().map(toBody);
    expect((await ask(recruiter, id, turned)).http).toBe(200);
    const now = (await readOf(recruiter, id)).questions;
    expect(now.map(({ id: of }) => of)).toEqual(turned.map(({ id: of }) => of));
    expect(await stored(id)).toHaveLength(5);
  });

  test("that says the same again is no change: no version, nothing in the trail", async () => {
    const { id, recruiter, questions } = await asking();
    const before = await readOf(recruiter, id);
    expect((await ask(recruiter, id, questions.map(toBody))).body).toMatchObject({ version: before.version });
    const trail = portal.platform.database.db
      .selectFrom("trail_entries")
      .select("action")
      .where("action", "=", "vacancy.questions-changed")
      .where("thing_id", "=", id);
    expect(await trail.execute()).toHaveLength(1);
  });

  test("is copied with a vacancy, and both copies change independently", async () => {
    const { id, recruiter } = await asking([shifts, years]);
    const copy = await actOn(recruiter, id, "duplicate");
    expect(copy.http).toBe(201);
    const copyId = Number(copy.body["id"]);
    const copied = (await readOf(recruiter, copyId)).questions;
    expect(copied).toMatchObject([
      { words: shifts.words, must: { values: [true] }, version: 1, isAsked: false },
      { words: years.words, must: { min: 3, max: null } },
    ]);
    expect((await ask(recruiter, copyId, [])).http).toBe(200);
    expect((await readOf(recruiter, id)).questions).toHaveLength(2);
  });
});

describe("an edited question", () => {
  test("is another one, of the same version while nobody was asked, of the next one once somebody was", async () => {
    const { id, recruiter, questions } = await asking([systems]);
    const [first] = questions;
    await ask(recruiter, id, [{ ...systems, id: first?.id, words: { id: "WMS mana?", en: "" } }]);
    const [second] = (await readOf(recruiter, id)).questions;
    expect(second).toMatchObject({ version: 1, originId: first?.id, words: { id: "WMS mana?" } });
    expect(second?.id).not.toBe(first?.id);
    await (await anAnswerer(portal)).apply(id, [{ questionId: second?.id, value: "SAP" }]);
    expect((await readOf(recruiter, id)).questions).toMatchObject([{ isAsked: true }]);
    await ask(recruiter, id, [{ ...systems, id: second?.id, required: true }]);
    const [third] = (await readOf(recruiter, id)).questions;
    expect(third).toMatchObject({ version: 2, originId: first?.id, isAsked: false, required: true });
    expect((await stored(id)).map(({ version, retired_at }) => [version, retired_at === null])).toEqual([
      [1, false],
      [1, false],
      [2, true],
    ]);
  });

  test("of another vacancy, of an earlier version, or twice the same is none of this one's", async () => {
    const one = await asking([shifts, systems]);
    const other = await asking([shifts]);
    const [first = 0, second = 0] = one.ids;
    await ask(one.recruiter, one.id, [
      { ...shifts, id: first, required: false },
      { ...systems, id: second },
    ]);
    const cases: [number, object[]][] = [
      [0, [{ ...shifts, id: other.ids[0] }]],
      [0, [{ ...shifts, id: first }]],
      [0, [{ ...shifts, id: 999_999_999 }]],
      [
        1,
        [
          { ...systems, id: second },
          { ...shifts, id: second },
        ],
      ],
    ];
    for (const [place, questions] of cases) {
      const { http, body } = await ask(one.recruiter, one.id, questions);
      expect([http, body["errors"]]).toMatchObject([422, [{ pointer: `/questions/${place}/id`, code: "choice" }]]);
    }
  });
});

describe("of two who edit at once", () => {
  test("the second gets the current questions, and no change of the first is lost", async () => {
    const { id, companyId, recruiter, questions } = await asking([shifts]);
    const other = await desk.as({ role: "recruiter", companyIds: [companyId] });
    const { version } = await readOf(recruiter, id);
    expect((await ask(recruiter, id, [...questions.map(toBody), years], version)).http).toBe(200);
    const late = await ask(other, id, [...questions.map(toBody), systems], version);
    expect(late.http).toBe(412);
    expect(late.body).toMatchObject({
      code: "version-conflict",
      current: { questions: [{ kind: "yesNo" }, { kind: "number" }] },
    });
    expect((await readOf(recruiter, id)).questions.map(({ kind }) => kind)).toEqual(["yesNo", "number"]);
  });

  test("one wins, in any order", async () => {
    const { id, recruiter } = await asking([shifts]);
    const { version } = await readOf(recruiter, id);
    const edits = [[years], [systems], [certificate], [tools]];
    const responses = await Promise.all(edits.map((questions) => ask(recruiter, id, questions, version)));
    expect(responses.map(({ http }) => http).toSorted()).toEqual([200, 412, 412, 412]);
    const winner = edits[responses.findIndex(({ http }) => http === 200)];
    expect((await readOf(recruiter, id)).questions).toMatchObject(winner ?? []);
  });

  test("without a version nothing is changed", async () => {
    const { id, recruiter } = await asking([shifts]);
    const { http, body } = await recruiter.send("PUT", `vacancies/${id}/questions`, { body: { questions: [] } });
    expect([http, body["code"]]).toEqual([428, "version-missing"]);
  });
});

describe("somebody who may not edit", () => {
  test("reads what is asked, or knows of no vacancy, and changes nothing", async () => {
    const { id, recruiter } = await asking([shifts]);
    const { version } = await readOf(recruiter, id);
    const manager = await desk.as({ role: "hiring-manager", vacancyIds: [id] });
    expect((await readOf(manager, id)).questions).toMatchObject([{ kind: "yesNo" }]);
    expect((await ask(manager, id, [], version)).http).toBe(403);
    const elsewhere = await asking([shifts]);
    expect((await ask(elsewhere.recruiter, id, [], version)).http).toBe(404);
    const sent = { body: { questions: [] }, version };
    expect((await desk.nobody("PUT", `vacancies/${id}/questions`, sent)).http).toBe(401);
    expect((await readOf(recruiter, id)).questions).toHaveLength(1);
  });

  test("changes nothing of a vacancy that is over", async () => {
    const { id, recruiter } = await asking([shifts]);
    await actOn(recruiter, id, "close", { rest: "go-on" });
    const { http, body } = await ask(recruiter, id, []);
    expect([http, body["code"]]).toEqual([409, "state-forbids"]);
  });

  test("changes nothing of an open vacancy where the company publishes after a review alone", async () => {
    const { id, recruiter, companyId, questions } = await asking([shifts]);
    const { db } = portal.platform.database;
    const setReview = (requires_review: boolean) =>
      db
        .insertInto("company_settings")
        .values({ company_id: companyId, requires_review })
        .onConflict((known) => known.column("company_id").doUpdateSet({ requires_review }))
        .execute();
    await setReview(true);
    expect(await ask(recruiter, id, [])).toMatchObject({ http: 409, body: { code: "needs-review" } });
    expect((await ask(recruiter, id, questions.map(toBody))).http).toBe(200);
    const draft = await aDeskVacancy(recruiter, companyId, wholeVacancy());
    expect((await ask(recruiter, draft.id, [years])).http).toBe(200);
    await setReview(false);
    expect((await ask(recruiter, id, [])).http).toBe(200);
  });

  test("a draft asks before it is public, and asks the same once it is", async () => {
    const { recruiter, companyId } = await asking([]);
    const draft = await aDeskVacancy(recruiter, companyId, wholeVacancy());
    expect((await ask(recruiter, draft.id, [years])).http).toBe(200);
    expect((await actOn(recruiter, draft.id, "publish", {})).http).toBe(200);
    expect(await detail(draft.id)).toMatchObject([{ kind: "number", words: "Berapa tahun?" }]);
  });
});

const text = (length: number) => "x".repeat(length);
const option = (id: string) => ({ id, en: "" });
const many = (count: number) => Array.from({ length: count }, (_, place) => option(`Pilihan ${place}`));

test.each<[string, object, string, string]>([
  ["no words", { ...systems, words: { id: " ", en: "x" } }, "/words/id", "required"],
  ["words of 301", { ...systems, words: { id: text(301), en: "" } }, "/words/id", "too-long"],
  ["English words of 301", { ...systems, words: { id: "Apa?", en: text(301) } }, "/words/en", "too-long"],
  ["a kind that there is not", { ...systems, kind: "essay" }, "/kind", "choice"],
  ["one option", { ...certificate, options: many(1), must: null }, "/options", "too-few-options"],
  ["thirteen options", { ...certificate, options: many(13), must: null }, "/options", "too-many-options"],
  ["an option of 101", { ...certificate, options: [option("a"), option(text(101))] }, "/options/1/id", "too-long"],
  ["an option without words", { ...certificate, options: [option("a"), option("")] }, "/options/1/id", "required"],
  ["an option twice", { ...certificate, options: [option("Ya"), option("ya")] }, "/options/1/id", "option-twice"],
  ["options of a number", { ...years, options: many(2) }, "/options", "choice"],
  ["a must of a text", { ...systems, must: { values: [1] } }, "/must", "choice"],
  ["a yes that must be an option", { ...shifts, must: { values: [1] } }, "/must", "choice"],
  ["an option that there is not", { ...certificate, must: { values: [3] } }, "/must", "choice"],
  ["the same value twice", { ...certificate, must: { values: [1, 1] } }, "/must", "choice"],
  ["a span of a choice", { ...certificate, must: { min: 1, max: 2 } }, "/must", "choice"],
  ["a span without bounds", { ...years, must: { min: null, max: null } }, "/must", "required"],
  ["a span turned round", { ...years, must: { min: 5, max: 3 } }, "/must", "must-order"],
])("%s is a wrong field", async (_, question, pointer, code) => {
  const { id, recruiter } = await asking([]);
  const { http, body } = await ask(recruiter, id, [shifts, question]);
  expect([http, body["errors"]]).toMatchObject([422, [{ pointer: `/questions/1${pointer}`, code }]]);
  expect((await readOf(recruiter, id)).questions).toEqual([]);
});

test("ten are asked, eleven are too many; what is no list, or no question, is refused whole", async () => {
  const { id, recruiter } = await asking([]);
  expect(
    (
      await ask(
        recruiter,
        id,
        Array.from({ length: 10 }, () => systems),
      )
    ).http,
  ).toBe(200);
  const eleven = await ask(
    recruiter,
    id,
    Array.from({ length: 11 }, () => systems),
  );
  expect(eleven.body["errors"]).toMatchObject([{ pointer: "/questions", code: "too-many-questions" }]);
  const { version } = await readOf(recruiter, id);
  for (const questions of [null, "x", {}, [null], [[]], ["x"], [1]]) {
    const sent = { body: { questions }, version };
    expect((await recruiter.send("PUT", `vacancies/${id}/questions`, sent)).http).toBe(422);
  }
});
