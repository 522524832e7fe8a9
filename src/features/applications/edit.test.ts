// Shows: N14
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCv, aPhoto, aProfile, type Portal } from "../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../tests/support/applications.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import { recordConsents } from "../resumes/consent.queries.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

type Someone = Awaited<ReturnType<typeof anApplication>>;

/** Saves the resume with another phone number and the fields of `more`. */
async function change({ visitor }: Someone, noTelp: string | null, more: object = {}): Promise<void> {
  const { data } = (await visitor.get("get-profile/id")).body;
  const profile = await aProfile(portal.platform, Number(Reflect.get(Object(data), "version")));
  const changed = { ...profile, personalData: { ...profile.personalData, noTelp } };
  const grecaptcha = await visitor.captcha();
  const saved = await visitor.multipart("form/update-profile", { data: changed, grecaptcha, ...more });
  if (saved.body["acknowledge"] !== 1) throw new Error(`The resume was refused: ${JSON.stringify(saved.body)}`);
}

async function edit({ visitor }: Someone, applicationId: unknown, grecaptcha?: string) {
  return visitor.json("application/edit", { applicationId, grecaptcha: grecaptcha ?? (await visitor.captcha()) });
}

async function read({ visitor }: Someone, applicationId: number, version = ""): Promise<Record<string, unknown>> {
  return Object((await visitor.get(`application/${applicationId}/id${version && `?version=${version}`}`)).body["data"]);
}

async function closeNow(id: number): Promise<void> {
  const closes_at = new Date(Date.now() - 1);
  await portal.platform.database.db.updateTable("vacancies").set({ closes_at }).where("id", "=", id).execute();
}

function listEvents(applicationId: number) {
  const { db } = portal.platform.database;
  return db
    .selectFrom("application_events")
    .select(["actor_kind", "kind", "details"])
    .where("application_id", "=", applicationId)
    .orderBy("id")
    .execute();
}

async function editableUntil({ visitor }: Someone, applicationId: number): Promise<unknown> {
  const { data } = (await visitor.json("Application/details/id", { applicationId })).body;
  return Object(data).editableUntil;
}

test("sends the resume as it is now as the next version, keeps the old one with its files, and sends a receipt", async () => {
  const someone = await anApplication(portal);
  const { applicationId, email, visitor } = someone;
  expect(await editableUntil(someone, applicationId)).toBe("2098-12-31T23:59:59+07:00");
  const before = await read(someone, applicationId);
  await change(someone, "+62 81100001111", { photoProfile: await aPhoto(), cvFile: aCv("CV baru.pdf") });
  expect((await edit(someone, applicationId)).body).toEqual({ acknowledge: 1, version: 2 });

  const after = await read(someone, applicationId);
  expect(after).toMatchObject({
    version: 2,
    snapshot: { personalData: { noTelp: "+62 81100001111", cvName: "CV baru.pdf" } },
    versions: [{ version: 2 }, { version: 1 }],
  });
  const first = await read(someone, applicationId, "1");
  expect(first).toMatchObject({ version: 1, snapshot: before["snapshot"], versions: after["versions"] });
  const { cvUrl, oldImageUrl } = Object(first["snapshot"]).personalData;
  for (const url of [cvUrl, oldImageUrl]) {
    const path = String(url).replace(/^.*\/files\//, "files/");
    expect((await portal.fetch(someone.token, path)).status).toBe(200);
  }
  expect(await visitor.get(`application/${applicationId}/id?version=3`)).toMatchObject({ http: 404 });
  expect(await visitor.get(`application/${applicationId}/id?version=0`)).toMatchObject({ http: 422 });

  expect(await listEvents(applicationId)).toMatchObject([
    { kind: "submitted" },
    { actor_kind: "applicant", kind: "edited", details: { version: 2 } },
  ]);
  const mail = await eventually(async () => {
    const mails = await keptMailsTo(portal.platform.settings.dataDir, email);
    expect(mails).toHaveLength(2);
    return mails[1] ?? "";
  });
  expect(mail).toContain("Resume dikirim ulang: Analis Data");
});

describe("is refused, and nothing is kept", () => {
  test.each<[string, string, (someone: Awaited<ReturnType<typeof anApplication>>) => Promise<unknown>]>([
    ["once the vacancy is closed", "vacancy-closed", ({ vacancyId }) => closeNow(vacancyId)],
    [
      "once the application has ended",
      "already-ended",
      ({ visitor, applicationId }) => visitor.json("application/withdraw", { applicationId }),
    ],
    ["while the resume lacks something", "profile-incomplete", (someone) => change(someone, null)],
    ["while the resume is what was sent last", "nothing-changed", async () => {}],
    ["when it was saved again without a change", "nothing-changed", (someone) => change(someone, "+62 81234567890")],
    [
      "while a statement does not stand",
      "profile-incomplete",
      ({ id }) =>
        portal.platform.database.transact((tx) =>
          recordConsents(tx, id, { dataTruth: false, dataUse: true }, new Date()),
        ),
    ],
  ])("%s: %s", async (_, code, happens) => {
    const someone = await anApplication(portal);
    await happens(someone);
    expect(await edit(someone, someone.applicationId)).toMatchObject({ http: 200, body: { acknowledge: 0, code } });
    expect(await read(someone, someone.applicationId)).toMatchObject({ versions: [{ version: 1 }] });
    expect((await listEvents(someone.applicationId)).filter(({ kind }) => kind === "edited")).toEqual([]);
    const isOver = code === "vacancy-closed" || code === "already-ended";
    if (isOver) expect(await editableUntil(someone, someone.applicationId)).toBeNull();
  });

  test("with what is missing named", async () => {
    const someone = await anApplication(portal);
    await change(someone, null);
    expect((await edit(someone, someone.applicationId)).body).toMatchObject({ missing: ["personalData.noTelp"] });
  });
});

test("is refused to anyone else, which uses up no captcha, and asks for one", async () => {
  const [someone, other] = [await anApplication(portal), await anApplication(portal)];
  const solved = await other.visitor.captcha();
  expect(await edit(other, someone.applicationId, solved)).toMatchObject({ http: 404 });
  expect(await edit(other, "x", solved)).toMatchObject({ http: 422, body: { errors: [{ path: "applicationId" }] } });
  expect(await other.visitor.get(`application/${someone.applicationId}/id?version=1`)).toMatchObject({ http: 404 });
  expect(await other.visitor.json("application/edit", { applicationId: other.applicationId })).toMatchObject({
    http: 200,
    body: { code: "captcha" },
  });
  await change(other, "+62 8110001");
  expect((await edit(other, other.applicationId, solved)).body).toMatchObject({ version: 2 });
});

test("twenty at once are one more version: the others would change nothing", async () => {
  const someone = await anApplication(portal);
  await change(someone, "+62 8110001");
  const answers = await Promise.all(Array.from({ length: 20 }, () => edit(someone, someone.applicationId)));
  const codes = answers.map(({ body }) => body["code"] ?? body["version"]);
  expect(codes.filter((code) => code !== "nothing-changed")).toEqual([2]);
  expect(Object(await read(someone, someone.applicationId)).versions).toHaveLength(2);
});

test("a new file alone is a change", async () => {
  const someone = await anApplication(portal);
  await change(someone, "+62 81234567890", { cvFile: aCv("CV Dewi.pdf") });
  expect((await edit(someone, someone.applicationId)).body).toMatchObject({ acknowledge: 1, version: 2 });
  expect((await edit(someone, someone.applicationId)).body).toMatchObject({ code: "nothing-changed" });
});

test("at once with withdrawing, what was acknowledged is kept and the end holds", async () => {
  const someone = await anApplication(portal);
  const { applicationId, visitor } = someone;
  await change(someone, "+62 8110001");
  const edits = Array.from({ length: 10 }, () => edit(someone, applicationId));
  const withdrawals = Array.from({ length: 5 }, () => visitor.json("application/withdraw", { applicationId }));
  const [edited, withdrawn] = [await Promise.all(edits), await Promise.all(withdrawals)];
  const accepted = (answers: typeof edited) => answers.filter(({ body }) => body["acknowledge"] === 1).length;
  expect(accepted(withdrawn)).toBe(1);
  for (const { body } of edited) expect(body["code"]).toBeOneOf([undefined, "nothing-changed", "already-ended"]);
  expect(accepted(edited)).toBeOneOf([0, 1]);
  expect(await read(someone, applicationId)).toMatchObject({ applicationStatusId: 3, endReason: "withdrawn" });
  expect(Object(await read(someone, applicationId)).versions).toHaveLength(1 + accepted(edited));
  expect(await edit(someone, applicationId)).toMatchObject({ body: { code: "already-ended" } });
});

test("at once with saving the resume, each version is one that was saved", async () => {
  const someone = await anApplication(portal);
  const { applicationId } = someone;
  const numbers = ["+62 81234567890", "+62 8110001", "+62 8110002", "+62 8110003"];
  const saving = (async () => {
    for (const number of numbers.slice(1)) await change(someone, number, { cvFile: aCv(`${number.slice(4)}.pdf`) });
  })();
  const edits = await Promise.all(Array.from({ length: 8 }, () => edit(someone, applicationId)));
  await saving;
  const sent = edits.filter(({ body }) => body["code"] !== "nothing-changed");
  for (const { body } of sent) {
    const { snapshot } = await read(someone, applicationId, String(body["version"]));
    const { noTelp, cvName } = Object(snapshot).personalData;
    expect(numbers).toContain(noTelp);
    expect(cvName).toBe(noTelp === numbers[0] ? "CV Dewi.pdf" : `${noTelp.slice(4)}.pdf`);
  }
});
