// Shows: J8, J9, promise 16
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPhoto, aReadyApplicant, aSignedIn, type Portal, storedFiles } from "../../../tests/support/applicants.ts";
import { choicesIn, extendedFormPortal } from "../../../tests/support/extended-form-portal.ts";
import { type Choices, goodForm, idIn, partialForms, withPhotoAt } from "../../../tests/support/extended-forms.ts";
import type { Answered } from "../../../tests/support/visitor.ts";
import { groupNames, groupsOfHalf, type Half } from "./definition/definition.ts";
import { writeForm } from "./extended-forms.queries.server.ts";
import { formSchema } from "./form.schema.ts";
import type { FormValues } from "./form.ts";
import { sentForms } from "./form-request.queries.server.ts";

let portal: Portal;
let choices: Choices;
beforeAll(async () => {
  portal = await extendedFormPortal();
  choices = await choicesIn(portal.platform);
});
afterAll(() => portal.platform.close());

type Someone = Awaited<ReturnType<typeof aSignedIn>>;
type Step = "submit-1" | "submit-2" | "submit";

interface Sent {
  data: unknown;
  version?: unknown;
  photo?: File;
  lang?: string;
}

const fresh = "applicant/flk/freshgraduate";
const save = ({ visitor }: Someone, step: Step, { version = 0, ...sent }: Sent, path = fresh) =>
  visitor.multipart(`${path}/${step}`, { ...sent, version });
const view = async ({ visitor }: Someone, path = fresh) => (await visitor.json(`${path}/view`, {})).body;

function getErrors({ body }: Answered): string[] {
  const errors = body["errors"];
  return Array.isArray(errors) ? errors.map(({ path, code }) => `${path} ${code}`).toSorted() : [];
}

function half(form: FormValues, which: Half): FormValues {
  return Object.fromEntries(groupsOfHalf(which).map((name) => [name, form[name] ?? []]));
}

const personal = (fields: object): FormValues => ({ personalData: { ...fields } });

describe("submit-1 and submit-2", () => {
  test("save their half as it is and say what is missing; the other half and variant stay", async () => {
    const someone = await aSignedIn(portal);
    const form = goodForm(choices);
    const first = await save(someone, "submit-1", { data: { ...personal({ birthPlace: "Solo" }), problemStory: 1 } });
    expect(first).toMatchObject({ http: 200, body: { acknowledge: 1, version: 1, isSubmitted: false } });
    expect(first.body["data"]).toMatchObject({ personalData: { birthPlace: "Solo", phone: null }, education: [] });
    expect(first.body["missing"]).toEqual(expect.arrayContaining(["personalData.phone", "problemStory.task"]));
    const second = await save(someone, "submit-2", { data: form, version: 1 });
    expect(second.body["data"]).toMatchObject({ personalData: { birthPlace: "Solo" }, ...half(form, 2) });
    expect(await view(someone)).toEqual(second.body);
    expect(await view(someone, "applicant/flk/professional")).toMatchObject({ version: 0, data: { references: [] } });
  });

  test("never store fields that nobody knows", async () => {
    const someone = await aSignedIn(portal);
    const data = {
      ...personal({ birthPlace: "Solo", canary: "kenari-9" }),
      education: [{ canary: "kenari-9" }],
    };
    await save(someone, "submit-1", { data });
    const rows = portal.platform.database.db.selectFrom("extended_forms").selectAll();
    const row = JSON.stringify(await rows.where("applicant_id", "=", someone.id).execute());
    expect(row).toContain("Solo");
    expect(row).not.toContain("kenari");
  });

  test("report every wrong field at once, lists and photo too, and store nothing", async () => {
    const someone = await aSignedIn(portal);
    const photo = new File(["bukan gambar"], "rusak.gif");
    const data = { ...personal({ phone: "1", nationalityId: 99_999 }), education: [{ startYear: 1800 }] };
    const refused = await save(someone, "submit-1", { data, version: "x", photo });
    expect(refused).toMatchObject({ http: 422, body: { code: "invalid-fields" } });
    expect(getErrors(refused)).toEqual([
      "education.0.startYear year-range",
      "personalData.nationalityId choice",
      "personalData.phone phone-format",
      "photo file-type",
      "version format",
    ]);
    const unknown = { ...personal({ nationalityId: 99_999 }), workExperiences: [{ functionIds: [1, 99_998] }] };
    expect(getErrors(await save(someone, "submit-1", { data: unknown, photo }))).toEqual([
      "personalData.nationalityId choice",
      "photo file-type",
      "workExperiences.0.functionIds choice",
    ]);
    expect(getErrors(await save(someone, "submit-2", { data: undefined }))).toEqual(["data required"]);
    expect(await view(someone)).toMatchObject({ version: 0 });
  });

  test("refuse a stale form with the current version", async () => {
    const someone = await aSignedIn(portal);
    await save(someone, "submit-1", { data: personal({ birthPlace: "Solo" }) });
    for (const step of ["submit-1", "submit-2", "submit"] as const) {
      const stale = await save(someone, step, { data: {}, version: 0 });
      expect(stale).toMatchObject({
        http: 409,
        body: { code: "version-conflict", current: { version: 1, data: { personalData: { birthPlace: "Solo" } } } },
      });
    }
  });

  test("let one of twenty simultaneous saves of a version through", async () => {
    const someone = await aSignedIn(portal);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(someone, "submit-1", { data: {} })));
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test("write over no version that came meanwhile, whatever was read before", async () => {
    const { id: applicantId } = await aSignedIn(portal);
    const owner = { applicantId, variant: "freshgraduate" } as const;
    const { database, clock } = portal.platform;
    const write = (version: number) =>
      database.transact((tx) =>
        writeForm(tx, owner, version, { document: {}, photo: null, isFinal: version === 2 }, clock()),
      );
    const written: boolean[] = [];
    for (const version of [0, 0, 1, 1, 2, 3]) written.push(await write(version));
    expect(written).toEqual([true, false, true, false, true, false]);
  });

  test("keep forms of any shape, through the database, as they were sent", async () => {
    const someone = await aSignedIn(portal);
    const schema = formSchema(groupNames, portal.platform.clock);
    let version = 0;
    const comesBack = fc.asyncProperty(partialForms(choices), async (raw) => {
      const first = await save(someone, "submit-1", { data: raw, version });
      const second = await save(someone, "submit-2", { data: raw, version: version + 1 });
      version += 2;
      expect([first, second]).toMatchObject([{ http: 200 }, { http: 200 }]);
      expect(second.body["data"]).toEqual(schema.parse(raw));
    });
    await fc.assert(comesBack, { numRuns: 60, seed: 20_261_122, endOnFailure: true });
  });
});

describe("the photo", () => {
  test("comes beside the data, is the owner's to fetch, and goes when the form leaves it out", async () => {
    const someone = await aSignedIn(portal);
    const before = await storedFiles(portal);
    const first = await save(someone, "submit-1", { data: {}, photo: await aPhoto() });
    const { personalData } = Object(first.body["data"]);
    expect(personalData.photo).toMatch(/^\/api\/v1\/files\/[0-9a-f]{40}\.jpg$/);
    const path = String(personalData.photo).replace("/api/v1/", "");
    expect((await portal.fetch(someone.token, path)).status).toBe(200);
    expect((await portal.fetch((await aSignedIn(portal)).token, path)).status).toBe(404);
    const saved = await save(someone, "submit-1", { data: { personalData }, version: 1 });
    expect(saved.body["data"]).toMatchObject({ personalData });
    const other = await save(someone, "submit-1", { data: {}, version: 2, photo: await aPhoto() });
    expect(other.body["data"]).not.toMatchObject({ personalData });
    expect(await storedFiles(portal)).toBe(before + 1);
    await save(someone, "submit-1", { data: {}, version: 3 });
    expect(await storedFiles(portal)).toBe(before);
  });

  test("of the resume is taken over, stays when the resume gets another, and goes once the form shows another too", async () => {
    const someone = await aReadyApplicant(portal);
    const { data } = await view(someone);
    const { personalData } = Object(data);
    expect(personalData.photo).toMatch(/^\/api\/v1\/files\//);
    await save(someone, "submit-1", { data: { personalData } });
    const profile = Object((await someone.visitor.get("get-profile/id")).body["data"]);
    const again = { data: profile, photoProfile: await aPhoto(), grecaptcha: await someone.visitor.captcha() };
    expect(await someone.visitor.multipart("form/update-profile", again)).toMatchObject({ http: 200 });
    expect(await view(someone)).toMatchObject({ version: 1, data: { personalData: { photo: personalData.photo } } });
    const path = personalData.photo.replace("/api/v1/", "");
    expect((await portal.fetch(someone.token, path)).status).toBe(200);
    const stored = await storedFiles(portal);
    await save(someone, "submit-1", { data: { personalData }, version: 1, photo: await aPhoto() });
    expect((await portal.fetch(someone.token, path)).status).toBe(404);
    expect(await storedFiles(portal)).toBe(stored);
  });

  test("of the resume stays there when the form shows another", async () => {
    const someone = await aReadyApplicant(portal);
    const { personalData } = Object((await view(someone))["data"]);
    await save(someone, "submit-1", { data: { personalData } });
    await save(someone, "submit-1", { data: { personalData }, version: 1, photo: await aPhoto() });
    expect((await portal.fetch(someone.token, personalData.photo.replace("/api/v1/", ""))).status).toBe(200);
  });

  test("of somebody else, or no photo at all, is a wrong field", async () => {
    const [owner, other] = [await aReadyApplicant(portal), await aSignedIn(portal)];
    const { photo } = Object(Object((await view(owner))["data"]).personalData);
    const { cvUrl } = Object(Object((await owner.visitor.get("get-profile/id")).body["data"]).personalData);
    expect(getErrors(await save(other, "submit-1", { data: personal({ photo }) }))).toEqual([
      "personalData.photo choice",
    ]);
    expect(getErrors(await save(owner, "submit-1", { data: personal({ photo: cvUrl }) }))).toEqual([
      "personalData.photo choice",
    ]);
  });

  test("that is no picture, or too large, refuses the whole form", async () => {
    const someone = await aSignedIn(portal);
    const before = await storedFiles(portal);
    const text = new File(["bukan foto"], "foto.jpg");
    const large = new File([new Uint8Array(2_000_001 + 100_000)], "foto.jpg");
    expect(await save(someone, "submit-1", { data: {}, photo: text })).toMatchObject({ http: 415 });
    expect(await save(someone, "submit-1", { data: {}, photo: large })).toMatchObject({ http: 413 });
    expect(await storedFiles(portal)).toBe(before);
    expect(await view(someone)).toMatchObject({ version: 0 });
  });
});

describe("submit", () => {
  const whole = (someone: Someone, form: FormValues, more: object = {}, path = fresh) =>
    aPhoto().then((photo) => save(someone, "submit", { data: form, photo, ...more }, path));

  test("of a form that lacks something says all that is missing, and saves nothing", async () => {
    const someone = await aSignedIn(portal);
    const { thesis: _, ...form } = goodForm(choices);
    const refused = await save(someone, "submit", { data: { ...form, education: [] } });
    expect(refused).toMatchObject({ http: 200, body: { acknowledge: 0, code: "incomplete" } });
    expect(refused.body["missing"]).toEqual(["personalData.photo", "education", "thesis.title"]);
    expect(await view(someone)).toMatchObject({ version: 0, isSubmitted: false });
  });

  test.each(["freshgraduate", "professional"])("of a whole %s form is final: read, never changed", async (variant) => {
    const someone = await aSignedIn(portal);
    const path = `applicant/flk/${variant}`;
    const { db } = portal.platform.database;
    expect(await sentForms(db, someone.id)).toEqual([]);
    const sent = await whole(someone, goodForm(choices), {}, path);
    expect(sent).toMatchObject({ http: 200, body: { acknowledge: 1, missing: [], version: 1, isSubmitted: true } });
    for (const step of ["submit-1", "submit-2", "submit"] as const) {
      const refused = await save(someone, step, { data: goodForm(choices), version: 1, photo: await aPhoto() }, path);
      expect(refused).toMatchObject({ http: 200, body: { acknowledge: 0, code: "already-submitted" } });
    }
    expect(await view(someone, path)).toEqual(sent.body);
    const url = variant === "freshgraduate" ? "/flk1" : "/flk2";
    expect(await sentForms(db, someone.id)).toEqual([{ url, sentAt: new Date(String(sent.body["submittedAt"])) }]);
  });

  test("takes a form that was saved half by half, and records both consents", async () => {
    const someone = await aSignedIn(portal);
    const form = goodForm(choices);
    await save(someone, "submit-1", { data: form, photo: await aPhoto() });
    const saved = await save(someone, "submit-2", { data: form, version: 1 });
    expect(saved.body["missing"]).toEqual([]);
    expect(await sentForms(portal.platform.database.db, someone.id)).toEqual([]);
    expect(await save(someone, "submit", { data: saved.body["data"], version: 2 })).toMatchObject({
      body: { acknowledge: 1, isSubmitted: true, version: 3 },
    });
    const consents = portal.platform.database.db.selectFrom("consents").select("code");
    const consentRows = await consents.where("applicant_id", "=", someone.id).orderBy("code").execute();
    expect(consentRows).toEqual([{ code: "data-truth" }, { code: "data-use" }]);
  });

  test("leaves out what no field shows any more", async () => {
    const someone = await aSignedIn(portal);
    const form = withPhotoAt(goodForm(choices), "");
    const personalData = { ...form["personalData"], nationalityOther: "Lama" };
    const sent = await whole(someone, { ...form, personalData });
    expect(sent.body["data"]).toMatchObject({ personalData: { nationalityOther: null, fullName: "Sekar Wangi 7" } });
    const other = await aSignedIn(portal);
    const asing = idIn(choices, "nationality", "asing");
    const foreign = await whole(other, { ...form, personalData: { ...personalData, nationalityId: asing } });
    expect(foreign.body["data"]).toMatchObject({ personalData: { nationalityOther: "Lama" } });
  });

  test("twenty times at once submits once", async () => {
    const someone = await aSignedIn(portal);
    await save(someone, "submit-1", { data: {}, photo: await aPhoto() });
    const { photo } = Object(Object((await view(someone))["data"]).personalData);
    const data = withPhotoAt(goodForm(choices), photo);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(someone, "submit", { data, version: 1 })));
    expect(answers.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
    const codes = new Set(answers.filter(({ body }) => body["acknowledge"] === 0).map(({ body }) => body["code"]));
    expect([...codes]).toEqual(["already-submitted"]);
    expect(await view(someone)).toMatchObject({ version: 2 });
  });
});
