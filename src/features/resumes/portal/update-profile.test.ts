// Shows: P9, P15, promise 16
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { aSession } from "../../../../tests/support/accounts.ts";
import {
  aCv,
  aFixture,
  aPhoto,
  aProfile,
  aReadyApplicant,
  aSignedIn,
  otherId,
  type Portal,
  portalOfTest,
  storedFiles,
} from "../../../../tests/support/applicants.ts";
import type { Answered } from "../../../../tests/support/visitor.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

type Someone = Awaited<ReturnType<typeof aSignedIn>>;

async function save({ visitor }: Someone, data: unknown, more: object = {}): Promise<Answered> {
  return visitor.multipart("form/update-profile", { data, grecaptcha: await visitor.captcha(), ...more });
}

function getPaths({ body }: Answered): string[] {
  const errors = body["errors"];
  return Array.isArray(errors) ? errors.map(({ path, code }) => `${path} ${code}`).toSorted() : [];
}

describe("update-profile", () => {
  test("stores everything and answers it again, complete and up to date", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const saved = await save(someone, profile, { photoProfile: await aPhoto(), cvFile: aCv() });
    expect(saved).toMatchObject({
      http: 200,
      body: { acknowledge: 1, data: { isComplete: true, missing: [], isUpToDate: true, version: 1 } },
    });
    const read = await someone.visitor.get("form/get-profile/id");
    expect(read.body["data"]).toEqual(saved.body["data"]);
    expect(read.body["data"]).toMatchObject({
      personalData: {
        ...profile.personalData,
        cvName: "CV Dewi.pdf",
        oldImageUrl: expect.stringMatching(/^\/api\/v1\/files\/[0-9a-f]{40}\.jpg$/),
      },
      pendidikanList: [{ ...profile.pendidikanList[0], id: 1 }],
    });
  });

  test.each(["directory-behind-the-picture.tif", "fax.tif"])("takes a photo as scanners write it: %s", async (name) => {
    const someone = await aSignedIn(portal);
    const saved = await save(someone, { version: 0 }, { photoProfile: await aFixture(name) });
    expect(saved).toMatchObject({ http: 200 });
    const answer = z.object({ data: z.object({ personalData: z.object({ oldImageUrl: z.string() }) }) });
    const { data } = answer.parse(saved.body);
    const photo = await portal.fetch(someone.token, data.personalData.oldImageUrl.replace("/api/v1/", ""));
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  test("stores what is absent or null as missing, and says where", async () => {
    const someone = await aSignedIn(portal);
    const saved = await save(someone, { version: 0, personalData: { nama: "Budi", noTelp: "", dob: null } });
    expect(saved.body).toMatchObject({ acknowledge: 1, data: { isComplete: false, version: 1 } });
    expect(saved.body["data"]).toMatchObject({
      missing: expect.arrayContaining([
        ...["personalData.noTelp", "personalData.dob", "personalData.cvName"],
        ...["pendidikanList", "consent.kebenaranData"],
      ]),
    });
  });

  test("reports all wrong fields at once, and stores nothing", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const [education] = profile.pendidikanList;
    const wrong = {
      ...profile,
      personalData: {
        ...profile.personalData,
        noTelp: "0812",
        email: "a@b.museum",
        expectedSalary: 999_999,
        gender: 3,
        dob: "2011-12-01",
        domisili: 999_999,
      },
      pendidikanList: [{ ...education, gelarID: "satu", nilai: 4.5, tahunKeluar: 2017, jurusanOther: "Ilmu <b>" }],
      pengalamanList: [{ tahunMulai: 1900, posisi: "a".repeat(101) }],
      internshipList: [{ startDate: "2024-13" }, { startDate: "2024-05", endDate: "2024-04", internFuction: 4_000 }],
      version: undefined,
    };
    const refused = await save(someone, wrong);
    expect(refused).toMatchObject({ http: 422, body: { acknowledge: 0, code: "invalid-fields" } });
    expect(getPaths(refused)).toEqual(
      [
        "internshipList.0.startDate month-format",
        "internshipList.1.endDate month-order",
        "internshipList.1.internFuction choice",
        "pendidikanList.0.gelarID choice",
        "pendidikanList.0.jurusanOther characters",
        "pendidikanList.0.nilai gpa-above-max",
        "pendidikanList.0.tahunKeluar year-order",
        "pengalamanList.0.posisi too-long",
        "pengalamanList.0.tahunMulai year-range",
        "personalData.dob age",
        "personalData.domisili choice",
        "personalData.email email-format",
        "personalData.expectedSalary salary-range",
        "personalData.gender choice",
        "personalData.noTelp phone-format",
        "version required",
      ].toSorted(),
    );
    expect((await someone.visitor.get("get-profile/id")).body["data"]).toMatchObject({ version: 0 });
  });

  // Shows: P2, P3, P4, P5
  test.each([
    ["pendidikanList", 3],
    ["pengalamanList", 3],
    ["organisasiList", 3],
    ["internshipList", 10],
  ])("takes of %s no more than %i entries", async (list, most) => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const entries = Array.from({ length: most }, () => ({}));
    const refused = await save(someone, { ...profile, [list]: [...entries, {}] });
    expect([refused.http, getPaths(refused)]).toEqual([422, [`${list} too-many-entries`]]);
    const saved = await save(someone, { ...profile, [list]: entries });
    expect(saved.body).toMatchObject({ acknowledge: 1, data: { [list]: { length: most } } });
  });

  test("reports wrong files and impossible dates beside wrong types", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const [education] = profile.pendidikanList;
    const wrong = {
      ...profile,
      personalData: { ...profile.personalData, dob: "2000-02-29", gender: 3, yoeYear: 50 },
      pendidikanList: [
        { ...education, tahunMasuk: 1999, tahunKeluar: 2004 },
        { ...education, tahunMasuk: 2001, isPresent: true, tahunKeluar: 2027 },
      ],
      internshipList: [{ startDate: "2041-01", endDate: "2041-02" }, { startDate: "2026-12" }],
    };
    const files = { photoProfile: new File(["bukan gambar"], "foto.jpg"), cvFile: await aPhoto() };
    const refused = await save(someone, wrong, files);
    expect(refused.http).toBe(422);
    expect(getPaths(refused)).toEqual(
      [
        "cvFile file-type",
        "internshipList.0.endDate month-range",
        "internshipList.0.startDate month-range",
        "internshipList.1.startDate month-ahead",
        "pendidikanList.0.tahunMasuk before-birth",
        "pendidikanList.1.tahunMasuk studying-too-long",
        "personalData.gender choice",
        "personalData.yoeYear experience-beyond-age",
        "photoProfile file-type",
      ].toSorted(),
    );
  });

  test("refuses ids that no list has", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const personalData = { ...profile.personalData, domisili: 999_999, seekingJobStatusId: 77 };
    const refused = await save(someone, { ...profile, personalData, internshipList: [{ internFuction: 4_000 }] });
    expect(refused.http).toBe(422);
    expect(getPaths(refused)).toEqual([
      "internshipList.0.internFuction choice",
      "personalData.domisili choice",
      "personalData.seekingJobStatusId choice",
    ]);
  });

  test("asks for a text where 'Others' is chosen", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const other = { ...profile.pendidikanList[0], institusiID: await otherId(portal.platform, "institution") };
    const saved = await save(
      someone,
      { ...profile, pendidikanList: [other] },
      { photoProfile: await aPhoto(), cvFile: aCv() },
    );
    expect(saved.body["data"]).toMatchObject({ missing: ["pendidikanList.0.institusiOther"] });
    const named = { ...other, institusiOther: "Politeknik D'Angelo (Swasta)" };
    const again = await save(someone, { ...profile, version: 1, pendidikanList: [named] });
    expect(again.body["data"]).toMatchObject({ missing: [], isComplete: true });
  });

  test("never stores fields that nobody knows", async () => {
    const someone = await aSignedIn(portal);
    await save(someone, {
      ...(await aProfile(portal.platform)),
      canary: "canary-7391",
      personalData: { nama: "Budi", isAdmin: "canary-7391" },
    });
    const row = await portal.platform.database.db
      .selectFrom("resumes")
      .selectAll()
      .where("applicant_id", "=", someone.id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).toContain("Budi");
    expect(JSON.stringify(row)).not.toContain("canary");
  });

  test("answers 409 with what stands there now when the resume was changed elsewhere", async () => {
    const someone = await aReadyApplicant(portal);
    const profile = await aProfile(portal.platform, 1);
    const personalData = { ...profile.personalData, nama: "Dewi Lestari Putri" };
    expect((await save(someone, { ...profile, personalData })).body).toMatchObject({ acknowledge: 1 });
    const before = await storedFiles(portal);
    const stale = await save(someone, profile, { photoProfile: await aPhoto() });
    expect(stale).toMatchObject({
      http: 409,
      body: { code: "version-conflict", current: { version: 2, personalData: { nama: "Dewi Lestari Putri" } } },
    });
    expect(await storedFiles(portal)).toBe(before);
  });

  test("lets one of twenty simultaneous saves of the same version through", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(someone, profile)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.filter(({ http }) => http === 409)).toHaveLength(19);
  });

  test("counts a captcha once, and does not use it up for a wrong field", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const grecaptcha = await someone.visitor.captcha();
    expect((await save(someone, { ...profile, version: "x" }, { grecaptcha })).http).toBe(422);
    expect((await save(someone, profile, { grecaptcha })).body).toMatchObject({ acknowledge: 1 });
    const again = await save(someone, { ...profile, version: 1 }, { grecaptcha });
    expect(again).toMatchObject({ http: 200, body: { acknowledge: 0, code: "captcha" } });
  });

  test("keeps the files where none are sent, removes them on an explicit null", async () => {
    const someone = await aReadyApplicant(portal);
    const profile = await aProfile(portal.platform, 1);
    expect((await save(someone, profile)).body["data"]).toMatchObject({ missing: [] });
    const personalData = { ...profile.personalData, oldImageUrl: null, cvName: null };
    const removed = await save(someone, { ...profile, personalData, version: 2 });
    expect(removed.body["data"]).toMatchObject({ missing: ["personalData.oldImageUrl", "personalData.cvName"] });
  });

  test("remembers consents with version and time, withdrawn ones too", async () => {
    const someone = await aReadyApplicant(portal);
    const profile = await aProfile(portal.platform, 1);
    await save(someone, { ...profile, consent: { kebenaranData: true, penggunaanData: false } });
    const consents = await portal.platform.database.db
      .selectFrom("consents")
      .selectAll()
      .where("applicant_id", "=", someone.id)
      .orderBy("code")
      .execute();
    expect(consents).toMatchObject([
      { code: "data-truth", version: 2, withdrawn_at: null },
      { code: "data-use", version: 3, given_at: expect.any(Date), withdrawn_at: expect.any(Date) },
    ]);
  });

  test("refuses files by their bytes: 413, 415, 422", async () => {
    const someone = await aSignedIn(portal);
    const profile = await aProfile(portal.platform);
    const html = new File(["<html></html>"], "foto.jpg", { type: "image/jpeg" });
    const wrongKind = await save(someone, profile, { photoProfile: html });
    expect(wrongKind).toMatchObject({ http: 415, body: { code: "file-type" } });
    expect(await save(someone, profile, { cvFile: await aPhoto() })).toMatchObject({ http: 415 });
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "foto.jpg");
    const tooLarge = await save(someone, profile, { photoProfile: large });
    expect(tooLarge).toMatchObject({ http: 413, body: { code: "file-too-large" } });
    const broken = new File([new Uint8Array(await aCv().arrayBuffer()).slice(0, 200)], "cv.pdf");
    const answer = await save(someone, profile, { cvFile: broken });
    expect(answer.http).toBe(422);
    expect(getPaths(answer)).toEqual(["cvFile file-broken"]);
    expect(await someone.visitor.get("get-profile/id")).toMatchObject({ body: { data: { version: 0 } } });
  });

  test("counts as out of date six months after it was saved", async () => {
    const someone = await aReadyApplicant(portal);
    const { now } = portal.platform.time;
    portal.platform.time.now = new Date(now.getTime() + 190 * 86_400_000);
    const token = await aSession(portal.platform, someone.id);
    const read = await (await portal.fetch(token, "get-profile/en")).json();
    portal.platform.time.now = now;
    expect(read).toMatchObject({ data: { isUpToDate: false, isComplete: true } });
  });
});
