// Shows: J5
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Portal, portalOfTest } from "../../../../tests/support/applicants.ts";
import { anApplication } from "../../../../tests/support/applications.ts";
import { inDays } from "../../../../tests/support/days.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { toldOf } from "../../../../tests/support/invitations.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import { aStarFile, loadStarForms } from "../../../../tests/support/star-forms.ts";
import { applicationPorts } from "../../../app/endpoints.ts";
import type { Person } from "../../../platform/personal-data.ts";
import { applicationEndpoints } from "../../applications/portal/applications.api.server.ts";
import { reportStar } from "../../reports/reports.server.ts";
import { interviewsPersonalData } from "../star.queries.server.ts";
import { type StarData, starData } from "../star.schema.ts";
import { interviewEndpoints } from "./interviews.api.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest((platform) => [
    ...applicationEndpoints({ platform, siteName: () => "Situs Karier", ports: applicationPorts(platform) }),
    ...interviewEndpoints(platform),
  ]);
});
afterAll(() => portal.platform.close());
beforeEach(() => loadStarForms(portal.platform.database));

const importRow = (row: Record<string, string | number>) => toldOf(portal, row);

const detailsSchema = z.object({
  recruitmentProgress: z.array(
    z.object({ phaseName: z.string(), starForm: z.object({ url: z.string(), isSubmitted: z.boolean() }).nullable() }),
  ),
});
const errorsSchema = z.array(z.object({ path: z.string() })).default([]);

async function somebodyAsked(row: Record<string, string> = {}) {
  const applicant = await anApplication(portal);
  const { applicationId, visitor } = applicant;
  await importRow({ application_id: applicationId, phase: "user-interview", star_form_code: "STAR-T", ...row });
  const { body } = await visitor.json("Application/details/id", { applicationId });
  const details = detailsSchema.parse(body["data"]);
  const phase = details.recruitmentProgress.find(({ starForm }) => starForm !== null);
  const Id = Number(phase?.starForm?.url.split("=")[1]);
  return { ...applicant, Id, asked: phase };
}

type AskedApplicant = Awaited<ReturnType<typeof somebodyAsked>>;

async function star({ visitor, Id }: Pick<AskedApplicant, "visitor" | "Id">): Promise<StarData> {
  return starData.parse((await visitor.json("applicant-star/details", { Id })).body["data"]);
}

/** Every detail filled in with one text. */
async function whole(applicant: AskedApplicant, text = "• Saya menyemai 12.000 bibit.") {
  const { questions } = await star(applicant);
  const ApplicantSTARResult = questions.map(({ id, details }) => ({
    questionId: id,
    answer: details.map((detail) => ({ detailId: detail.id, text })),
  }));
  return { ApplicantSTARId: applicant.Id, ApplicantSTARResult };
}

describe("a phase that names a STAR form", () => {
  test("asks its applicant, by mail, by a notification and at the application", async () => {
    const { asked, visitor, email, Id } = await somebodyAsked({ phase: "received" });
    expect(asked).toMatchObject({ starForm: { url: `/form-star?id=${Id}`, isSubmitted: false } });
    const { body } = await visitor.get("notifications/id");
    const text = "Mohon isi formulir STAR untuk tahap Lamaran masuk, Analis Data di";
    expect(body).toMatchObject({ totalRows: 1, data: [{ kind: "star-asked", url: `/form-star?id=${Id}` }] });
    expect(JSON.stringify(body)).toContain(text);
    const mail = await eventually(async () => {
      const mails = await keptMailsTo(portal.platform.settings.dataDir, email);
      expect(mails).toHaveLength(2);
      return mails[1] ?? "";
    });
    expect(mail).toContain(`/form-star?id=${Id}`);
    expect(mail).toContain("Isi formulir STAR");
  });

  test("is listed with what else is new", async () => {
    const { visitor } = await somebodyAsked({ invitation_place: "Gedung Nila", invitation_time: `${inDays(5)} 10:00` });
    const { body } = await visitor.get("notifications/en");
    const kinds = z
      .array(z.object({ kind: z.string() }))
      .parse(body["data"])
      .map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["invited", "star-asked"]);
  });

  test("asks once, whatever else is reported about it", async () => {
    const { applicationId, visitor, Id } = await somebodyAsked();
    await importRow({ application_id: applicationId, phase: "user-interview", next_step: "Bawa KTP." });
    const { db } = portal.platform.database;
    const rows = await db
      .selectFrom("applicant_stars")
      .select("id")
      .where("application_id", "=", applicationId)
      .execute();
    expect(rows).toEqual([{ id: Id }]);
    expect((await visitor.get("notifications/id")).body).toMatchObject({ totalRows: 2 });
  });

  test("is asked for no more once the application ended", async () => {
    const { applicationId, visitor } = await somebodyAsked();
    await importRow({ application_id: applicationId, application_status: 3 });
    const { body } = await visitor.json("Application/details/id", { applicationId });
    expect(body["data"]).toMatchObject({ applicationStatusId: 3 });
    expect(JSON.stringify(body)).not.toContain("form-star");
  });

  test("that the content has not is a bad row", async () => {
    const { applicationId } = await anApplication(portal);
    const report = await importRow({ application_id: applicationId, phase: "offer", star_form_code: "TIDAK-ADA" });
    expect(report[0]).toBe('progress.jsonl, line 1: there is no STAR form "TIDAK-ADA"');
  });
});

describe("a form", () => {
  test("is read in the asked language, with when to come", async () => {
    const applicant = await somebodyAsked({ invitation_time: `${inDays(5)} 10:00`, due_date: inDays(4) });
    expect(await star(applicant)).toMatchObject({
      ...{ id: applicant.Id, applicationId: applicant.applicationId, starFormCode: "STAR-T", isSubmitted: false },
      ...{
        position: "Analis Data",
        interviewAt: `${inDays(5)}T10:00:00+07:00`,
        dueDate: inDays(4),
        submittedAt: null,
      },
      questions: [
        { question: "id led", details: [{ label: "id s", hint: "id hint s" }, { label: "id t" }], answer: [] },
        { question: "id failed", details: [{ label: "id r" }], answer: [] },
      ],
    });
    const { body } = await applicant.visitor.json("applicant-star/details?lang=en", { Id: applicant.Id });
    expect(body["data"]).toMatchObject({ position: "Data Analyst", questions: [{ question: "en led" }, {}] });
  });

  test("is sent once of ten at a time, and reads as it was sent", async () => {
    const applicant = await somebodyAsked();
    const answers = await whole(applicant);
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => applicant.visitor.json("applicant-star/answer", answers)),
    );
    expect(tries.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
    const refused = tries.filter(({ body }) => body["code"] === "already-submitted");
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body["message"]).toBe("Formulir ini sudah terkirim.");
    await loadStarForms(portal.platform.database, [aStarFile("STAR-T", { other: ["x"] })]);
    expect(await star(applicant)).toMatchObject({
      isSubmitted: true,
      submittedAt: expect.stringMatching(/\+07:00$/),
      questions: [
        { question: "id led", answer: [{ text: "• Saya menyemai 12.000 bibit." }, {}] },
        { question: "id failed" },
      ],
    });
  });

  test("is kept as a draft, incomplete, until it is sent", async () => {
    const applicant = await somebodyAsked();
    const {
      ApplicantSTARResult: [first],
    } = await whole(applicant);
    const draft = {
      ApplicantSTARId: applicant.Id,
      ApplicantSTARResult: [{ ...first, answer: first?.answer.slice(0, 1) }],
    };
    expect((await applicant.visitor.json("applicant-star/answer", { ...draft, isDraft: true })).body).toMatchObject({
      acknowledge: 1,
    });
    const stored = await star(applicant);
    expect(stored).toMatchObject({ isSubmitted: false, questions: [{ answer: [{}] }, { answer: [] }] });
    expect(await applicant.visitor.json("applicant-star/answer", await whole(applicant))).toMatchObject({
      body: { acknowledge: 1 },
    });
    expect((await applicant.visitor.json("applicant-star/answer", { ...draft, isDraft: true })).body).toMatchObject({
      code: "already-submitted",
    });
  });

  test("wants every detail, in words, and none that it does not ask", async () => {
    const applicant = await somebodyAsked();
    const { ApplicantSTARId, ApplicantSTARResult } = await whole(applicant);
    const [first, second] = ApplicantSTARResult;
    const withText = (text: string) => [{ ...first, answer: first?.answer.map((one) => ({ ...one, text })) }, second];
    const twice = { ...first, answer: [...(first?.answer ?? []), ...(first?.answer.slice(0, 1) ?? [])] };
    const root = "ApplicantSTARResult";
    const wrong: [string, unknown, string[]][] = [
      ["bullets alone", withText("• \n• "), [`${root}.0.answer.0.text`, `${root}.0.answer.1.text`]],
      ["too long", withText("x".repeat(2001)), [`${root}.0.answer.0.text`, `${root}.0.answer.1.text`]],
      ["a question left out", [first], [root]],
      ["a detail left out", [{ ...first, answer: [] }, second], [`${root}.0.answer`, `${root}.0.answer`]],
      ["a question it has not", [first, second, { questionId: 999, answer: [] }], [`${root}.2.questionId`]],
      ["a question twice", [first, second, first], [`${root}.2.questionId`]],
      ["a detail twice", [twice, second], [`${root}.0.answer.2.detailId`]],
    ];
    for (const [what, given, paths] of wrong) {
      const sent = await applicant.visitor.json("applicant-star/answer", {
        ApplicantSTARId,
        ApplicantSTARResult: given,
      });
      const errors = errorsSchema.parse(sent.body["errors"]);
      expect({ what, http: sent.http, paths: errors.map(({ path }) => path) }).toEqual({ what, http: 422, paths });
    }
    expect(
      await applicant.visitor.json("applicant-star/answer", {
        ApplicantSTARId,
        ApplicantSTARResult: withText("x".repeat(2000)),
      }),
    ).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("is nobody else's: 404, also its draft", async () => {
    const [one, other] = [await somebodyAsked(), await somebodyAsked()];
    const answers = await whole(one);
    expect(await other.visitor.json("applicant-star/details", { Id: one.Id })).toMatchObject({ http: 404 });
    expect(await other.visitor.json("applicant-star/answer", answers)).toMatchObject({ http: 404 });
    expect(await other.visitor.json("applicant-star/answer", { ...answers, ApplicantSTARResult: null })).toMatchObject({
      http: 404,
    });
    expect(await other.visitor.get(`form/draft/star-${one.Id}`)).toMatchObject({ http: 404 });
    expect(await one.visitor.get(`form/draft/star-${one.Id}`)).toMatchObject({ http: 200 });
  });

  test("takes its draft along when it is sent", async () => {
    const applicant = await somebodyAsked();
    const name = `form/draft/star-${applicant.Id}`;
    await portal.fetch(applicant.token, name, { method: "PUT", body: JSON.stringify({ data: { a: 1 }, version: 0 }) });
    expect((await applicant.visitor.get(name)).body).toMatchObject({ data: { version: 1 } });
    await applicant.visitor.json("applicant-star/answer", await whole(applicant));
    expect((await applicant.visitor.get(name)).body).toMatchObject({ data: { version: 0, data: null } });
  });
});

describe("forms of the content", () => {
  test("keep the numbers of their questions when others come and go", async () => {
    const applicant = await somebodyAsked();
    const ids = async () =>
      (await star(applicant)).questions.map(({ id, question, details }) => [
        question,
        id,
        details.map((one) => one.id),
      ]);
    const before = await ids();
    const { database } = portal.platform;
    expect(await loadStarForms(database, [aStarFile("STAR-T", { new: ["n"], led: ["t"] })])).toMatchObject({
      updated: 1,
    });
    const [fresh, led] = await ids();
    expect(led).toEqual([before[0]?.[0], before[0]?.[1], [expect.any(Number)]]);
    expect(before.flat(2)).not.toContain(fresh?.[1]);
    expect(await loadStarForms(database, [aStarFile("STAR-T", { new: ["n"], led: ["t"] })])).toMatchObject({
      unchanged: 1,
    });
  });

  test.each([
    ["no question", aStarFile("X", {}), "questions"],
    ["two details of one slug", aStarFile("X", { a: ["s", "s"] }), 'there are two "s"'],
  ])("with %s are refused", async (_, file, reason) => {
    await expect(async () => loadStarForms(portal.platform.database, [file])).rejects.toThrow(reason);
  });
});

test("the report lists sent forms by application", async () => {
  const applicant = await somebodyAsked();
  await applicant.visitor.json("applicant-star/answer", await whole(applicant, "• Tiga musim."));
  const reportLines: string[] = [];
  await reportStar(portal.platform.database.db, (line) => reportLines.push(line));
  const lines = reportLines.map((line) => z.looseObject({ applicationId: z.number() }).parse(JSON.parse(line)));
  const mine = lines.find(({ applicationId }) => applicationId === applicant.applicationId);
  expect(mine).toMatchObject({
    formCode: "STAR-T",
    questions: [{ question: "id led", answer: [{ label: "id s", text: "• Tiga musim." }, {}] }, {}],
  });
});

test("a person's answers are exported and erased", async () => {
  const { database } = portal.platform;
  const applicant = await somebodyAsked();
  await applicant.visitor.json("applicant-star/answer", await whole(applicant, "• Rahasia."));
  const person: Person = { applicantId: applicant.id, email: "", tokenKeys: [] };
  const [told] = await interviewsPersonalData.tell(database.db, person);
  expect(JSON.stringify(told)).toContain("• Rahasia.");
  await database.transact((tx) => interviewsPersonalData.erase(tx, person, new Date()));
  expect(await interviewsPersonalData.tell(database.db, person)).toMatchObject([{ data: [] }]);
});
