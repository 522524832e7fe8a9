// Shows: V7, V8
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApplicant as anAccount } from "../../../../../tests/support/accounts.ts";
import { daysFromNow, inDays } from "../../../../../tests/support/days.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Identity } from "../../../../contract/request-context.ts";
import { vacanciesPersonalData } from "../../saved-vacancy.queries.server.ts";
import { vacancyEndpoints } from "../vacancies.api.server.ts";
import { vacancyAnswer } from "../vacancy.schema.ts";
import { savedListAnswer } from "./saving.api.server.ts";

let platform: TestPlatform;
let ids: number[];
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  ids = await storeVacancies(platform.database, [
    ...["Juru Las", "Juru Ukur", "Kasir", "Sopir", "Perawat", "Analis"].map((titleId) => aVacancy({ titleId })),
    aVacancy({ titleId: "Kasir Lama", postedAt: daysFromNow(-9), endDay: inDays(-3) }),
  ]);
});
afterAll(() => platform.close());

const applied: number[] = [];
const send = (call: string, request: Parameters<ReturnType<typeof sendTo>>[1]) =>
  sendTo(vacancyEndpoints(platform, { appliedVacancies: async () => new Set(applied) }))(call, request);

/** Someone with an account, and what he may ask. */
async function aSaver() {
  const { id, email } = await anAccount(platform);
  const identity: Identity = { kind: "applicant", applicantId: id, userName: email, sessionId: 1, isProved: true };
  const ask = (call: string, body: object) => send(call, { identity, body: { UserLogin: email, ...body } });
  return {
    email,
    identity,
    ask,
    save: (VacancyId: unknown) => ask("POST save-vacancy", { VacancyId }),
    unsave: (VacancyId: unknown) => ask("POST unsave-vacancy", { VacancyId }),
    async list(body: object = {}) {
      const { data, totalRows } = savedListAnswer.parse((await ask("POST get-saved-vacancy", body)).answer);
      return { titles: data.map(({ title }) => title), data, totalRows };
    },
  };
}

test("what is saved is listed, the last saved first, and marked wherever it shows", async () => {
  const somebody = await aSaver();
  for (const id of [ids[0], ids[2]]) expect((await somebody.save(id)).reply).toMatchObject({ status: "accepted" });
  expect(await somebody.list()).toMatchObject({ titles: ["Kasir", "Juru Las"], totalRows: 2 });
  const path = { id: String(ids[0]) };
  const seen = await send("GET lowongan-detail/{id}/{lang}", { path, identity: somebody.identity });
  const { data, relatedJob } = vacancyAnswer.parse(seen.answer);
  expect(data.isSaved).toBe(true);
  expect(relatedJob.filter(({ isSaved }) => isSaved).map(({ vacancyId }) => vacancyId)).toEqual([ids[2]]);
  const listed = await send("POST lowongan-page/{lang}", { identity: somebody.identity });
  expect(JSON.stringify(listed.answer).match(/"isSaved":true/g)).toHaveLength(2);
});

test("a guest, and somebody else, see nothing of it", async () => {
  const [somebody, another] = [await aSaver(), await aSaver()];
  await somebody.save(ids[1]);
  expect(await another.list()).toMatchObject({ titles: [], totalRows: 0 });
  const seen = await send("GET lowongan-detail/{id}/{lang}", { path: { id: String(ids[1]) } });
  expect(vacancyAnswer.parse(seen.answer).data.isSaved).toBe(false);
});

test("saving twice, and unsaving what is not saved, is success", async () => {
  const somebody = await aSaver();
  const both = await Promise.all([somebody.save(ids[0]), somebody.save(ids[0])]);
  for (const { reply } of both) expect(reply.status).toBe("accepted");
  expect((await somebody.list()).totalRows).toBe(1);
  for (const _ of [1, 2]) expect((await somebody.unsave(ids[0])).reply.status).toBe("accepted");
  expect((await somebody.list()).totalRows).toBe(0);
});

test("the list has five a page, and an empty page past its end", async () => {
  const somebody = await aSaver();
  for (const id of ids) await somebody.save(id);
  expect(await somebody.list()).toMatchObject({
    titles: ["Kasir Lama", "Analis", "Perawat", "Sopir", "Kasir"],
    totalRows: 7,
  });
  expect((await somebody.list({ pageNo: 2 })).titles).toEqual(["Juru Ukur", "Juru Las"]);
  expect(await somebody.list({ pageNo: 9 })).toMatchObject({ titles: [], totalRows: 7 });
  expect((await somebody.list({ pageSize: 50 })).titles).toHaveLength(7);
});

test("a vacancy that closed stays in the list, as closed; one applied to says so", async () => {
  const somebody = await aSaver();
  // The later one has the higher id, too: both may be saved in one millisecond.
  for (const id of [ids[3], ids[6]]) await somebody.save(id);
  applied.push(ids[3] ?? 0);
  const { data } = await somebody.list();
  applied.pop();
  expect(data).toMatchObject([
    { vacancyStatus: "closed", isApplied: false, isSaved: true },
    { vacancyStatus: "open", isApplied: true, isSaved: true },
  ]);
});

test.each(["save-vacancy", "unsave-vacancy", "get-saved-vacancy"])("%s with another's user name: 403", async (call) => {
  const [somebody, another] = [await aSaver(), await aSaver()];
  const { reply } = await somebody.ask(`POST ${call}`, { UserLogin: another.email, VacancyId: 999_999 });
  expect(reply).toMatchObject({ status: "refused", http: 403, code: "not-own-user" });
});

test("a user name is one's own however its letters are written", async () => {
  const somebody = await aSaver();
  const { reply } = await somebody.ask("POST save-vacancy", {
    UserLogin: somebody.email.toUpperCase(),
    VacancyId: ids[0],
  });
  expect(reply.status).toBe("accepted");
});

test.each(["save-vacancy", "unsave-vacancy"])("%s of a vacancy that never was: 404", async (call) => {
  const somebody = await aSaver();
  const { reply } = await somebody.ask(`POST ${call}`, { VacancyId: 999_999 });
  expect(reply).toMatchObject({ status: "refused", http: 404, code: "not-found" });
});

test.each([
  [{ VacancyId: "1" }, "VacancyId"],
  [{ VacancyId: 0 }, "VacancyId"],
  [{ VacancyId: 1.5 }, "VacancyId"],
  [{ VacancyId: null }, "VacancyId"],
  [{ UserLogin: "" }, "UserLogin"],
  [{ UserLogin: null }, "UserLogin"],
  [{ UserLogin: 7 }, "UserLogin"],
])("%j is a wrong field", async (wrong, path) => {
  const somebody = await aSaver();
  const { reply } = await somebody.ask("POST save-vacancy", { VacancyId: ids[0], ...wrong });
  expect(reply).toMatchObject({ http: 422, extra: { errors: [{ path }] } });
});

test.each([{ pageNo: 0 }, { pageSize: 0 }, { pageSize: 51 }, { pageNo: "2" }])("%j is out of range", async (wrong) => {
  const somebody = await aSaver();
  const { reply } = await somebody.ask("POST get-saved-vacancy", wrong);
  expect(reply).toMatchObject({ http: 422, extra: { errors: [{ path: Object.keys(wrong)[0] }] } });
});

test("one person's saved vacancies are exported and erased, another's stay", async () => {
  const [somebody, another] = [await aSaver(), await aSaver()];
  for (const { save } of [somebody, another]) await save(ids[0]);
  const { identity, email } = somebody;
  if (identity.kind !== "applicant") throw new Error("not an applicant");
  const person = { applicantId: identity.applicantId, email, tokenKeys: [] };
  const readPersonalData = async () =>
    (await vacanciesPersonalData.tell(platform.database.db, person)).map(({ data }) => data);
  expect(await readPersonalData()).toMatchObject([[{ vacancyId: ids[0], titleId: "Juru Las" }]]);
  await platform.database.transact((tx) => vacanciesPersonalData.erase(tx, person, new Date()));
  expect(await readPersonalData()).toEqual([[]]);
  expect(await another.list()).toMatchObject({ totalRows: 1 });
});
