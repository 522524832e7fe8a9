import { afterAll, beforeAll, expect, test } from "vitest";
import { aProfile, type Portal } from "../../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../../tests/support/applications.ts";
import { byImport } from "../../identity/principal.ts";
import { idOfCode } from "../../reference-data/master-data.server.ts";
import { askQuestions } from "../../vacancies/questions/copy-questions.server.ts";
import { insertAnswers } from "../application.queries.server.ts";
import { changeApplication } from "../change/change-application.server.ts";
import { lockApplication } from "../change/lock-application.server.ts";
import { withdrawOpenApplications } from "../personal-data.server.ts";
import { newPhase } from "../phases.ts";
import { listAgain, listingRules } from "./keep-listed.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

async function listed(id: number) {
  const { db } = portal.platform.database;
  return db.selectFrom("desk_applications").selectAll().where("application_id", "=", id).executeTakeFirstOrThrow();
}

async function isFound(id: number, word: string, column: "words" | "blind_words" = "words"): Promise<boolean> {
  const { db } = portal.platform.database;
  const row = db.selectFrom("desk_words").select("application_id").where("application_id", "=", id);
  const found = await row
    .where(({ eb, fn, val, ref }) => eb(ref(column), "@@", fn("plainto_tsquery", [val("simple"), val(word)])))
    .executeTakeFirst();
  return found !== undefined;
}

async function progressed(id: number, phaseId: number, beganOn: string) {
  const { database, clock } = portal.platform;
  await database.transact(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application === undefined) throw new Error("It is gone.");
    const state = { status: "on-process", endWords: null, phases: [newPhase(phaseId, beganOn)] } as const;
    const change = { kind: "progressed", state: { ...state, phases: [...state.phases] }, phaseId } as const;
    const changing = { actor: byImport, now: clock(), subscribers: [] };
    await changeApplication(tx, application, { ...change, row: `${phaseId}`, news: "phase-began" }, changing);
  });
}

test("an application is listed in the transaction that sends it, by what was sent", async () => {
  const { applicationId, vacancyId, id } = await anApplication(portal);
  const row = await listed(applicationId);
  expect(row).toMatchObject({
    applicant_id: id,
    vacancy_id: vacancyId,
    name: "Dewi Lestari",
    stars: 0,
    is_gone: false,
  });
  expect(row).toMatchObject({
    name_key: "dewi lestari",
    experience_months: 6,
    salary: 7_500_000,
    status: "on-process",
  });
  expect(row.score).toBeGreaterThan(0);
  expect(row.blind_code).toMatch(/^[A-HJ-KM-NP-Z2-9]{5}$/);
  expect(row.tab).toBe(row.phase_id);
  expect(row.due_on).not.toBeNull();
});

test("names and institutions are words of an application, but none of its blind ones (F21)", async () => {
  const { applicationId } = await anApplication(portal);
  expect(await isFound(applicationId, "dewi")).toBe(true);
  expect(await isFound(applicationId, "dewi", "blind_words")).toBe(false);
  const { institution_key } = await listed(applicationId);
  const [word = ""] = institution_key.split(" ").toReversed();
  expect(await isFound(applicationId, word)).toBe(true);
  expect(await isFound(applicationId, word, "blind_words")).toBe(false);
  expect(await isFound(applicationId, "dewi@contoh.id")).toBe(false);
});

test("an application is found by what was answered in own words, and by none of it while it is hidden who wrote it", async () => {
  const { applicationId, vacancyId } = await anApplication(portal);
  const { database } = portal.platform;
  await database.transact(async (tx) => {
    const words = { id: "WMS apa yang pernah Anda pakai?", en: "" };
    const content = { kind: "text", words, options: [], required: true, must: null } as const;
    const [question] = await askQuestions(tx, vacancyId, [content]);
    await insertAnswers(tx, applicationId, [{ questionId: question?.id ?? 0, value: "SAP EWM untuk pengambilan." }]);
  });
  await database.db
    .updateTable("desk_applications")
    .set({ listed_by: 1 })
    .where("application_id", "=", applicationId)
    .execute();
  await listAgain(portal.platform, AbortSignal.timeout(30_000));
  expect(await isFound(applicationId, "ewm")).toBe(true);
  expect(await isFound(applicationId, "ewm", "blind_words")).toBe(false);
});

test("a new phase is a new tab, with its own begin and promise", async () => {
  const { applicationId } = await anApplication(portal);
  const phaseId = (await idOfCode(portal.platform.database.db, "recruitmentPhase", "screening")) ?? 0;
  portal.platform.time.now = new Date("2027-02-01T03:00:00Z");
  await progressed(applicationId, phaseId, "2027-02-01");
  expect(await listed(applicationId)).toMatchObject({ tab: phaseId, due_on: "2027-02-11" });
  expect((await listed(applicationId)).waiting_since.toISOString()).toBe("2027-01-31T17:00:00.000Z");
});

test("sending again lists the new resume, and keeps what the desk did", async () => {
  const { applicationId, visitor } = await anApplication(portal);
  const { db } = portal.platform.database;
  const before = await listed(applicationId);
  await db.updateTable("desk_applications").set({ stars: 3 }).where("application_id", "=", applicationId).execute();
  const { data } = (await visitor.get("get-profile/id")).body;
  const profile = await aProfile(portal.platform, Number(Reflect.get(Object(data), "version")));
  const personalData = { ...profile.personalData, nama: "Dewi Ratih", expectedSalary: 9_000_000 };
  const changed = { data: { ...profile, personalData }, grecaptcha: await visitor.captcha() };
  expect((await visitor.multipart("form/update-profile", changed)).body["acknowledge"]).toBe(1);
  const again = { applicationId, grecaptcha: await visitor.captcha() };
  expect((await visitor.json("application/edit", again)).body["acknowledge"]).toBe(1);
  const { blind_code } = before;
  expect(await listed(applicationId)).toMatchObject({ name: "Dewi Ratih", salary: 9_000_000, stars: 3, blind_code });
});

test("who withdraws the use of the data leaves an end and no person, in earlier applications too", async () => {
  const { applicationId, id, visitor } = await anApplication(portal);
  await visitor.json("withdraw-application", { applicationId, reason: "" });
  const { database, clock } = portal.platform;
  await database.transact((tx) => withdrawOpenApplications(tx, id, "consent-withdrawn", clock()));
  expect(await listed(applicationId)).toMatchObject({ name: "", institution_id: null, is_gone: true, salary: -1 });
  const words = database.db.selectFrom("desk_words").selectAll().where("application_id", "=", applicationId);
  expect(await words.execute()).toEqual([]);
});

test("what older rules listed is listed again, but nobody who is gone", async () => {
  const { applicationId } = await anApplication(portal);
  const gone = await anApplication(portal);
  const { database, clock } = portal.platform;
  await database.transact((tx) => withdrawOpenApplications(tx, gone.id, "consent-withdrawn", clock()));
  await database.db.updateTable("desk_applications").set({ listed_by: 0, score: -1 }).execute();
  await listAgain(portal.platform, new AbortController().signal);
  expect((await listed(applicationId)).score).toBeGreaterThan(0);
  expect(await listed(gone.applicationId)).toMatchObject({ name: "", is_gone: true, listed_by: listingRules });
});
