import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtDesk, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  actOn as act,
  aDeskVacancy,
  getEdit,
  soon,
  wholeVacancy,
} from "../../../../../tests/support/desk-vacancies.ts";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import { seedFunctions } from "../../put/ensure-functions.server.ts";

let platform: TestPlatform;
let recruiter: AtDesk;
let companyId = 0;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  await seedFunctions(platform.database);
  await storeVacancies(platform.database, [aVacancy()]);
  const { db } = platform.database;
  companyId = (await db.selectFrom("companies").select("id").executeTakeFirstOrThrow()).id;
  recruiter = await deskOfTest(platform).as({ role: "recruiter", companyIds: [companyId] });
});
afterAll(() => platform.close());

const created = (who = recruiter, body: object = wholeVacancy()) => aDeskVacancy(who, companyId, body);

test("a vacancy goes from draft to archive by its acts, each telling what may follow (F14, F15)", async () => {
  const { id, acts } = await created();
  expect(acts).toEqual(["edit", "submit", "publish", "delete"]);
  expect((await act(recruiter, id, "publish")).body).toMatchObject({ state: "open" });
  expect((await act(recruiter, id, "publish")).body).toMatchObject({ status: 409, code: "state-forbids" });
  expect((await act(recruiter, id, "extend", { endDate: soon(181) })).body).toMatchObject({
    errors: [{ pointer: "/endDate", code: "too-far" }],
  });
  expect((await act(recruiter, id, "close", {})).http).toBe(422);
  expect((await act(recruiter, id, "close", { rest: "go-on" })).body).toMatchObject({ state: "closed" });
  expect((await act(recruiter, id, "archive")).body).toMatchObject({ state: "archived", acts: [] });
});

test("an incomplete vacancy names its missing fields (F14)", async () => {
  const { id } = await created(recruiter, { title: { id: "Baru", en: "" } });
  const response = await act(recruiter, id, "publish");
  expect(response.http).toBe(422);
  expect(JSON.stringify(response.body["errors"])).toMatch(
    /description\/id.*requirement\/id.*functionId.*category.*locations.*endDate/,
  );
});

test("a check is published over by a reason of ten characters (F13)", async () => {
  const { id } = await created(recruiter, {
    ...wholeVacancy(),
    requirement: { id: "Usia maksimal 27 tahun", en: "Any" },
  });
  const checks = await recruiter.send("GET", `vacancies/${id}/checks`);
  expect(checks.body["data"]).toMatchObject([
    { check: "discriminating-words", field: "requirement", kind: "age", found: "Usia maksimal 27 tahun" },
  ]);
  expect((await act(recruiter, id, "publish")).body).toMatchObject({ code: "checks-open" });
  const over = (reason: string) => ({ acceptedChecks: [{ check: "discriminating-words", reason }] });
  expect((await act(recruiter, id, "publish", over("pendek"))).http).toBe(422);
  expect((await act(recruiter, id, "publish", over("Syarat dari undang-undang."))).http).toBe(200);
});

test("a copy is a separate draft without dates (F15)", async () => {
  const { id, title } = await created();
  const response = await act(recruiter, id, "duplicate");
  expect(response.http).toBe(201);
  expect(response.body).toMatchObject({ state: "draft", title, endDate: null });
  expect(response.body["id"]).not.toBe(id);
  expect(response.headers.get("location")).toBe(`/staff/vacancies/${response.body["id"]}`);
});

test("a draft is deleted with its version (F15)", async () => {
  const { id, version } = await created();
  const remove = (etag: number) => recruiter.send("DELETE", `vacancies/${id}`, { version: etag });
  expect((await remove(version + 1)).http).toBe(412);
  expect((await remove(version)).http).toBe(204);
  expect((await recruiter.send("GET", `vacancies/${id}`)).http).toBe(404);
});

test("versions say who published what, and which fields changed (F11)", async () => {
  const { id, version } = await created();
  await act(recruiter, id, "publish");
  await getEdit(recruiter, id, version, { openings: 4, endDate: soon(40) });
  await act(recruiter, id, "publish");
  const versions = await recruiter.send("GET", `vacancies/${id}/versions`);
  expect(versions.body["data"]).toMatchObject([
    { number: 2, changed: ["endDate", "openings"], publishedBy: { id: recruiter.id } },
    { number: 1, changed: [] },
  ]);
});
