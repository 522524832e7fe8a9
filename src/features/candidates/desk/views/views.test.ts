// Shows: F20
import { afterAll, beforeAll, expect, test } from "vitest";
import { aVacancy } from "../../../../../tests/support/applications.ts";
import { type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { migrations } from "../../../../app/migrations.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
let companyId: number;
let vacancyId: number;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  desk = deskOfTest(platform);
  const { id } = await aVacancy(platform);
  vacancyId = id;
  const row = platform.database.db.selectFrom("vacancies").select("company_id").where("id", "=", id);
  companyId = (await row.executeTakeFirstOrThrow()).company_id;
});
afterAll(() => platform.close());

const recruiter = () => desk.as({ role: "recruiter", companyIds: [companyId] });
const aView = { name: "Dekat gudang", query: "scoreFrom=70&q=WMS" };

test("a view is saved, read with its version, changed and deleted", async () => {
  const { send } = await recruiter();
  const made = await send("POST", "views", { body: aView });
  expect(made.http).toBe(201);
  expect(made.headers.get("etag")).toBe('"1"');
  expect(made.body).toMatchObject({ ...aView, columns: [], sharedWith: null, isOwn: true, version: 1 });
  const path = `views/${String(made.body["id"])}`;
  const changed = await send("PATCH", path, { body: { name: "Gudang" }, version: 1 });
  expect(changed.body).toMatchObject({ name: "Gudang", query: aView.query, version: 2 });
  expect((await send("PATCH", path, { body: { name: "Lagi" }, version: 1 })).http).toBe(412);
  expect((await send("PATCH", path, { body: { name: "Lagi" } })).http).toBe(428);
  expect((await send("DELETE", path, { version: 2 })).http).toBe(204);
  expect((await send("GET", "views")).body).toMatchObject({ data: [], total: 0 });
});

test("a view is its owner's alone until it is shared, and then read and not changed by others of the company", async () => {
  const owner = await recruiter();
  const other = await recruiter();
  const stranger = await desk.as({ role: "recruiter" });
  const manager = await desk.as({ role: "hiring-manager", vacancyIds: [vacancyId] });
  const { body } = await owner.send("POST", "views", { body: aView });
  const path = `views/${String(body["id"])}`;
  expect((await other.send("GET", "views")).body).toMatchObject({ data: [], total: 0 });
  expect((await other.send("PATCH", path, { body: { name: "Curi" }, version: 1 })).http).toBe(404);
  expect((await owner.send("PATCH", path, { body: { sharedWith: companyId }, version: 1 })).http).toBe(200);
  expect((await other.send("GET", "views")).body).toMatchObject({ data: [{ name: aView.name, isOwn: false }] });
  expect((await manager.send("GET", "views")).body).toMatchObject({ data: [{ name: aView.name, isOwn: false }] });
  expect((await stranger.send("GET", "views")).body).toMatchObject({ data: [], total: 0 });
  expect(await other.send("DELETE", path, { version: 2 })).toMatchObject({ http: 403, body: { code: "not-own" } });
  expect((await stranger.send("DELETE", path, { version: 2 })).http).toBe(404);
});

test("a view is shared with one's own companies only, named shortly, and kept thirty times at most", async () => {
  const { send } = await recruiter();
  expect((await send("POST", "views", { body: { ...aView, sharedWith: 999_999 } })).http).toBe(422);
  expect((await send("POST", "views", { body: { ...aView, name: "x".repeat(61) } })).http).toBe(422);
  expect((await send("POST", "views", { body: { ...aView, name: "  " } })).http).toBe(422);
  const answers = await Promise.all(Array.from({ length: 31 }, () => send("POST", "views", { body: aView })));
  expect(answers.filter(({ http }) => http === 201)).toHaveLength(30);
  expect(answers.find(({ http }) => http !== 201)).toMatchObject({ http: 409, body: { code: "too-many-views" } });
});

test("a member without the right to save views gets its name", async () => {
  const editor = await desk.as({ role: "editor" });
  expect(await editor.send("GET", "views")).toMatchObject({
    http: 403,
    body: { code: "not-allowed", right: "view.keep" },
  });
});
