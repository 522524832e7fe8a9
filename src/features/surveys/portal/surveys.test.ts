// Shows: J4
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { aReadyApplicant, type Portal, portalOfTest } from "../../../../tests/support/applicants.ts";
import { aVacancy } from "../../../../tests/support/applications.ts";
import { daysFromNow } from "../../../../tests/support/days.ts";
import { sendTo } from "../../../../tests/support/endpoints.ts";
import { aCategory, aSurveyFile, loadSurvey } from "../../../../tests/support/surveys.ts";
import { applicationPorts } from "../../../app/endpoints.ts";
import type { Person } from "../../../platform/personal-data.ts";
import { applicationEndpoints } from "../../applications/portal/applications.api.server.ts";
import { reportSurvey } from "../../reports/reports.server.ts";
import { surveysPersonalData } from "../personal-data.server.ts";
import { surveyEndpoints } from "./surveys.api.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest((platform) => [
    ...applicationEndpoints({ platform, siteName: () => "Situs Karier", ports: applicationPorts(platform) }),
    ...surveyEndpoints(platform),
  ]);
});
afterAll(() => portal.platform.close());
beforeEach(() => loadSurvey(portal.platform.database));

type Applicant = Awaited<ReturnType<typeof aReadyApplicant>>;

async function apply({ visitor }: Applicant): Promise<number> {
  const { id: VacancyId } = await aVacancy(portal.platform);
  const { body } = await visitor.json("submit-application", { VacancyId, grecaptcha: await visitor.captcha() });
  return Number(body["applicationId"]);
}

const lines = z.array(z.looseObject({ id: z.number(), idn: z.string() }));
const category = z.looseObject({ airsysCategoryID: z.number(), idn: z.string(), questions: lines });
const existingSchema = z.looseObject({
  isExisting: z.boolean(),
  transactionId: z.string().nullable(),
  position: z.string().nullable(),
  dissatisfactionOptions: lines,
  experienceRatings: z.array(z.looseObject({ rating: z.number(), categories: z.array(category) })),
});
type Existing = z.infer<typeof existingSchema>;

async function existing({ visitor }: Applicant, id?: string): Promise<Existing> {
  const { body } = await visitor.get(`net-promotor-survey/existing${id === undefined ? "" : `?id=${id}`}`);
  return existingSchema.parse(body);
}

async function somebodyAsked() {
  const applicant = await aReadyApplicant(portal);
  const applicationId = await apply(applicant);
  const survey = await existing(applicant);
  const category = survey.experienceRatings[1]?.categories[0];
  const choices = {
    categories: [{ airsysCategoryID: category?.airsysCategoryID, questions: [category?.questions[1]?.id] }],
    dissatisfaction: [survey.dissatisfactionOptions[0]?.id],
  };
  const transactionId = survey.transactionId ?? "";
  const answer = { transactionId, rating: 2, ...choices, comment: " Lama. " };
  return { ...applicant, applicationId, survey, transactionId, answer };
}

const rating = "net-promotor-survey/rating";

describe("after applying", () => {
  test("a survey waits that asks by rating, in both languages", async () => {
    const { survey } = await somebodyAsked();
    expect(survey).toMatchObject({
      isExisting: true,
      transactionId: expect.stringMatching(/^[\w-]{22}$/),
      position: "Analis Data",
      dissatisfactionOptions: [{ id: expect.any(Number), idn: "id slow", eng: "en slow" }],
    });
    const named = survey.experienceRatings.map(({ rating, categories }) => [rating, categories.map(({ idn }) => idn)]);
    expect(named).toEqual([
      [1, ["id hard"]],
      [2, ["id hard"]],
      [3, []],
      [4, ["id easy"]],
      [5, ["id easy"]],
    ]);
    expect(survey.experienceRatings[0]?.categories[0]?.questions.map(({ idn }) => idn)).toEqual([
      "id lost",
      "id unclear",
    ]);
  });

  test("the application's details lead to it until it is answered", async () => {
    const { visitor, applicationId, transactionId, answer } = await somebodyAsked();
    const details = async () => (await visitor.json("Application/details/id", { applicationId })).body["data"];
    expect(await details()).toMatchObject({ surveyUrl: `/NPS/Application?id=${transactionId}` });
    await visitor.json(rating, answer);
    expect(await details()).toMatchObject({ surveyUrl: null });
  });

  test("nobody is asked twice in thirty days", async () => {
    const survey = await somebodyAsked();
    await survey.visitor.json(rating, survey.answer);
    const askedDaysAgo = (days: number) =>
      portal.platform.database.db
        .updateTable("surveys")
        .set({ offered_at: daysFromNow(-days) })
        .where("transaction_id", "=", survey.transactionId)
        .execute();
    await askedDaysAgo(29);
    await apply(survey);
    expect(await existing(survey)).toMatchObject({ isExisting: false, transactionId: null, position: null });
    await askedDaysAgo(31);
    await apply(survey);
    expect((await existing(survey)).isExisting).toBe(true);
  });

  test("nobody is asked while there is nothing to ask", async () => {
    await portal.platform.database.db.updateTable("survey_entries").set({ is_shown: false }).execute();
    const applicant = await aReadyApplicant(portal);
    await apply(applicant);
    expect((await existing(applicant)).isExisting).toBe(false);
  });

  test("without the survey there is no application either", async () => {
    const applicant = await aReadyApplicant(portal);
    const refusing = async () => Promise.reject(new Error("no survey"));
    const endpoints = applicationEndpoints({
      platform: portal.platform,
      siteName: () => "",
      ports: { ...applicationPorts(portal.platform), offerSurvey: refusing },
    });
    const { id: vacancyId } = await aVacancy(portal.platform);
    const { id: applicantId, email: userName } = applicant;
    const identity = { kind: "applicant" as const, applicantId, userName, sessionId: 1, isProved: true };
    const body = { VacancyId: vacancyId, grecaptcha: await applicant.visitor.captcha(), lang: "id" };
    const submitting = sendTo(endpoints)("POST submit-application", { identity, body });
    await expect(submitting).rejects.toThrow("no survey");
    expect((await applicant.visitor.json("Application/list/id", {})).body).toMatchObject({ totalRows: 0 });
  });
});

describe("an answer", () => {
  test("is kept with what was chosen, and counts once of twenty at a time", async () => {
    const { id, visitor, answer } = await somebodyAsked();
    const tries = await Promise.all(Array.from({ length: 20 }, () => visitor.json(rating, answer)));
    expect(tries.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
    expect(tries.filter(({ body }) => body["code"] === "survey-answered")).toHaveLength(19);
    const chosen = [answer.categories[0]?.questions[0], answer.dissatisfaction[0]];
    const row = portal.platform.database.db.selectFrom("surveys").selectAll().where("applicant_id", "=", id);
    expect(await row.executeTakeFirst()).toMatchObject({ rating: 2, comment: "Lama.", chosen: { list: chosen } });
  });

  test("given twice is refused in both languages", async () => {
    const { visitor, answer } = await somebodyAsked();
    expect(await visitor.json(rating, answer)).toMatchObject({ body: { acknowledge: 1 } });
    expect(await visitor.json(`${rating}?lang=en`, answer)).toMatchObject({
      http: 200,
      body: {
        acknowledge: 0,
        code: "survey-answered",
        message: "This survey has already been answered.",
        enMessage: "This survey has already been answered.",
        idnMessage: "Survei ini sudah pernah dijawab.",
      },
    });
  });

  test("to somebody else's survey, or to none, is to an invalid one", async () => {
    const [one, other] = [await somebodyAsked(), await somebodyAsked()];
    const words = {
      code: "survey-invalid",
      enMessage: "This survey link is not valid.",
      idnMessage: "Tautan survei ini tidak berlaku.",
    };
    for (const transactionId of [one.transactionId, "tidak-ada"]) {
      const answer = { ...other.answer, transactionId };
      expect(await other.visitor.json(rating, answer)).toMatchObject({ http: 200, body: words });
      const surveyAnswer = await other.visitor.get(`net-promotor-survey/survey-url?id=${transactionId}`);
      expect(surveyAnswer).toMatchObject({ http: 200, body: words });
      expect((await existing(other, transactionId)).isExisting).toBe(false);
    }
    expect((await existing(one)).isExisting).toBe(true);
  });

  test("may name its survey in the path, the same as in the body", async () => {
    const { visitor, answer, transactionId } = await somebodyAsked();
    expect((await visitor.json(`${rating}/other`, answer)).body).toMatchObject({ code: "survey-invalid" });
    expect((await visitor.json(`${rating}/${transactionId}`, answer)).body).toMatchObject({ acknowledge: 1 });
  });

  test("has the survey's own choices, a rating from 1 to 5, and a comment of its length", async () => {
    const { visitor, answer, survey } = await somebodyAsked();
    const easy = survey.experienceRatings[4]?.categories[0];
    const wrong: [object, string[]][] = [
      [{ rating: 0 }, ["rating"]],
      [{ rating: 6 }, ["rating"]],
      [{ rating: undefined }, ["rating"]],
      [{ comment: "x".repeat(2001) }, ["comment"]],
      [{ dissatisfaction: [999_999] }, ["dissatisfaction.0"]],
      [
        { categories: [{ airsysCategoryID: easy?.airsysCategoryID, questions: [] }] },
        ["categories.0.airsysCategoryID"],
      ],
      [
        { categories: [{ ...answer.categories[0], questions: [easy?.questions[0]?.id] }] },
        ["categories.0.questions.0"],
      ],
    ];
    for (const [given, paths] of wrong) {
      const { http, body } = await visitor.json(rating, { ...answer, ...given });
      const errors = z
        .array(z.object({ path: z.string() }))
        .default([])
        .parse(body["errors"]);
      expect({ given, http, paths: errors.map(({ path }) => path) }).toEqual({ given, http: 422, paths });
    }
    const { body } = await visitor.get("net-promotor-survey/existing");
    expect(body).toMatchObject({ isExisting: true });
  });

  test("needs no more than the rating", async () => {
    const { visitor, transactionId } = await somebodyAsked();
    expect((await visitor.json(rating, { transactionId, rating: 5 })).body).toMatchObject({ acknowledge: 1 });
  });
});

test("its page is named by an absolute address", async () => {
  const { visitor, transactionId } = await somebodyAsked();
  const { body } = await visitor.get(`net-promotor-survey/survey-url?id=${transactionId}`);
  const url = `${portal.platform.settings.publicUrl}/NPS/Application?id=${transactionId}`;
  expect(body).toMatchObject({ url, transactionId });
});

describe("what is asked", () => {
  test("can be changed without losing what was answered", async () => {
    const { database } = portal.platform;
    const { visitor, answer } = await somebodyAsked();
    await visitor.json(rating, answer);
    const changed = aSurveyFile([aCategory("hard", [1, 2, 3], ["lost"])], []);
    expect(await loadSurvey(database, changed)).toEqual({ added: 0, updated: 5, unchanged: 1 });
    expect(await loadSurvey(database, changed)).toEqual({ added: 0, updated: 0, unchanged: 2 });
    const lines: string[] = [];
    await reportSurvey(database.db, (line) => lines.push(line));
    expect(lines.find((line) => line.startsWith("question\tid hard: id unclear"))).toMatch(/\t[1-9]\d*$/);
    const next = await somebodyAskedOnly();
    expect(next.experienceRatings.map(({ categories }) => categories.length)).toEqual([1, 1, 1, 0, 0]);
    expect(next.dissatisfactionOptions).toEqual([]);
  });

  async function somebodyAskedOnly() {
    const applicant = await aReadyApplicant(portal);
    await apply(applicant);
    return existing(applicant);
  }

  test.each([
    ["another file", { ...aSurveyFile([]), path: "survey/more.md" }, "survey/survey.md"],
    ["no category", aSurveyFile([]), "categories"],
    ["a rating that there is not", aSurveyFile([aCategory("a", [6], ["x"])]), "ratings"],
    ["two questions of one slug", aSurveyFile([aCategory("a", [1], ["x", "x"])]), 'there are two "x"'],
  ])("%s is refused with its reason", async (_, file, reason) => {
    await expect(async () => loadSurvey(portal.platform.database, file)).rejects.toThrow(reason);
  });
});

test("the report counts, and names nobody", async () => {
  const { database } = portal.platform;
  const { visitor, answer, email } = await somebodyAsked();
  await visitor.json(rating, { ...answer, comment: "=Satu\tdua\nbaris" });
  const lines: string[] = [];
  expect(await reportSurvey(database.db, (line) => lines.push(line))).toBe(0);
  expect(lines[0]).toBe("what\twhich\ttimes");
  expect(lines.filter((line) => line.startsWith("rating\t"))).toHaveLength(5);
  expect(lines.filter((line) => line.startsWith("comment\t2, ") && line.endsWith("\t'=Satu dua baris"))).toHaveLength(
    1,
  );
  expect(lines.join("\n")).not.toContain(email);
});

test("a person's answers are exported and erased; the numbers stay", async () => {
  const { database } = portal.platform;
  const [answered, waiting] = [await somebodyAsked(), await somebodyAsked()];
  await answered.visitor.json(rating, answered.answer);
  const known = (applicantId: number): Person => ({ applicantId, email: "", tokenKeys: [] });
  expect(await surveysPersonalData.tell(database.db, known(answered.id))).toMatchObject([
    { data: [{ rating: 2, comment: "Lama." }] },
  ]);
  await database.transact(async (tx) => {
    for (const { id } of [answered, waiting]) await surveysPersonalData.erase(tx, known(id), new Date());
  });
  const left = (applicationId: number) =>
    database.db.selectFrom("surveys").selectAll().where("application_id", "=", applicationId).executeTakeFirst();
  expect(await left(answered.applicationId)).toMatchObject({ applicant_id: null, rating: 2, comment: null });
  expect(await left(waiting.applicationId)).toBeUndefined();
});
