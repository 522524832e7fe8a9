// Shows: J1, promise 14
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aCv,
  aPhoto,
  aProfile,
  aReadyApplicant,
  aSignedIn,
  type Portal,
  storedFiles,
} from "../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../tests/support/applications.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import { aLink } from "../../../tests/support/vacancies.ts";
import type { Answered } from "../../../tests/support/visitor.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

type Someone = Awaited<ReturnType<typeof aSignedIn>>;

async function submit({ visitor }: Someone, VacancyId: unknown, more: object = {}): Promise<Answered> {
  return visitor.json("submit-application", { VacancyId, lang: "id", grecaptcha: await visitor.captcha(), ...more });
}

async function submitForm(
  { visitor }: Someone,
  VacancyId: unknown,
  data: unknown,
  more: object = {},
): Promise<Answered> {
  const fields = { data, VacancyId, lang: "id", grecaptcha: await visitor.captcha(), ...more };
  return visitor.multipart("form/submit-application", fields);
}

function listRows(applicantId: number) {
  return portal.platform.database.db
    .selectFrom("applications")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .execute();
}

async function closeNow(id: number): Promise<void> {
  const { db } = portal.platform.database;
  await db
    .updateTable("vacancies")
    .set({ closes_at: new Date(Date.now() - 1) })
    .where("id", "=", id)
    .execute();
}

describe("submit-application", () => {
  test("stores application, snapshot, first phase and event, and promises a mail", async () => {
    const someone = await aReadyApplicant(portal);
    const { id: vacancyId } = await aVacancy(portal.platform);
    const { mediaCode } = await aLink(portal.platform.database, vacancyId, { platform_id: 3 });
    const sent = await submit(someone, vacancyId, { activityPlatform: mediaCode });
    expect(sent).toMatchObject({ http: 200, body: { acknowledge: 1, applicationId: expect.any(Number) } });
    const { db } = portal.platform.database;
    const [application, ...others] = await listRows(someone.id);
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      id: sent.body["applicationId"],
      vacancy_id: vacancyId,
      status: "on-process",
      platform_id: 3,
      media_code: mediaCode,
      position_id: "Analis Data",
      position_en: "Data Analyst",
    });
    const of = application?.id ?? 0;
    const snapshot = await db
      .selectFrom("application_snapshots")
      .selectAll()
      .where("application_id", "=", of)
      .executeTakeFirstOrThrow();
    expect(snapshot).toMatchObject({
      version: 1,
      document: { name: "Dewi Lestari" },
      consents: { dataTruth: true, dataUse: true },
      cv_name: "CV Dewi.pdf",
    });
    const events = await db.selectFrom("application_events").selectAll().where("application_id", "=", of).execute();
    expect(events).toMatchObject([{ kind: "submitted", actor_kind: "applicant", details: { version: 1 } }]);
    const mail = await eventually(async () => {
      const [mine] = await keptMailsTo(portal.platform.settings.dataDir, someone.email);
      expect(mine).toBeDefined();
      return mine;
    });
    expect(mail).toContain("Subject: Lamaran terkirim: Analis Data");
    expect(mail).toContain(`/account/history/${of}`);
  });

  test("a media code that no link of the vacancy has is ignored", async () => {
    const someone = await aReadyApplicant(portal);
    const { database } = portal.platform;
    const { mediaCode: anothers } = await aLink(database, (await aVacancy(portal.platform)).id);
    const early = { opens_at: new Date(Date.now() + 60_000), media_code: "early" };
    const old = { expires_at: new Date(Date.now() - 86_400_001), media_code: "old" };
    for (const activityPlatform of ["kampus-01", anothers, "early", "old"]) {
      const { id } = await aVacancy(portal.platform);
      for (const createdAt of [early, old]) await aLink(database, id, createdAt);
      expect(await submit(someone, id, { activityPlatform })).toMatchObject({ body: { acknowledge: 1 } });
    }
    const rows = await listRows(someone.id);
    expect(rows.map(({ platform_id, media_code }) => [platform_id, media_code])).toEqual(Array(4).fill([1, null]));
  });

  test("names what the resume lacks, before the vacancy is looked at", async () => {
    const someone = await aSignedIn(portal);
    const { id } = await aVacancy(portal.platform, new Date("2020-01-01"));
    const refused = await submit(someone, id);
    expect(refused).toMatchObject({ http: 200, body: { acknowledge: 0, code: "profile-incomplete" } });
    expect(refused.body["missing"]).toEqual(expect.arrayContaining(["personalData.nama", "pendidikanList"]));
    expect(refused.body["missing"]).not.toEqual(expect.arrayContaining(["consent.kebenaranData"]));
  });

  test("asks for both consents, given now or before", async () => {
    const someone = await aReadyApplicant(portal);
    const { id } = await aVacancy(portal.platform);
    const profile = await aProfile(portal.platform, 1);
    const grecaptcha = await someone.visitor.captcha();
    await someone.visitor.multipart("form/update-profile", { data: { ...profile, consent: {} }, grecaptcha });
    expect(await submit(someone, id)).toMatchObject({ body: { acknowledge: 0, code: "consent-missing" } });
    const half = { kebenaranData: true, penggunaanData: false };
    expect(await submit(someone, id, { consent: half })).toMatchObject({ body: { code: "consent-missing" } });
    expect(await submit(someone, id, { consent: { kebenaranData: true, penggunaanData: true } })).toMatchObject({
      body: { acknowledge: 1 },
    });
    const { body } = await someone.visitor.get("get-profile/id");
    expect(body["data"]).toMatchObject({ consent: { kebenaranData: true, penggunaanData: true } });
  });

  // Shows: promise 15
  test("refuses a vacancy that closed a moment ago, whatever the page showed", async () => {
    const someone = await aReadyApplicant(portal);
    const { id } = await aVacancy(portal.platform);
    await closeNow(id);
    expect(await submit(someone, id)).toMatchObject({
      http: 200,
      body: { code: "vacancy-closed", message: "Maaf, lowongan sudah ditutup" },
    });
    expect(await submit(someone, id, { lang: "en" })).toMatchObject({
      body: { message: "Sorry, the vacancy is closed" },
    });
    expect(await listRows(someone.id)).toEqual([]);
  });

  // Shows: promise 15
  test("counts closing by the database's clock, not by this process's", async () => {
    const someone = await aReadyApplicant(portal);
    const { id } = await aVacancy(portal.platform, new Date(Date.now() + 3_600_000));
    const { now } = portal.platform.time;
    portal.platform.time.now = new Date(now.getTime() + 2 * 3_600_000);
    const sent = await submit(someone, id);
    portal.platform.time.now = now;
    expect(sent).toMatchObject({ body: { acknowledge: 1 } });
  });

  test("refuses a second time, and names the first", async () => {
    const someone = await aReadyApplicant(portal);
    const { id } = await aVacancy(portal.platform);
    const { applicationId } = (await submit(someone, id)).body;
    expect(await submit(someone, id)).toMatchObject({
      http: 200,
      body: { acknowledge: 0, code: "already-applied", applicationId },
    });
  });

  test("fifty at once make one application, one snapshot, one mail", async () => {
    const someone = await aReadyApplicant(portal);
    const { id } = await aVacancy(portal.platform);
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(someone, id)));
    expect(answers.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body["code"] === "already-applied")).toHaveLength(49);
    expect(new Set(answers.map(({ body }) => body["applicationId"])).size).toBe(1);
    expect(await listRows(someone.id)).toHaveLength(1);
    const { db } = portal.platform.database;
    const snapshots = await db
      .selectFrom("application_snapshots")
      .innerJoin("applications", "applications.id", "application_id")
      .select("version")
      .where("applicant_id", "=", someone.id)
      .execute();
    expect(snapshots).toHaveLength(1);
    const mails = await db.selectFrom("outbox").select("id").where("kind", "=", "application-received").execute();
    const applications = await db.selectFrom("applications").select("id").execute();
    expect(mails).toHaveLength(applications.length);
  });

  test("the same key answers the first answer again", async () => {
    const someone = await aReadyApplicant(portal);
    const { id } = await aVacancy(portal.platform);
    const body = JSON.stringify({ VacancyId: id, grecaptcha: await someone.visitor.captcha() });
    const headers = {
      authorization: `Bearer ${someone.token}`,
      "content-type": "application/json",
      "idempotency-key": "k1",
    };
    const send = () => portal.fetch(someone.token, "submit-application", { method: "POST", headers, body });
    const answers = await Promise.all([send(), send(), send()]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts.map((text) => /"applicationId":\d+/.exec(text)?.[0])).size).toBe(1);
    expect(await listRows(someone.id)).toHaveLength(1);
  });

  test.each([undefined, null, "", "satu", 0, -1, 1.5])("VacancyId %j is a wrong field", async (VacancyId) => {
    const someone = await aSignedIn(portal);
    expect(await submit(someone, VacancyId)).toMatchObject({ http: 422, body: { errors: [{ path: "VacancyId" }] } });
  });

  test("a vacancy that never was is 404 and uses no captcha up", async () => {
    const someone = await aReadyApplicant(portal);
    const grecaptcha = await someone.visitor.captcha();
    expect(await submit(someone, 999_999, { grecaptcha })).toMatchObject({ http: 404 });
    const { id } = await aVacancy(portal.platform);
    expect(await submit(someone, id, { grecaptcha })).toMatchObject({ body: { acknowledge: 1 } });
    expect(await submit(someone, id, { grecaptcha })).toMatchObject({ body: { code: "captcha" } });
  });

  test("a guest is asked to sign in", async () => {
    const guest = portal.visitor();
    await guest.form("login", { siteType: "web", lang: "id" });
    expect(await guest.json("submit-application", { VacancyId: 1 })).toMatchObject({
      http: 401,
      body: { code: "sign-in-required" },
    });
  });
});

describe("form/submit-application", () => {
  test("saves the resume and applies with it", async () => {
    const someone = await aSignedIn(portal);
    const { id } = await aVacancy(portal.platform);
    const files = { photoProfile: await aPhoto(), cvFile: aCv() };
    const sent = await submitForm(someone, id, await aProfile(portal.platform), files);
    expect(sent).toMatchObject({ http: 200, body: { acknowledge: 1, applicationId: expect.any(Number) } });
    expect((await someone.visitor.get("get-profile/id")).body["data"]).toMatchObject({ version: 1, isComplete: true });
    const application = await someone.visitor.get(`application/${sent.body["applicationId"]}/id`);
    expect(application.body["data"]).toMatchObject({ snapshot: { personalData: { nama: "Dewi Lestari" } } });
  });

  test("saves nothing when it cannot apply", async () => {
    const someone = await aSignedIn(portal);
    const { id } = await aVacancy(portal.platform);
    await closeNow(id);
    const files = { photoProfile: await aPhoto(), cvFile: aCv() };
    const before = await portal.platform.database.db.selectFrom("resume_files").select("name").execute();
    expect(await submitForm(someone, id, await aProfile(portal.platform), files)).toMatchObject({
      body: { code: "vacancy-closed" },
    });
    expect((await someone.visitor.get("get-profile/id")).body["data"]).toMatchObject({ version: 0 });
    expect(await portal.platform.database.db.selectFrom("resume_files").select("name").execute()).toEqual(before);
    expect(await storedFiles(portal)).toBe(before.length);
  });

  test("refuses a stale resume with 409, wrong fields with 422", async () => {
    const someone = await aReadyApplicant(portal);
    const { id } = await aVacancy(portal.platform);
    const profile = await aProfile(portal.platform, 7);
    expect(await submitForm(someone, id, profile)).toMatchObject({
      http: 409,
      body: { code: "version-conflict", current: { version: 1 } },
    });
    const personalData = { ...profile.personalData, noTelp: "0812" };
    const wrong = await submitForm(someone, "x", { ...profile, personalData });
    expect(wrong).toMatchObject({
      http: 422,
      body: { errors: [{ path: "personalData.noTelp", code: "phone-format" }, { path: "VacancyId" }] },
    });
    expect(await listRows(someone.id)).toEqual([]);
  });
});

test("what was sent stays when the resume changes", async () => {
  const someone = await aReadyApplicant(portal);
  const { id } = await aVacancy(portal.platform);
  const { applicationId } = (await submit(someone, id)).body;
  const profile = await aProfile(portal.platform, 1);
  const changed = { ...profile, personalData: { ...profile.personalData, nama: "Nama Baru" } };
  const files = { photoProfile: await aPhoto(), cvFile: aCv("baru.pdf") };
  const grecaptcha = await someone.visitor.captcha();
  const saved = await someone.visitor.multipart("form/update-profile", { data: changed, grecaptcha, ...files });
  expect(saved.body["acknowledge"]).toBe(1);
  const { data } = (await someone.visitor.get(`application/${applicationId}/id`)).body;
  expect(data).toMatchObject({
    position: "Analis Data",
    snapshot: { personalData: { nama: "Dewi Lestari", cvName: "CV Dewi.pdf" } },
    versions: [{ version: 1 }],
    endReason: null,
  });
  const [, cvPath = ""] = /"cvUrl":"\/api\/v1\/([^"]+)/.exec(JSON.stringify(data)) ?? [];
  const cv = await portal.fetch(someone.token, cvPath);
  expect(cv.status).toBe(200);
});
