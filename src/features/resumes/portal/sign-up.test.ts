// Shows: A2
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aSession } from "../../../../tests/support/accounts.ts";
import { aCv, aFixture, aPhoto, aProfile, type Portal, portalOfTest } from "../../../../tests/support/applicants.ts";
import type { Answered } from "../../../../tests/support/visitor.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

async function aForm(email: string) {
  const { personalData: personal, ...profile } = await aProfile(portal.platform);
  return {
    PERSONAL_DATA: {
      name: "Rani Wijaya",
      email,
      password: "Tenun-Karya-26",
      dobDate: 29,
      dobMonth: 2,
      dobYear: 2000,
      domicile: personal.domisili,
      gender: 2,
      phone: "+62 081234567",
      yoeMonth: 0,
      yoeYear: 2,
      expectedSalary: 6_000_000,
      kategoriPengalaman: 1,
    },
    EDUCATION: profile.pendidikanList,
    INTERNSHIP: [],
    EXPERIENCE: [],
    ORGANIZATION: [],
    SEEKING_JOB_STATUS: { id: personal.seekingJobStatusId },
    EMAIL_SUGGESTION_PERIOD: { id: personal.emailSuggestionPeriodId },
    consent: profile.consent,
  };
}

async function register(data: object, files: object): Promise<Answered> {
  const visitor = portal.visitor();
  await visitor.form("login", { siteType: "web", lang: "id" });
  return visitor.multipart("auth/register", { data, grecaptcha: await visitor.captcha(), lang: "id", ...files });
}

function getErrors({ body: { errors } }: Answered): string[] {
  return Array.isArray(errors) ? errors.map(({ path, code }) => `${path} ${code}`) : [];
}

test("a new account has its resume, complete, with photo, CV and consents", async () => {
  const made = await register(await aForm("rani@contoh.id"), { photoProfile: await aPhoto(), cvFile: aCv("rani.pdf") });
  expect(made).toMatchObject({ http: 200, body: { acknowledge: 1, applicantId: expect.any(Number) } });
  const token = await aSession(portal.platform, Number(made.body["applicantId"]));
  const { data } = z.object({ data: z.unknown() }).parse(await (await portal.fetch(token, "get-profile/en")).json());
  expect(data).toMatchObject({
    isComplete: true,
    isUpToDate: true,
    version: 1,
    personalData: {
      nama: "Rani Wijaya",
      email: "rani@contoh.id",
      dob: "2000-02-29",
      noTelp: "+62 81234567",
      cvName: "rani.pdf",
    },
    consent: { kebenaranData: true, penggunaanData: true },
  });
});

test("a photo as scanners write it is taken: a TIFF whose directory lies behind the picture", async () => {
  const photoProfile = await aFixture("directory-behind-the-picture.tif");
  const made = await register(await aForm("tif@contoh.id"), { photoProfile, cvFile: aCv() });
  expect(made).toMatchObject({ http: 200, body: { acknowledge: 1 } });
  const token = await aSession(portal.platform, Number(made.body["applicantId"]));
  const body = await (await portal.fetch(token, "get-profile/en")).text();
  expect(body).toMatch(/"oldImageUrl":"\/api\/v1\/files\/[0-9a-f]{40}\.jpg"/);
});

test("everything is asked for, every field once", async () => {
  const refused = await register({}, {});
  expect(refused.http).toBe(422);
  const errors = getErrors(refused);
  expect(new Set(errors).size).toBe(errors.length);
  expect(errors).toEqual(
    expect.arrayContaining([
      "PERSONAL_DATA.name required",
      "PERSONAL_DATA.email required",
      "PERSONAL_DATA.password required",
      "PERSONAL_DATA.dobDate required",
      "PERSONAL_DATA.dobMonth required",
      "PERSONAL_DATA.dobYear required",
      "PERSONAL_DATA.kategoriPengalaman required",
      "EDUCATION required",
      "SEEKING_JOB_STATUS.id required",
      "EMAIL_SUGGESTION_PERIOD.id required",
      "consent.kebenaranData required",
      "consent.penggunaanData required",
      "photoProfile required",
      "cvFile required",
    ]),
  );
});

test("wrong and missing fields are reported together", async () => {
  const form = await aForm("budi@contoh.id");
  const data = {
    ...form,
    PERSONAL_DATA: {
      ...form.PERSONAL_DATA,
      name: "Budi <b>",
      dobDate: 31,
      phone: "0812",
      kategoriPengalaman: 2,
      domicile: 999_999,
      gender: null,
    },
    EDUCATION: [{ ...form.EDUCATION[0], nilai: 0, maxNilai: null }],
  };
  const refused = await register(data, { photoProfile: await aPhoto(), cvFile: aCv() });
  expect(refused.http).toBe(422);
  expect(getErrors(refused).toSorted()).toEqual([
    "EDUCATION.0.maxNilai required",
    "EDUCATION.0.nilai gpa-range",
    "EXPERIENCE required",
    "PERSONAL_DATA.dobDate date-format",
    "PERSONAL_DATA.domicile choice",
    "PERSONAL_DATA.gender required",
    "PERSONAL_DATA.name name-characters",
    "PERSONAL_DATA.phone phone-format",
  ]);
});

test("faults of password, files, ids and impossible dates are reported together, with all other faults", async () => {
  const form = await aForm("sari@contoh.id");
  const personal = { ...form.PERSONAL_DATA, password: "pendek", gender: 3, domicile: 999_999, yoeYear: 40 };
  const data = { ...form, PERSONAL_DATA: personal, EDUCATION: [{ ...form.EDUCATION[0], tahunMasuk: 1998 }] };
  const refused = await register(data, { photoProfile: new File(["<svg/>"], "foto.gif"), cvFile: aCv(), source: "?!" });
  expect(refused.http).toBe(422);
  expect(getErrors(refused).toSorted()).toEqual([
    "EDUCATION.0.tahunMasuk before-birth",
    "PERSONAL_DATA.domicile choice",
    "PERSONAL_DATA.gender choice",
    expect.stringMatching(/^PERSONAL_DATA.password /),
    "PERSONAL_DATA.yoeYear experience-beyond-age",
    "photoProfile file-type",
    expect.stringMatching(/^source /),
  ]);
});

test("a wrong photo is reported beside a wrong password", async () => {
  const form = await aForm("wati@contoh.id");
  const data = { ...form, PERSONAL_DATA: { ...form.PERSONAL_DATA, password: "pendek" } };
  const refused = await register(data, { photoProfile: new File(["<svg/>"], "foto.gif"), cvFile: aCv() });
  expect(refused.http).toBe(422);
  expect(getErrors(refused).map((error) => error.split(" ")[0])).toEqual(["PERSONAL_DATA.password", "photoProfile"]);
});

test("a file that is no photo is recognised by its bytes", async () => {
  const photoProfile = new File(["<svg/>"], "foto.gif");
  const refused = await register(await aForm("tono@contoh.id"), { photoProfile, cvFile: aCv() });
  expect(refused).toMatchObject({ http: 415, body: { code: "file-type", errors: [{ path: "photoProfile" }] } });
});
