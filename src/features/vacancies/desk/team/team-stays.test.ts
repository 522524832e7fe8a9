// Shows: F10, F40
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import { aDeskVacancy } from "../../../../../tests/support/desk-vacancies.ts";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import { seedFunctions } from "../../put/ensure-functions.server.ts";
import { teamAnswer } from "./team.api.server.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
let recruiter: AtDesk;
let companyId = 0;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  await seedFunctions(platform.database);
  await storeVacancies(platform.database, [aVacancy()]);
  companyId = (await platform.database.db.selectFrom("companies").select("id").executeTakeFirstOrThrow()).id;
  desk = deskOfTest(platform);
  recruiter = await desk.as({ role: "recruiter", companyIds: [companyId] });
});
afterAll(() => platform.close());

const read = async (id: number) => teamAnswer.parse((await recruiter.send("GET", `vacancies/${id}/team`)).body);

const put = async (id: number, body: object) =>
  recruiter.send("PUT", `vacancies/${id}/team`, { body, version: (await read(id)).version });

const suspend = ({ id }: AtDesk) =>
  platform.database.db.updateTable("staff").set({ state: "suspended" }).where("id", "=", id).execute();

const trail = () => platform.database.db.selectFrom("trail_entries").select(["action", "thing_id"]).orderBy("id");

test("a suspended member cannot be chosen any more, and stays in a team until somebody removes them", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const owner = await desk.as({ role: "recruiter", companyIds: [companyId] });
  const [manager, added, other] = [
    await desk.as({ role: "hiring-manager" }),
    await desk.as({ role: "hiring-manager" }),
    await desk.as({ role: "hiring-manager" }),
  ];
  await put(id, { ownerId: owner.id, managerIds: [manager.id] });
  for (const one of [owner, manager, other]) await suspend(one);
  const { choices } = await read(id);
  const offered = [...(choices?.owners ?? []), ...(choices?.managers ?? [])].map((one) => one.id);
  expect(offered).toContain(added.id);
  for (const one of [owner, manager, other]) expect(offered).not.toContain(one.id);
  expect((await put(id, { ownerId: owner.id, managerIds: [manager.id, other.id] })).http).toBe(422);
  expect((await put(id, { ownerId: owner.id, managerIds: [manager.id, added.id] })).http).toBe(200);
  expect((await put(id, { ownerId: owner.id, managerIds: [added.id] })).http).toBe(200);
  expect((await put(id, { ownerId: owner.id, managerIds: [added.id, manager.id] })).http).toBe(422);
});

test("an unchanged team gets no new version and no entry in the trail", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const manager = await desk.as({ role: "hiring-manager" });
  await put(id, { ownerId: recruiter.id, managerIds: [manager.id] });
  const [before, entries] = [await read(id), await trail().execute()];
  expect((await put(id, { ownerId: recruiter.id, managerIds: [manager.id, manager.id] })).http).toBe(200);
  expect(await read(id)).toEqual(before);
  expect(await trail().execute()).toEqual(entries);
});

test("the trail tells of who is taken out, too", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const manager = await desk.as({ role: "hiring-manager" });
  await put(id, { ownerId: recruiter.id, managerIds: [manager.id] });
  const before = (await trail().execute()).length;
  await put(id, { ownerId: recruiter.id, managerIds: [] });
  expect((await trail().execute()).slice(before)).toEqual([
    { action: "vacancy.team-changed", thing_id: id },
    { action: "member.roles-changed", thing_id: manager.id },
  ]);
});
