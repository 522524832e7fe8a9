import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aReadyApplicant, aSignedIn, type Portal } from "../../../../../tests/support/applicants.ts";
import { choicesIn, extendedFormPortal } from "../../../../../tests/support/extended-form-portal.ts";
import { type Choices, idIn } from "../../../../../tests/support/extended-forms.ts";

let portal: Portal;
let choices: Choices;
beforeAll(async () => {
  portal = await extendedFormPortal();
  choices = await choicesIn(portal.platform);
});
afterAll(() => portal.platform.close());

const fresh = "applicant/flk/freshgraduate";
const calls = ["masterdata", "view", "submit-1", "submit-2", "submit", "logout"];

describe("masterdata", () => {
  test("has every list that the form chooses from, as many as the readings say", async () => {
    const { visitor } = await aSignedIn(portal);
    const { body } = await visitor.json(`${fresh}/masterdata`, { lang: "en" });
    const data: Record<string, { text: string; code?: string }[]> = Object(body["data"]);
    const counts = Object.fromEntries(Object.entries(data).map(([list, entries]) => [list, entries.length]));
    expect(counts).toMatchObject({
      nationality: 2,
      hobby: 10,
      socialActivity: 10,
      workCity: 7,
      activityPriority: 6,
      function: 14,
      facility: 17,
      salary: 10,
      publicationType: 5,
      familyTitle: 7,
      placement: 3,
      institution: 50,
    });
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    for (const list of ["socialActivity", "facility", "function", "institution", "domicile", "major", "occupation"]) {
      const others = data[list]?.filter(({ code }) => code === "other") ?? [];
      expect({ list, others: others.length }).toEqual({ list, others: 1 });
    }
    expect(data["nationality"]?.map(({ text }) => text)).toEqual(["Indonesian", "Foreign"]);
    const indonesian = await visitor.json(`${fresh}/masterdata`, {});
    expect(Object(indonesian.body["data"]).publicationType.map(({ text }: { text: string }) => text)).toEqual([
      "Jurnal",
      "Artikel",
      "Karya Tulis",
      "Blog",
      "Buku",
    ]);
  });
});

describe("view", () => {
  test("of a form that was never saved is empty but for the first choices", async () => {
    const { id, visitor } = await aSignedIn(portal);
    const { body } = await visitor.json(`${fresh}/view`, {});
    expect(body).toMatchObject({
      acknowledge: 1,
      applicantID: id,
      version: 0,
      updatedAt: null,
      isSubmitted: false,
      submittedAt: null,
      fromResume: [],
      data: {
        personalData: { fullName: null, photo: null },
        family: { maritalStatusId: idIn(choices, "maritalStatus", "lajang") },
        workInterest: { placementId: idIn(choices, "placement", "tidak-bersedia"), jobRanking: [] },
        education: [],
      },
    });
  });

  test("fills in what the resume knows and marks it, also beside a half that was saved", async () => {
    const { visitor } = await aReadyApplicant(portal);
    const { body } = await visitor.json(`${fresh}/view`, {});
    expect(body).toMatchObject({ version: 0, data: { personalData: { fullName: "Dewi Lestari", gender: 2 } } });
    const marked = ["personalData.photo", "personalData.fullName", "personalData.expectedSalaryId", "education.0.gpa"];
    expect(body["fromResume"]).toEqual(expect.arrayContaining(marked));
    await visitor.multipart(`${fresh}/submit-2`, { data: { hobbies: { hobbyIds: [2] } }, version: 0 });
    const later = await visitor.json(`${fresh}/view`, {});
    expect(later.body).toMatchObject({
      version: 1,
      fromResume: body["fromResume"],
      data: { hobbies: { hobbyIds: [2] } },
    });
    const renamed = { ...Object(body["data"]).personalData, fullName: "Dewi L" };
    const data = { ...Object(body["data"]), personalData: renamed };
    const saved = await visitor.multipart(`${fresh}/submit-1`, { data, version: 1 });
    expect(saved.body["fromResume"]).not.toContain("personalData.fullName");
    expect(saved.body["fromResume"]).toContain("personalData.email");
  });
});

test("a caller who is no applicant has to sign in, and another variant is not found", async () => {
  const guest = portal.visitor({ isBrowser: false });
  const { body } = await guest.form("login", { siteType: "wire" });
  const asGuest = portal.visitor({ isBrowser: false, headers: { authorization: `Bearer ${body["token"]}` } });
  const { visitor } = await aSignedIn(portal);
  for (const call of calls) {
    expect(await asGuest.json(`${fresh}/${call}`, {})).toMatchObject({ http: 401, body: { code: "sign-in-required" } });
    expect(await visitor.json(`applicant/flk/student/${call}`, {})).toMatchObject({ http: 404 });
  }
});

test("its drafts are kept by their own names", async () => {
  const { token } = await aSignedIn(portal);
  for (const name of ["flk1", "flk2"]) {
    const body = JSON.stringify({ data: { typed: name }, version: 0 });
    expect((await portal.fetch(token, `form/draft/${name}`, { method: "PUT", body })).status).toBe(200);
  }
  const saved = await (await portal.fetch(token, "form/draft/flk1")).json();
  expect(saved).toMatchObject({ data: { data: { typed: "flk1" }, version: 1 } });
});
