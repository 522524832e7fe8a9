// Shows: F33
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { type JobsOfTest, jobsOfTest } from "../../../../tests/support/jobs.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { readTrail } from "../../audit/trail.queries.server.ts";
import { deleteAccount } from "../../privacy/delete-account.server.ts";
import { startJob } from "../start-job.server.ts";
import { settle, workThrough } from "../work/work-through.server.ts";

let jobs: JobsOfTest;
beforeAll(async () => {
  jobs = await jobsOfTest(5);
});
afterAll(() => jobs.platform.close());
beforeEach(() => jobs.forget());

const both = (text: string) => ({ id: text, en: `${text} (en)` });
const move = (more: object = {}) => ({ act: { kind: "move", phaseId: jobs.phase("screening"), ...more } });
/** Acts that are possible in every phase. */
const hire = { act: { kind: "hire" } };
const listOf = () => `vacancyId=${jobs.vacancyId}`;
const setLanguage = (index: number, language: "id" | "en") =>
  jobs.db
    .updateTable("applicants")
    .set({ language })
    .where("id", "=", jobs.people[index]?.id ?? 0)
    .execute();

test("a job is previewed, made in the background, held, released: each applicant gets one message", async () => {
  const preview = await jobs.preview({ ...move({ nextStep: both("Siapkan KTP.") }), query: listOf() });
  expect(preview.http).toBe(200);
  expect(preview.body).toMatchObject({ chosen: 5, count: 5, refused: [], starred: 0, needsProof: false });
  expect(JSON.stringify(preview.body["samples"])).toContain("Siapkan KTP.");
  const before = await jobs.toldTo(0);
  const begun = await jobs.recruiter.send("POST", "jobs", { body: { previewId: preview.body["previewId"], count: 5 } });
  expect(begun).toMatchObject({ http: 202, body: { kind: "act", actKind: "move", subject: "Seleksi berkas" } });
  const id = Number(begun.body["id"]);
  expect(begun.headers.get("location")).toMatch(new RegExp(`/staff/jobs/${id}$`));
  expect((await jobs.until(id, "held")).counts).toEqual({ waiting: 0, held: 5, released: 0, refused: 0, undone: 0 });
  expect(await jobs.toldTo(0)).toEqual(before);
  expect(await jobs.release()).toBe(5);
  const { counts } = await jobs.until(id, "done");
  expect(counts).toMatchObject({ released: 5, held: 0 });
  await settle(jobs.platform);
  expect((await jobs.recruiter.send("GET", "notices")).body).toMatchObject({ data: [{ kind: "job-done" }] });
  expect(await jobs.read(id)).toMatchObject({ state: "done", counts: { released: 5, held: 0, waiting: 0 } });
  await eventually(async () => expect((await jobs.toldTo(4)).mails).toHaveLength(before.mails.length + 1));
  const actions = (await readTrail(jobs.db, { staffId: jobs.recruiter.id }, { limit: 50 })).map(({ action }) => action);
  expect(actions.filter((action) => action === "job.started")).toHaveLength(1);
  expect(actions.filter((action) => action === "application.act-held")).toHaveLength(5);
});

describe("the preview", () => {
  test("counts who is left out and why; they stay untouched", async () => {
    const [first = 0, second = 0] = jobs.ids;
    const one = { kind: "hire" };
    const { body } = await jobs.recruiter.send("POST", `${jobs.at(first)}/preview`, { body: one });
    await jobs.recruiter.send("POST", jobs.at(first), { body: { ...one, shown: body["shown"] } });
    const preview = await jobs.preview({ act: { kind: "close" }, ids: [first, second, second] });
    expect(preview.body).toMatchObject({ chosen: 2, count: 1, refused: [{ code: "held", count: 1 }] });
    const { id } = await jobs.start({ act: { kind: "close" }, ids: [first, second] });
    await jobs.until(id, "held");
    expect(await jobs.rows(id)).toMatchObject([
      { applicationId: first, state: "refused", code: "held" },
      { applicationId: second, state: "held" },
    ]);
    expect(await jobs.rows(id, "?state=refused")).toMatchObject([{ applicationId: first }]);
  });

  test("fixes its rows: who comes into the list later is not meant", async () => {
    const { db } = jobs;
    const [first = 0, ...others] = jobs.ids;
    const stars = (id: number, count: number) => jobs.change(id, { stars: count });
    await stars(first, 1);
    const preview = await jobs.preview({ ...hire, query: `${listOf()}&stars=1` });
    expect(preview.body).toMatchObject({ count: 1 });
    for (const id of others) await stars(id, 1);
    const begun = await jobs.recruiter.send("POST", "jobs", {
      body: { previewId: preview.body["previewId"], count: 1 },
    });
    await jobs.until(Number(begun.body["id"]), "held");
    expect(await db.selectFrom("acts").select("application_id").execute()).toEqual([{ application_id: first }]);
    for (const id of jobs.ids) await stars(id, 0);
  });

  test("shows the letter of the first, of the longest name and of the other language", async () => {
    await setLanguage(3, "en");
    await jobs.change(jobs.ids[2] ?? 0, { name: "Raden Ajeng Kartini Djojoadhiningrat" });
    const { body } = await jobs.preview({ act: { kind: "hire", words: both("Sampai jumpa") }, ids: [...jobs.ids] });
    expect(body["samples"]).toMatchObject([
      { kind: "first", letter: { language: "id" } },
      { kind: "longest", who: { name: "Raden Ajeng Kartini Djojoadhiningrat" } },
      { kind: "other-language", letter: { language: "en" } },
    ]);
    expect(body["told"]).toEqual({ id: 4, en: 1 });
    await setLanguage(3, "id");
  });

  test("wants words in each language that someone reads, and in no other", async () => {
    const act = { kind: "hire", words: { id: "Sampai jumpa" } };
    expect((await jobs.preview({ act, ids: [...jobs.ids] })).http).toBe(200);
    await setLanguage(1, "en");
    const lacking = await jobs.preview({ act, ids: [...jobs.ids] });
    expect(lacking).toMatchObject({
      http: 422,
      body: { errors: [{ pointer: "/act/words/en", code: "language-missing" }] },
    });
    const newest = jobs.db.selectFrom("bulk_jobs").select("id").orderBy("id", "desc").limit(1);
    const { id: previewId } = await newest.executeTakeFirstOrThrow();
    const guessed = await jobs.recruiter.send("POST", "jobs", { body: { previewId, count: 5 } });
    expect(guessed).toMatchObject({ http: 409, body: { code: "preview-over" } });
    await setLanguage(1, "id");
  });

  test.each([
    ["nothing to do", { ids: [1] }, "/act"],
    ["two things", { act: { kind: "hire" }, share: { withCv: false }, ids: [1] }, "/act"],
    ["nobody named", { act: { kind: "hire" } }, "/ids"],
    ["ids and a list", { act: { kind: "hire" }, ids: [1], query: "" }, "/ids"],
    ["an export without its reason", { export: { format: "csv", reason: "karena" }, ids: [1] }, "/export/reason"],
    ["nobody in the list", { act: { kind: "hire" }, query: "vacancyId=999999" }, "/query"],
  ])("refuses %s", async (_, body, pointer) => {
    const answer = await jobs.preview(body);
    expect(answer).toMatchObject({ http: 422 });
    expect(JSON.stringify(answer.body["errors"])).toContain(`"${pointer}"`);
  });

  test("sorts and filters by nothing that nothing is sorted or filtered by", async () => {
    const answer = await jobs.preview({ act: { kind: "hire" }, query: `${listOf()}&gender=1` });
    expect(answer).toMatchObject({ http: 422, body: { code: "filter-forbidden" } });
  });
});

describe("a job is not started", () => {
  test("by another number than was shown, after its quarter of an hour, twice, or by someone else", async () => {
    const { body } = await jobs.preview({ ...hire, ids: [...jobs.ids] });
    const send = (count: number, by = jobs.recruiter) =>
      by.send("POST", "jobs", { body: { previewId: body["previewId"], count } });
    expect(await send(4)).toMatchObject({ http: 409, body: { code: "count-differs" } });
    const other = await jobs.desk.as({ role: "recruiter", companyIds: [jobs.companyId] });
    expect(await send(5, other)).toMatchObject({ http: 409, body: { code: "preview-over" } });
    const { time } = jobs.platform;
    const before = time.now;
    time.now = new Date(before.getTime() + 15 * 60_000);
    expect(await send(5)).toMatchObject({ http: 409, body: { code: "preview-over" } });
    time.now = before;
    expect(await send(5)).toMatchObject({ http: 202 });
    expect(await send(5)).toMatchObject({ http: 409, body: { code: "preview-over" } });
    expect(await jobs.db.selectFrom("acts").select("id").execute()).not.toHaveLength(10);
  });

  test("over people with two or three stars that it ends, unless the request confirms it", async () => {
    const [first = 0] = jobs.ids;
    await jobs.change(first, { stars: 2 });
    const end = { act: { kind: "end", reasonId: jobs.reasonId }, ids: [...jobs.ids] };
    expect((await jobs.preview(end)).body).toMatchObject({ starred: 1 });
    expect(await jobs.start(end)).toMatchObject({ http: 409, body: { code: "starred" } });
    expect(await jobs.start(end, { withStarred: true })).toMatchObject({ http: 202 });
    await jobs.change(first, { stars: 0 });
  });

  test("to leave at no moment that may be chosen", async () => {
    const answer = await jobs.start({ ...hire, ids: [...jobs.ids] }, { releaseAt: "2020-01-01T09:00:00+07:00" });
    expect(answer).toMatchObject({ http: 422, body: { errors: [{ pointer: "/releaseAt" }] } });
  });
});

test("stopped half-way: what was made stays held, the rest is never made; all of it can be undone", async () => {
  const { platform, recruiter } = jobs;
  const { database } = platform;
  const { body } = await jobs.preview({ ...hire, ids: [...jobs.ids] });
  const by = { actor: { kind: "staff", id: recruiter.id }, requestId: "test" } as const;
  const quiet = { ...platform, jobs: { ...platform.jobs, send: async () => {} } };
  const start = { id: Number(body["previewId"]), count: 5, releaseAt: null, withStarred: false };
  await startJob(quiet, { by, staffId: recruiter.id, isProved: true }, start);
  // Four rows are begun at once, and end.
  const unsent = 4;
  const stopping = new AbortController();
  let made = 0;
  const stoppedAfterTwo = {
    ...quiet,
    database: {
      ...database,
      async transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
        const done = await database.transact(work);
        made += 1;
        if (made === 2) stopping.abort();
        return done;
      },
    },
  };
  const siteName = () => "Situs Karier";
  await workThrough(stoppedAfterTwo, siteName, stopping.signal);
  expect((await recruiter.send("POST", `jobs/${start.id}/stop`)).http).toBe(204);
  await workThrough(quiet, siteName, new AbortController().signal);
  expect(await jobs.read(start.id)).toMatchObject({ state: "stopped", counts: { held: unsent, waiting: 5 - unsent } });
  await recruiter.send("POST", `jobs/${start.id}/undo`);
  expect((await jobs.read(start.id)).counts).toMatchObject({ held: 0, undone: unsent });
  expect(await jobs.release()).toBe(0);
});

describe("undoing", () => {
  test("all of a job that is held, at once, were it to leave that moment: its applicants never know", async () => {
    const before = await jobs.toldTo(0);
    const { id } = await jobs.start({ ...hire, query: listOf() });
    await jobs.until(id, "held");
    expect((await jobs.recruiter.send("POST", `jobs/${id}/undo`)).http).toBe(204);
    expect(await jobs.release()).toBe(0);
    expect(await jobs.read(id)).toMatchObject({ state: "undone", counts: { held: 0, undone: 5 } });
    expect(await jobs.toldTo(0)).toEqual(before);
    expect(await jobs.recruiter.send("POST", `jobs/${id}/undo`)).toMatchObject({
      http: 409,
      body: { code: "released" },
    });
  });

  test("nothing once all has left", async () => {
    const { id } = await jobs.start({ act: { kind: "close" }, ids: jobs.ids.slice(0, 1) });
    await jobs.until(id, "held");
    await jobs.release();
    const answer = await jobs.recruiter.send("POST", `jobs/${id}/undo`);
    expect(answer).toMatchObject({ http: 409, body: { code: "released" } });
    expect(await jobs.recruiter.send("POST", `jobs/${id}/stop`)).toMatchObject({
      http: 409,
      body: { code: "not-running" },
    });
    const [reopened = 0] = jobs.ids;
    await jobs.forget();
    await jobs.start({ act: { kind: "reopen" }, ids: [reopened] });
    await eventually(async () => expect(await jobs.release()).toBe(1));
  });
});

test("someone who withdrew or was erased while it was held is a row that was left out (F32)", async () => {
  const { id } = await jobs.start({ ...hire, ids: jobs.ids.slice(3) });
  await jobs.until(id, "held");
  const [withdrawing, erased] = jobs.people.slice(3);
  await withdrawing?.visitor.json("application/withdraw", { applicationId: withdrawing.applicationId });
  await deleteAccount(jobs.platform, personalDataOfRooms, erased?.id ?? 0, "test");
  await jobs.release();
  expect(await jobs.rows(id)).toMatchObject([
    { applicationId: jobs.ids[3], state: "refused", code: "withdrawn" },
    { applicationId: jobs.ids[4], state: "refused", code: "gone", who: { kind: "gone" } },
  ]);
});

test("jobs of other companies are not there, and no other role has any (F7)", async () => {
  const { id } = await jobs.start({ ...hire, ids: jobs.ids.slice(0, 1) });
  const elsewhere = (await jobs.aCase()).recruiter;
  for (const path of [`jobs/${id}`, `jobs/${id}/rows`, `jobs/${id}/file`]) {
    expect((await elsewhere.send("GET", path)).http).toBe(404);
  }
  for (const path of [`jobs/${id}/stop`, `jobs/${id}/undo`]) {
    expect((await elsewhere.send("POST", path)).http).toBe(404);
  }
  expect((await elsewhere.send("GET", "jobs")).body).toEqual({ data: [], next: null, total: 0, totalIsMore: false });
  expect((await jobs.preview({ ...hire, ids: [...jobs.ids] }, elsewhere)).http).toBe(422);
  for (const role of ["admin", "editor", "privacy-officer"] as const) {
    expect(await (await jobs.desk.as({ role })).send("GET", "jobs")).toMatchObject({ http: 403 });
  }
  const manager = await jobs.desk.as({ role: "hiring-manager", vacancyIds: [jobs.vacancyId] });
  const file = { export: { format: "csv", reason: "rapat mingguan" }, ids: [...jobs.ids] };
  expect(await jobs.preview(file, manager)).toMatchObject({ http: 403 });
});
