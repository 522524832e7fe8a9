// Shows: F21
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../../tests/support/applications.ts";
import { type DeskOfTest, deskOfTest } from "../../../../tests/support/desk.ts";
import { readCvWords } from "./read-cv-words.server.ts";

let portal: Portal;
let desk: DeskOfTest;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
});
afterAll(() => portal.platform.close());

const db = () => portal.platform.database.db;
const read = () => readCvWords(portal.platform, new AbortController().signal);

async function anApplicationOfMine() {
  const { applicationId, vacancyId } = await anApplication(portal);
  const row = db().selectFrom("desk_applications").select("company_id").where("application_id", "=", applicationId);
  const { company_id } = await row.executeTakeFirstOrThrow();
  const recruiter = await desk.as({ role: "recruiter", companyIds: [company_id] });
  const found = async (q: string) => (await recruiter.send("GET", `applications?q=${q}`)).body["total"];
  return { applicationId, vacancyId, found };
}

// The CV of the tests says "Analis data"; no resume does.
test("an application is found by the words of its CV once it was read, each word in resume or CV", async () => {
  const { found } = await anApplicationOfMine();
  expect(await found("analis")).toBe(0);
  await read();
  expect(await found("analis")).toBe(1);
  expect(await found("dewi%20analis%20dat")).toBe(1);
  expect(await found("analis%20kembang")).toBe(0);
});

test("a CV that cannot be read is not read over and over, and finds nothing", async () => {
  const { applicationId, found } = await anApplicationOfMine();
  const { files } = portal.platform;
  await db().updateTable("desk_words").set({ cv_read_by: 0 }).where("application_id", "=", applicationId).execute();
  const row = await db()
    .selectFrom("desk_words")
    .select("cv_file")
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  await files.remove(row.cv_file ?? "");
  await read();
  expect(await found("analis")).toBe(0);
  const after = db()
    .selectFrom("desk_words")
    .select(["cv_read_by", "cv_words"])
    .where("application_id", "=", applicationId);
  expect(await after.executeTakeFirst()).toEqual({ cv_read_by: 1, cv_words: null });
});

test("hiring managers find by a CV's words only where the CV was shared along", async () => {
  const { applicationId, vacancyId } = await anApplicationOfMine();
  await read();
  const manager = await desk.as({ role: "hiring-manager", vacancyIds: [vacancyId] });
  const set = (shares_cv: boolean) =>
    db()
      .updateTable("desk_applications")
      .set({ shared_at: new Date(), shares_cv })
      .where("application_id", "=", applicationId)
      .execute();
  await set(false);
  expect((await manager.send("GET", "applications?q=analis")).body).toMatchObject({ total: 0 });
  await set(true);
  expect((await manager.send("GET", "applications?q=analis")).body).toMatchObject({ total: 1 });
});

test("a blind vacancy's are not found by their CVs", async () => {
  const { vacancyId, found } = await anApplicationOfMine();
  await read();
  await db().updateTable("vacancies").set({ blind: true }).where("id", "=", vacancyId).execute();
  expect(await found("analis")).toBe(0);
});
