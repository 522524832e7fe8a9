// Shows: F17, J1
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCv, aPhoto, aProfile, aSignedIn, type Portal } from "../../../../tests/support/applicants.ts";
import type { DeskOfTest } from "../../../../tests/support/desk.ts";
import { actOn, readOf } from "../../../../tests/support/desk-vacancies.ts";
import {
  anAnswerer,
  anAskingVacancy,
  ask,
  askingOfTest,
  questionsOfEachKind,
} from "../../../../tests/support/questions.ts";
import { listAnswers } from "../read-answers.server.ts";

let portal: Portal;
let desk: DeskOfTest;
beforeAll(async () => {
  ({ portal, desk } = await askingOfTest());
});
afterAll(() => portal.platform.close());

const { shifts, certificate, tools, years, systems } = questionsOfEachKind;
const all = [shifts, certificate, tools, years, systems];
const asking = (questions: readonly object[] = all) => anAskingVacancy({ portal, desk }, questions);
const db = () => portal.platform.database.db;
const findStored = async (applicationId: unknown) =>
  (await listAnswers(db(), Number(applicationId))).map(({ question, value }) => [question.words.id, value]);
const missed = async (applicationId: unknown) => {
  const row = db().selectFrom("desk_applications").select("must_missed");
  return (await row.where("application_id", "=", Number(applicationId)).executeTakeFirstOrThrow()).must_missed;
};
const right = (ids: readonly number[]) => [
  { questionId: ids[0], value: true },
  { questionId: ids[1], value: 1 },
  { questionId: ids[2], value: [2, 1] },
  { questionId: ids[3], value: 4.5 },
  { questionId: ids[4], value: " Dua sistem,\nsatu buatan sendiri " },
];
const getApplications = async (applicantId: number) =>
  (await db().selectFrom("applications").select("id").where("applicant_id", "=", applicantId).execute()).length;

describe("answers to a vacancy's questions", () => {
  test("are sent with the application, read in it by who sent it, and marked", async () => {
    const { id, ids } = await asking();
    const someone = await anAnswerer(portal);
    const sent = await someone.apply(id, right(ids));
    expect(sent.body).toMatchObject({ acknowledge: 1 });
    const { applicationId } = sent.body;
    expect(await missed(applicationId)).toBe(0);
    const own = await someone.visitor.get(`application/${applicationId}/en`);
    expect(own.body["data"]).toMatchObject({
      answers: [
        { questionId: ids[0], question: "Shifts?", answer: "Yes" },
        { question: "Sertifikat K3?", answer: "Yes" },
        { question: "Alat apa?", answer: "Forklift, Reach truck" },
        { question: "Berapa tahun?", answer: "4.5" },
        { question: "Which WMS?", answer: "Dua sistem,\nsatu buatan sendiri" },
      ],
    });
    expect(JSON.stringify(own.body)).not.toMatch(/must|mustMissed/);
  });

  test("that miss a must are taken all the same, and counted; what may stay open may", async () => {
    const { id, ids } = await asking();
    const someone = await anAnswerer(portal);
    const answers = [
      { questionId: ids[0], value: false },
      { questionId: ids[1], value: 2 },
      { questionId: ids[3], value: 0 },
    ];
    const { body } = await someone.apply(id, answers);
    expect(body).toMatchObject({ acknowledge: 1 });
    expect(await missed(body["applicationId"])).toBe(4);
    expect(await findStored(body["applicationId"])).toEqual([
      ["Bersedia bergiliran?", false],
      ["Sertifikat K3?", 2],
      ["Alat apa?", null],
      ["Berapa tahun?", 0],
      ["WMS apa?", null],
    ]);
  });

  test("are not asked for where nothing is asked: such an application misses nothing", async () => {
    const { id } = await asking([]);
    const { body } = await (await anAnswerer(portal)).apply(id);
    expect(await missed(body["applicationId"])).toBe(-1);
  });

  test("that lack a required one, or have a value that the question does not take, are refused with each fault; nothing is made", async () => {
    const { id, ids } = await asking();
    const someone = await anAnswerer(portal);
    const without = await someone.apply(id);
    expect(without).toMatchObject({
      http: 200,
      body: {
        ...{ acknowledge: 0, code: "answers-missing", message: "Ada pertanyaan lowongan yang belum terjawab" },
        questions: [ids[0], ids[1], ids[3]].map((questionId) => ({ questionId, code: "required" })),
      },
    });
    const wrong = await someone.apply(id, [
      { questionId: ids[0], value: "ya" },
      { questionId: ids[1], value: 3 },
      { questionId: ids[2], value: [1, 9] },
      { questionId: ids[3], value: "tiga" },
      { questionId: ids[4], value: "x".repeat(1_001) },
    ]);
    expect(wrong.body["questions"]).toEqual([
      { questionId: ids[0], code: "choice" },
      { questionId: ids[1], code: "choice" },
      { questionId: ids[2], code: "choice" },
      { questionId: ids[3], code: "number" },
      { questionId: ids[4], code: "too-long" },
    ]);
    expect(await getApplications(someone.id)).toBe(0);
    const english = await someone.apply(id, [], { lang: "en" });
    expect(english.body["message"]).toBe("Some questions of the vacancy are not answered yet");
  });

  test("come after what the resume and the vacancy lack; a second application gets that as its reason", async () => {
    const { id, ids, recruiter } = await asking();
    const empty = await aSignedIn(portal);
    const grecaptcha = await empty.visitor.captcha();
    const incomplete = await empty.visitor.json("submit-application", { VacancyId: id, grecaptcha });
    expect(incomplete.body["code"]).toBe("profile-incomplete");
    const someone = await anAnswerer(portal);
    const { applicationId } = (await someone.apply(id, right(ids))).body;
    expect((await someone.apply(id)).body).toMatchObject({ code: "already-applied", applicationId });
    await actOn(recruiter, id, "close", { rest: "go-on" });
    expect((await (await anAnswerer(portal)).apply(id)).body["code"]).toBe("vacancy-closed");
  });

  test("to a question of another vacancy, or of none, are a wrong field and use no captcha up", async () => {
    const one = await asking([shifts]);
    const other = await asking([shifts]);
    const someone = await anAnswerer(portal);
    const grecaptcha = await someone.visitor.captcha();
    for (const questionId of [other.ids[0], 999_999_999_999]) {
      const strange = [
        { questionId: one.ids[0], value: true },
        { questionId, value: true },
      ];
      const { http, body } = await someone.apply(one.id, strange, { grecaptcha });
      expect([http, body["errors"]]).toMatchObject([422, [{ path: "answers.1.questionId", code: "choice" }]]);
    }
    const sent = await someone.apply(one.id, [{ questionId: one.ids[0], value: true }], { grecaptcha });
    expect(sent.body).toMatchObject({ acknowledge: 1 });
  });

  test("to a question that was edited meanwhile are refused as such, so that nobody answers what he has not read", async () => {
    const { id, ids, recruiter } = await asking([shifts]);
    await ask(recruiter, id, [{ ...shifts, id: ids[0], words: { id: "Bersedia malam saja?", en: "" } }]);
    const [now] = (await readOf(recruiter, id)).questions;
    const someone = await anAnswerer(portal);
    expect((await someone.apply(id, [{ questionId: ids[0], value: true }])).body["questions"]).toEqual([
      { questionId: ids[0], code: "changed" },
      { questionId: now?.id, code: "required" },
    ]);
    expect((await someone.apply(id, [{ questionId: now?.id, value: true }])).body).toMatchObject({ acknowledge: 1 });
  });

  test.each<[string, unknown, string]>([
    ["no list", "x", "answers"],
    ["an object", {}, "answers"],
    ["a number in the list", [5], "answers.0"],
    ["an id that is none", [{ questionId: "1", value: true }], "answers.0.questionId"],
    ["an id below zero", [{ questionId: -1, value: true }], "answers.0.questionId"],
    ["no id", [{ value: true }], "answers.0.questionId"],
    ["an object as value", [{ questionId: 1, value: { $ne: null } }], "answers.0.value"],
    ["a list of texts as value", [{ questionId: 1, value: ["1"] }], "answers.0.value"],
    ["too many", Array.from({ length: 51 }, () => ({ questionId: 1, value: true })), "answers"],
  ])("%s is a wrong field", async (_, answers, path) => {
    const { id } = await asking([shifts]);
    const { http, body } = await (await anAnswerer(portal)).apply(id, answers);
    expect([http, body["errors"]]).toMatchObject([422, [expect.objectContaining({ path })]]);
  });

  test("are kept as they were written, whatever they would do elsewhere", async () => {
    const { id, ids } = await asking([systems]);
    for (const value of [
      "<img src=x onerror=alert(1)>",
      "'; drop table applications; --",
      "=1+1",
      "\u202Egnp.exe",
      "😀".repeat(500),
    ]) {
      const someone = await anAnswerer(portal);
      const { body } = await someone.apply(id, [{ questionId: ids[0], value }]);
      expect(await findStored(body["applicationId"])).toEqual([["WMS apa?", value]]);
    }
    const broken = await (await anAnswerer(portal)).apply(id, [{ questionId: ids[0], value: "a\u0000b" }]);
    expect(broken.http).toBe(400);
  });

  test("more than a body may hold are refused before they are read", async () => {
    const { id, ids } = await asking([systems]);
    const answers = Array.from({ length: 50 }, () => ({ questionId: ids[0], value: "x".repeat(9_000) }));
    expect((await (await anAnswerer(portal)).apply(id, answers)).http).toBe(413);
  });

  test("stay as they were sent when the resume is sent again", async () => {
    const { id, ids } = await asking();
    const someone = await anAnswerer(portal);
    const { applicationId } = (await someone.apply(id, right(ids))).body;
    const before = await findStored(applicationId);
    const profile = await aProfile(portal.platform, 1);
    const changed = { ...profile, personalData: { ...profile.personalData, nama: "Dewi Baru" } };
    const grecaptcha = await someone.visitor.captcha();
    await someone.visitor.multipart("form/update-profile", { data: changed, grecaptcha });
    const again = { applicationId, grecaptcha: await someone.visitor.captcha() };
    expect((await someone.visitor.json("application/edit", again)).body).toMatchObject({ version: 2 });
    expect(await findStored(applicationId)).toEqual(before);
    expect(await missed(applicationId)).toBe(0);
  });

  test("are asked for again where someone withdrew and applies again", async () => {
    const { id, ids } = await asking([shifts]);
    const someone = await anAnswerer(portal);
    const first = (await someone.apply(id, [{ questionId: ids[0], value: false }])).body["applicationId"];
    await someone.visitor.json("application/withdraw", { applicationId: first });
    expect((await someone.apply(id)).body["code"]).toBe("answers-missing");
    const second = (await someone.apply(id, [{ questionId: ids[0], value: true }])).body["applicationId"];
    expect([await findStored(first), await findStored(second)]).toEqual([
      [["Bersedia bergiliran?", false]],
      [["Bersedia bergiliran?", true]],
    ]);
  });
});

describe("form/submit-application", () => {
  test("takes answers beside the resume: all of it, or nothing", async () => {
    const { id, ids } = await asking();
    const someone = await aSignedIn(portal);
    const data = await aProfile(portal.platform);
    const files = { photoProfile: await aPhoto(), cvFile: aCv() };
    const send = async (answers: unknown) =>
      someone.visitor.multipart("form/submit-application", {
        ...{ data, VacancyId: id, lang: "id", grecaptcha: await someone.visitor.captcha(), answers, ...files },
      });
    expect((await send([])).body["code"]).toBe("answers-missing");
    expect((await someone.visitor.get("get-profile/id")).body["data"]).toMatchObject({ version: 0 });
    // As long as ten texts are: more than any one field of a form.
    const long = right(ids).map((answer, at) => (at === 4 ? { ...answer, value: `a ${"b".repeat(997)}` } : answer));
    const sent = await send(long);
    expect(sent.body).toMatchObject({ acknowledge: 1 });
    expect((await findStored(sent.body["applicationId"]))[4]).toEqual(["WMS apa?", `a ${"b".repeat(997)}`]);
  });
});

describe("submit-all-application", () => {
  test("gives each vacancy its own answers, and lists what each lacks", async () => {
    const [one, other, silent] = [await asking([shifts]), await asking([years, systems]), await asking([])];
    const someone = await anAnswerer(portal);
    const send = async (answers: unknown) => {
      const VacancyId = [one.id, other.id, silent.id];
      const { body } = await someone.visitor.json("submit-all-application", {
        ...{ VacancyId, grecaptcha: await someone.visitor.captcha(), lang: "id", answers },
      });
      return body["results"];
    };
    expect(
      await send([
        { questionId: other.ids[1], value: "SAP" },
        { questionId: one.ids[0], value: true },
      ]),
    ).toMatchObject([
      { VacancyId: one.id, acknowledge: 1 },
      {
        ...{ VacancyId: other.id, acknowledge: 0, code: "answers-missing" },
        questions: [{ questionId: other.ids[0], code: "required" }],
      },
      { VacancyId: silent.id, acknowledge: 1 },
    ]);
    const rest = await send([{ questionId: other.ids[0], value: 3 }]);
    expect(rest).toMatchObject([{ code: "already-applied" }, { acknowledge: 1 }, { code: "already-applied" }]);
  });

  test("refuses answers to what none of them asks", async () => {
    const [one, other] = [await asking([shifts]), await asking([shifts])];
    const someone = await anAnswerer(portal);
    const { http, body } = await someone.visitor.json("submit-all-application", {
      ...{ VacancyId: [one.id], grecaptcha: await someone.visitor.captcha() },
      answers: [{ questionId: other.ids[0], value: true }],
    });
    expect([http, body["errors"]]).toMatchObject([422, [{ path: "answers.0.questionId", code: "choice" }]]);
    expect(await getApplications(someone.id)).toBe(0);
  });
});
