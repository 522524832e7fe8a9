// Shows: J3
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { aReadyApplicant, aSignedIn, type Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../../tests/support/applications.ts";
import { loadSample } from "../../../../../tests/support/sample.ts";
import { seedDemonstrationResume } from "../../../resumes/sample/demonstration-resume.server.ts";
import { seedFunctions } from "../../../vacancies/put/ensure-functions.server.ts";
import { currentPhaseIndex } from "../../phases.ts";
import { seedDemonstrationApplications } from "../../sample/seed-applications.server.ts";
import { detailsAnswer, type HistoryAnswer, historyAnswer } from "../application.schema.ts";
import { notificationsAnswer } from "../notifications/notifications.api.server.ts";
import { phaseStatusOfWire } from "../wire-status.ts";

type Someone = Awaited<ReturnType<typeof aSignedIn>>;

let portal: Portal;
let someone: Someone;
beforeAll(async () => {
  portal = await applyingOfTest();
  const { platform } = portal;
  await seedFunctions(platform.database);
  await loadSample(platform.database, platform.clock());
  someone = await aSignedIn(portal);
  await seedDemonstrationResume(platform, { applicantId: someone.id, name: "Sekar Paramitha", email: someone.email });
  await seedDemonstrationApplications(platform, { applicantId: someone.id });
});
afterAll(() => portal.platform.close());

async function list(filters: object = {}, language = "id"): Promise<HistoryAnswer> {
  const init = { method: "POST", body: JSON.stringify(filters) };
  return historyAnswer
    .loose()
    .parse(await (await portal.fetch(someone.token, `Application/list/${language}`, init)).json());
}

async function details(applicationId: number, language = "id") {
  const init = { method: "POST", body: JSON.stringify({ applicationId }) };
  return detailsAnswer
    .loose()
    .parse(await (await portal.fetch(someone.token, `Application/details/${language}`, init)).json());
}

describe("the demonstration applicant", () => {
  test("has a complete resume", async () => {
    expect((await someone.visitor.get("get-profile/id")).body["data"]).toMatchObject({
      isComplete: true,
      missing: [],
      isUpToDate: true,
    });
  });

  test("has applications in every status, the newest first", async () => {
    const { data, totalRows } = await list({});
    expect(totalRows).toBe(6);
    expect(new Set(data.map(({ applicationStatusId }) => applicationStatusId))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(data.map(({ platformId }) => platformId))).toEqual(new Set([1, 2, 3]));
    const dates = data.map(({ applicationDate }) => applicationDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(data[0]).toMatchObject({
      position: "Analis Data Telematika Armada",
      companyName: "Tapak Baja Perkasa",
      platformName: "Situs karier",
      applicantionStatusName: "Dalam proses",
      atsPhase: "Seleksi berkas",
      applicationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT10:00:00\+07:00$/),
    });
  });

  test("has a notification for every phase, and has not read those of this week", async () => {
    const { body } = await someone.visitor.get("notifications/id?PageSize=50");
    const { data, totalRows, unread } = notificationsAnswer.parse(body);
    expect({ totalRows, unread }).toEqual({ totalRows: 17, unread: 3 });
    const kinds = data.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(["invited", "phase-began", "phase-passed"]);
    expect(new Set(kinds)).toEqual(
      new Set(["invited", "phase-began", "phase-passed", "hired", "not-continued", "vacancy-closed"]),
    );
  });
});

describe("the list", () => {
  test("is in the requested language", async () => {
    const { data } = await list({ ApplicationStatusId: [2] }, "EN");
    expect(data).toMatchObject([
      {
        position: "Building Permit Legal Officer",
        applicantionStatusName: "Hired",
        atsPhase: "Offer",
        platformName: "Partner or campus link",
      },
    ]);
  });

  test.each([
    ["status", { ApplicationStatusId: [3, 4] }, 3],
    ["platform", { Platform: 2 }, 1],
    ["position, any case", { Position: "ANALIS data" }, 2],
    ["position, in the other language", { Position: "warehouse" }, 1],
    ["position as plain text", { Position: "%" }, 0],
    ["exact phase name", { AtsPhase: "Seleksi berkas" }, 2],
    ["exact phase name in English", { AtsPhase: "Document screening" }, 2],
    ["phase name that is none", { AtsPhase: "Seleksi" }, 0],
    [
      "every kind of empty value",
      { Position: "", ApplicationPhase: [], ApplicationStatusId: null, Platform: "", AtsPhase: null },
      6,
    ],
  ])("filters by %s", async (_, filters, rows) => {
    const { data, totalRows } = await list(filters);
    expect([data.length, totalRows]).toEqual([rows, rows]);
  });

  test("filters by phase ids", async () => {
    const phases = await portal.platform.database.db
      .selectFrom("applications")
      .select("phase_id")
      .where("status", "=", "hired")
      .execute();
    expect((await list({ ApplicationPhase: phases.map(({ phase_id }) => phase_id) })).totalRows).toBe(1);
  });

  test("pages, and answers an empty page past the end with the true count", async () => {
    const first = await list({ PageSize: 4 });
    const second = await list({ PageSize: 4, PageNo: 2 });
    expect([first.data.length, second.data.length]).toEqual([4, 2]);
    expect(new Set([...first.data, ...second.data].map(({ applicationId }) => applicationId)).size).toBe(6);
    expect(await list({ PageNo: 9 })).toMatchObject({ data: [], totalRows: 6 });
  });

  test("takes the same names as query", async () => {
    const answer = await portal.fetch(someone.token, "Application/list/id?ApplicationStatusId=3,4&PageSize=2");
    expect(await answer.json()).toMatchObject({ acknowledge: 1, totalRows: 3, data: [{}, {}] });
  });

  test.each([
    "ApplicationStatusId=3&ApplicationStatusId=4",
    "ApplicationStatusId[]=3&ApplicationStatusId[]=4",
    "ApplicationStatusId%5B%5D=3,4",
    "ApplicationStatusId=[3,4]&ApplicationPhase[]=",
    "ApplicationStatusId=3&ApplicationStatusId[]=4&ApplicationStatusId=",
  ])("takes a list as its name repeated, with or without brackets, or with commas: %s", async (query) => {
    const answer = await (await portal.fetch(someone.token, `Application/list/id?${query}`)).json();
    expect(answer).toMatchObject({ acknowledge: 1, totalRows: 3 });
    const statuses = historyAnswer
      .loose()
      .parse(answer)
      .data.map(({ applicationStatusId }) => applicationStatusId);
    expect(new Set(statuses)).toEqual(new Set([3, 4]));
  });

  test("takes one of a list, and refuses what is none", async () => {
    const one = await portal.fetch(someone.token, "Application/list/id?ApplicationStatusId[]=2");
    expect(await one.json()).toMatchObject({ totalRows: 1, data: [{ applicationStatusId: 2 }] });
    for (const [query, path] of [
      ["ApplicationStatusId[]=9&ApplicationStatusId[]=3", "ApplicationStatusId.0"],
      ["PageNo=1&PageNo=2", "PageNo"],
      ["Position=Analis&Position=Data", "Position"],
    ]) {
      const refused = await portal.fetch(someone.token, `Application/list/id?${query}`);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: [{ path }] });
    }
  });

  test("refuses what is out of range, every field", async () => {
    const wrong = {
      PageSize: 51,
      PageNo: 0,
      ApplicationStatusId: [5],
      ApplicationPhase: Array.from({ length: 51 }, (_, id) => id),
      Platform: 2 ** 40,
    };
    const answer = await portal.fetch(someone.token, "Application/list/id", {
      method: "POST",
      body: JSON.stringify(wrong),
    });
    expect(answer.status).toBe(422);
    const { errors } = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(await answer.json());
    const paths = errors.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(["ApplicationPhase", "ApplicationStatusId.0", "PageNo", "PageSize", "Platform"]);
  });
});

describe("the details", () => {
  test("list every phase, what happened, and whom to ask", async () => {
    const [application] = (await list({ Position: "Risiko Kredit" })).data;
    const { data } = await details(application?.applicationId ?? 0);
    expect(data).toMatchObject({
      applicationStatusId: 1,
      applicantionStatusName: "Dalam proses",
      phaseDesc: {
        indonesianDesc: expect.stringContaining("calon atasan"),
        englishDesc: expect.stringContaining("future manager"),
      },
      contactCenter: { contactCenterId: 1, Name: "Pusat Kontak Situs Karier", PlatformName: "Situs karier" },
    });
    expect(data.recruitmentProgress).toHaveLength(7);
    const phases = data.recruitmentProgress.map(({ phaseStatus }) => ({ status: phaseStatusOfWire(phaseStatus) }));
    expect(currentPhaseIndex(phases)).toBe(4);
    expect(data.recruitmentProgress[4]).toMatchObject({
      phaseName: "Wawancara pengguna",
      phaseStatus: "On Process",
      activityList: [
        {
          activityName: "Wawancara dengan calon atasan",
          result: "",
          resultDate: null,
          activityDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ],
    });
    const nothing = { nextStep: null, dueDate: null, invitation: null, promise: null, starForm: null };
    const next = { phaseName: "Penawaran", phaseStatus: "", activityList: [], ...nothing };
    expect(data.recruitmentProgress[6]).toEqual(next);
  });

  test("describe a phase while it is under way; who passed the offer or was hired has nothing to answer", async () => {
    const nothing = { indonesianDesc: "", englishDesc: "" };
    const [hired] = (await list({ ApplicationStatusId: [2] })).data;
    const applicationId = hired?.applicationId ?? 0;
    const contact = async () => (await someone.visitor.json("vacancyphasedesc/desc-contact", { applicationId })).body;
    expect(await details(applicationId)).toMatchObject({ data: { applicationStatusId: 2, phaseDesc: nothing } });
    expect(await contact()).toMatchObject({ data: { phaseDesc: nothing } });
    const { db } = portal.platform.database;
    const set = (status: "on-process" | "hired") =>
      db.updateTable("applications").set({ status }).where("id", "=", applicationId).execute();
    await set("on-process");
    expect(await details(applicationId)).toMatchObject({ data: { applicationStatusId: 1, phaseDesc: nothing } });
    expect(await contact()).toMatchObject({ data: { phaseDesc: nothing } });
    await set("hired");
  });

  test("name the contact centre of the application's platform, in the asked language", async () => {
    const [application] = (await list({ Platform: 2 })).data;
    const id = application?.applicationId ?? 0;
    expect(await details(id, "en")).toMatchObject({
      data: { contactCenter: { contactCenterId: 2, Name: "Virtual Job Fair Help Desk" } },
    });
    const contact = await someone.visitor.json("vacancyphasedesc/desc-contact", { applicationId: id, lang: "en" });
    expect(contact.body["data"]).toMatchObject({
      contactCenter: { contactCenterId: 2, PlatformName: "Virtual job fair" },
      phaseDesc: { englishDesc: expect.any(String) },
    });
  });

  test("give the reason why an application ended: the hiring side's words in the asked language, or a code", async () => {
    const { db } = portal.platform.database;
    const [application] = (await list({ ApplicationStatusId: [3] })).data;
    const id = application?.applicationId ?? 0;
    const set = (row: object) => db.updateTable("applications").set(row).where("id", "=", id).execute();
    expect(await details(id)).toMatchObject({ data: { endReason: null } });
    await set({ end_words: JSON.stringify({ id: "Nilai tes belum cukup.", en: "The test result was too low." }) });
    expect(await details(id)).toMatchObject({ data: { endReason: "Nilai tes belum cukup." } });
    const read = await someone.visitor.get(`application/${id}/en`);
    expect(read.body["data"]).toMatchObject({ endReason: "The test result was too low.", versions: [{ version: 1 }] });
    await set({ end_reason: "withdrawn", end_words: null });
    expect(await details(id, "en")).toMatchObject({ data: { endReason: "withdrawn" } });
    await set({ end_reason: null });
  });

  test("of a new application show it under way", async () => {
    const newcomer = await aReadyApplicant(portal);
    const { id: VacancyId } = await aVacancy(portal.platform);
    const sent = await newcomer.visitor.json("submit-application", {
      VacancyId,
      grecaptcha: await newcomer.visitor.captcha(),
    });
    const answer = await newcomer.visitor.json("Application/details/en", { applicationId: sent.body["applicationId"] });
    expect(answer.body["data"]).toMatchObject({
      applicantionStatusName: "On Process",
      recruitmentProgress: expect.arrayContaining([
        expect.objectContaining({
          phaseName: "Application received",
          phaseStatus: "On Process",
          activityList: [expect.objectContaining({ activityName: "Application sent" })],
        }),
      ]),
    });
  });

  test("are refused to anyone else: another person's application is 404 on every call", async () => {
    const other = await aReadyApplicant(portal);
    const [application] = (await list()).data;
    const id = application?.applicationId ?? 0;
    for (const applicationId of [id, 999_999]) {
      expect(await other.visitor.json("Application/details/id", { applicationId })).toMatchObject({ http: 404 });
      expect(await other.visitor.json("vacancyphasedesc/desc-contact", { applicationId })).toMatchObject({ http: 404 });
      expect(await other.visitor.get(`application/${applicationId}/id`)).toMatchObject({ http: 404 });
    }
    expect(await other.visitor.json("Application/list/id", {})).toMatchObject({ body: { data: [], totalRows: 0 } });
    expect(await other.visitor.get("application/satu/id")).toMatchObject({ http: 400 });
  });
});
