// Shows: F10, F40
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import { aDeskVacancy } from "../../../../../tests/support/desk-vacancies.ts";
import { getRows } from "../../../../../tests/support/listed-applications.ts";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import { seedFunctions } from "../../put/ensure-functions.server.ts";
import { teamAnswer } from "./team.api.server.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
let recruiter: AtDesk;
let admin: AtDesk;
let companyId = 0;
let otherCompanyId = 0;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  await seedFunctions(platform.database);
  await storeVacancies(platform.database, [aVacancy(), aVacancy({ company: "Perusahaan Lain" })]);
  const companies = await platform.database.db.selectFrom("companies").select("id").orderBy("id").execute();
  [companyId = 0, otherCompanyId = 0] = companies.map(({ id }) => id);
  desk = deskOfTest(platform);
  recruiter = await desk.as({ role: "recruiter", companyIds: [companyId] });
  admin = await desk.as({ role: "admin" });
});
afterAll(() => platform.close());

const read = async (id: number, who = recruiter) =>
  teamAnswer.parse((await who.send("GET", `vacancies/${id}/team`)).body);

async function put(id: number, body: object, version?: number, who = recruiter) {
  return who.send("PUT", `vacancies/${id}/team`, { body, version: version ?? (await read(id)).version });
}

const aManager = () => desk.as({ role: "hiring-manager" });

async function person(who: AtDesk) {
  const { body } = await admin.send("GET", `people/${who.id}`);
  return { version: Number(body["version"]), roles: body["roles"] };
}

const listed = async (query: string) => getRows(await recruiter.send("GET", `vacancies?${query}`)).map(({ id }) => id);

test("a vacancy has an owner, by whom the list is filtered, and hiring managers, who can see it", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const owner = await desk.as({ role: "recruiter", companyIds: [companyId] });
  const manager = await aManager();
  expect(await read(id)).toMatchObject({ owner: { id: recruiter.id }, managers: [] });
  expect((await manager.send("GET", `vacancies/${id}`)).http).toBe(404);
  expect((await put(id, { ownerId: owner.id, managerIds: [manager.id] })).http).toBe(200);
  expect((await manager.send("GET", `vacancies/${id}`)).http).toBe(200);
  expect(await listed(`ownerId=${owner.id}`)).toEqual([id]);
  const team = await read(id, manager);
  expect(team).toMatchObject({ owner: { id: owner.id }, managers: [{ id: manager.id }], choices: null });
  expect((await put(id, { ownerId: null, managerIds: [] })).http).toBe(200);
  expect((await manager.send("GET", `vacancies/${id}`)).http).toBe(404);
  expect(await listed(`ownerId=${owner.id}`)).toEqual([]);
});

test("the owner is a recruiter of the company, managers are hiring managers, twenty at most", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const elsewhere = await desk.as({ role: "recruiter", companyIds: [otherCompanyId] });
  const manager = await aManager();
  for (const ownerId of [elsewhere.id, manager.id, admin.id, 999_999]) {
    const response = await put(id, { ownerId, managerIds: [] });
    expect(response.body).toMatchObject({ status: 422, errors: [{ pointer: "/ownerId", code: "not-of-team" }] });
  }
  for (const other of [recruiter.id, admin.id, 999_999]) {
    const response = await put(id, { ownerId: recruiter.id, managerIds: [manager.id, other] });
    expect(response.body).toMatchObject({ status: 422, errors: [{ pointer: "/managerIds", code: "not-of-team" }] });
  }
  const many = Array.from({ length: 21 }, (_, at) => at + 1);
  expect((await put(id, { ownerId: null, managerIds: many })).body).toMatchObject({
    errors: [{ pointer: "/managerIds", code: "too-many-managers" }],
  });
});

test("a stale change, a hiring manager's and another company's recruiter's are refused", async () => {
  const { id, version } = await aDeskVacancy(recruiter, companyId);
  const manager = await aManager();
  const body = { ownerId: recruiter.id, managerIds: [manager.id] };
  await put(id, body);
  const late = await put(id, { ...body, managerIds: [] }, version);
  expect(late).toMatchObject({ http: 412, body: { current: { managers: [{ id: manager.id }] } } });
  expect((await put(id, body, 1, manager)).http).toBe(403);
  const stranger = await desk.as({ role: "recruiter", companyIds: [otherCompanyId] });
  expect((await put(id, body, 1, stranger)).http).toBe(404);
});

test("roles that were read before the team changed are not given, and those that are given change the team", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const manager = await aManager();
  const before = await person(manager);
  const stale = (await read(id)).version;
  await put(id, { ownerId: null, managerIds: [manager.id] });
  const roles = [{ role: "hiring-manager", vacancyIds: [] }];
  const change = (version: number) => admin.send("PATCH", `people/${manager.id}`, { body: { roles }, version });
  expect((await change(before.version)).http).toBe(412);
  const now = await person(manager);
  expect(now.roles).toMatchObject([{ vacancyIds: [id] }]);
  expect((await change(now.version)).http).toBe(200);
  expect((await read(id)).managers).toEqual([]);
  expect((await read(id)).version).toBeGreaterThan(stale + 1);
});

test("a recruiter who no longer works for the company owns none of its vacancies", async () => {
  const owner = await desk.as({ role: "recruiter", companyIds: [companyId, otherCompanyId] });
  const [mine, others] = [await aDeskVacancy(owner, companyId), await aDeskVacancy(owner, otherCompanyId)];
  const { version } = await person(owner);
  const roles = [{ role: "recruiter", companyIds: [otherCompanyId] }];
  expect((await admin.send("PATCH", `people/${owner.id}`, { body: { roles }, version })).http).toBe(200);
  expect((await read(mine.id)).owner).toBeNull();
  const { db } = platform.database;
  const row = db.selectFrom("vacancies").select("owner_id").where("id", "=", others.id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ owner_id: owner.id });
});

test("no vacancy gets a twenty-first hiring manager by roles that are given elsewhere", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const managers: number[] = [];
  while (managers.length < 20) managers.push((await aManager()).id);
  expect((await put(id, { ownerId: null, managerIds: managers })).http).toBe(200);
  const roles = [{ role: "hiring-manager", vacancyIds: [id] }];
  const invited = await admin.send("POST", "people", { body: { email: "kedua.puluh@contoh.id", roles } });
  expect(invited.body).toMatchObject({ status: 422, errors: [{ pointer: "/roles", code: "managers-full" }] });
  const one = await aManager();
  const { version } = await person(one);
  const changed = await admin.send("PATCH", `people/${one.id}`, { body: { roles }, version });
  expect(changed.body).toMatchObject({ status: 422, errors: [{ pointer: "/roles", code: "managers-full" }] });
  expect((await read(id)).managers).toHaveLength(20);
});

test("the trail has entries for the vacancy and for every member whose rights changed", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const manager = await aManager();
  await put(id, { ownerId: recruiter.id, managerIds: [manager.id] });
  const rows = await platform.database.db
    .selectFrom("trail_entries")
    .select(["action", "thing_kind", "thing_id"])
    .where("actor_id", "=", recruiter.id)
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  expect(rows).toEqual([
    { action: "member.roles-changed", thing_kind: "member", thing_id: manager.id },
    { action: "vacancy.team-changed", thing_kind: "vacancy", thing_id: id },
  ]);
});
