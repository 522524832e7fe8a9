// Shows: F15
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actOn } from "../../../../../tests/support/desk-vacancies.ts";
import { type JobsOfTest, jobsOfTest } from "../../../../../tests/support/jobs.ts";

const words = { id: "Lowongan ditutup lebih awal.", en: "Closed early." };

let jobs: JobsOfTest;
beforeAll(async () => {
  jobs = await jobsOfTest(3);
});
afterAll(() => jobs.platform.close());
beforeEach(async () => {
  await jobs.forget();
  await jobs.db
    .updateTable("vacancies")
    .set({ state: "open", closes_at: new Date("2099-01-01"), end_date: "2098-12-31" })
    .where("id", "=", jobs.vacancyId)
    .execute();
});

const close = (body: object) => actOn(jobs.recruiter, jobs.vacancyId, "close", body);
const countJobs = async () =>
  (await jobs.db.selectFrom("bulk_jobs").select("id").where("state", "!=", "preview").execute()).length;

test("a vacancy whose applications continue has no job", async () => {
  expect(await close({ rest: "go-on" })).toMatchObject({ http: 200, body: { state: "closed", jobId: null } });
  expect(await countJobs()).toBe(0);
});

test.each([
  ["no words", { rest: "close" }, "/words", "required"],
  ["empty words", { rest: "close", words: {} }, "/words", "required"],
  [
    "no Indonesian, which its readers read",
    { rest: "close", words: { en: "Closed." } },
    "/words/id",
    "language-missing",
  ],
  ["another wish", { rest: "later" }, "/rest", "choice"],
])("%s: nothing is closed and nothing starts", async (_, body, pointer, code) => {
  expect(await close(body)).toMatchObject({ http: 422, body: { errors: [{ pointer, code }] } });
  expect((await jobs.recruiter.send("GET", `vacancies/${jobs.vacancyId}`)).body).toMatchObject({ state: "open" });
  expect(await countJobs()).toBe(0);
});

test("a vacancy is closed with words: a job closes all who are on process, held like any other", async () => {
  const response = await close({ rest: "close", words });
  expect(response).toMatchObject({ http: 200, body: { state: "closed" } });
  const id = Number(response.body["jobId"]);
  expect((await jobs.until(id, "held")).counts).toMatchObject({ held: 3 });
  expect((await jobs.recruiter.send("GET", `jobs/${id}`)).body).toMatchObject({
    kind: "act",
    actKind: "close",
    count: 3,
  });
  await jobs.release();
  expect((await jobs.until(id, "done")).counts).toMatchObject({ released: 3 });
  const mails = JSON.stringify(await jobs.toldTo(0));
  expect(mails).toContain("Lowongan ditutup lebih awal.");
});
