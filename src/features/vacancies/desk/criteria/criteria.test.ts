// Shows: F37
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import { actOn, aDeskVacancy, readOf } from "../../../../../tests/support/desk-vacancies.ts";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import { seedFunctions } from "../../put/ensure-functions.server.ts";
import { criteriaAnswer } from "./criteria.api.server.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
let recruiter: AtDesk;
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
});
afterAll(() => platform.close());

const criterion = (name: string, more: object = {}) => ({
  ...{ name: { id: name, en: `${name} in English` }, hint: { id: "Contoh nyata.", en: "" } },
  ...{ lowest: { id: "Belum", en: "Not yet" }, highest: { id: "Selalu", en: "Always" }, ...more },
});

const read = async (id: number, who = recruiter) =>
  criteriaAnswer.parse((await who.send("GET", `vacancies/${id}/criteria`)).body);

async function put(id: number, criteria: object[], version?: number, who = recruiter) {
  return who.send("PUT", `vacancies/${id}/criteria`, {
    ...{ body: { criteria }, version: version ?? (await read(id)).version },
  });
}

test("criteria keep their order and, when sent again, their ids, and are copied with the vacancy", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  expect(await read(id)).toMatchObject({ isLocked: false, data: [] });
  expect((await put(id, [criterion("Satu"), criterion("Dua")])).http).toBe(200);
  const [one, two] = (await read(id)).data;
  await put(id, [{ ...criterion("Dua lagi"), id: two?.id }, criterion("Tiga"), { ...criterion("Satu"), id: one?.id }]);
  const { data } = await read(id);
  expect(data.map(({ name }) => name.id)).toEqual(["Dua lagi", "Tiga", "Satu"]);
  expect([data[0]?.id, data[2]?.id]).toEqual([two?.id, one?.id]);
  const copyId = Number((await actOn(recruiter, id, "duplicate")).body["id"]);
  const copied = (await read(copyId)).data;
  expect(copied.map(({ name }) => name)).toEqual(data.map(({ name }) => name));
  expect(copied.some((each) => data.some((before) => before.id === each.id))).toBe(false);
});

test.each([
  ["none", () => [], "/criteria"],
  ["nine", () => Array.from({ length: 9 }, (_, at) => criterion(`K${at}`)), "/criteria"],
  ["one without an Indonesian name", () => [criterion("", { name: { id: " ", en: "x" } })], "/criteria/0/name/id"],
  ["a long name", () => [criterion("x".repeat(81))], "/criteria/0/name/id"],
  ["a long hint", () => [criterion("x", { hint: { id: "", en: "x".repeat(301) } })], "/criteria/0/hint/en"],
  ["a long meaning", () => [criterion("x", { lowest: { id: "x".repeat(201), en: "" } })], "/criteria/0/lowest/id"],
  ["another vacancy's", () => [criterion("x", { id: 999_999 })], "/criteria/0/id"],
])("%s is refused", async (_, criteria, pointer) => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  const response = await put(id, criteria());
  expect(response.http).toBe(422);
  expect(JSON.stringify(response.body["errors"])).toContain(`"${pointer}"`);
});

test("no criterion occurs twice", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  await put(id, [criterion("Satu")]);
  const [one] = (await read(id)).data;
  const twice = { ...criterion("Satu"), id: one?.id };
  expect((await put(id, [twice, twice])).body).toMatchObject({ errors: [{ pointer: "/criteria/1/id" }] });
});

test("a stale change answers what stands, a hiring manager reads and changes none, another company's is not there", async () => {
  const { id, version } = await aDeskVacancy(recruiter, companyId);
  const manager = await desk.as({ role: "hiring-manager", vacancyIds: [id] });
  const stranger = await desk.as({ role: "recruiter", companyIds: [otherCompanyId] });
  await put(id, [criterion("Satu")]);
  const late = await put(id, [criterion("Dua")], version);
  expect(late).toMatchObject({ http: 412, body: { current: { data: [{ name: { id: "Satu" } }] } } });
  expect((await read(id, manager)).data).toHaveLength(1);
  expect((await put(id, [criterion("Dua")], 1, manager)).http).toBe(403);
  expect((await put(id, [criterion("Dua")], 1, stranger)).http).toBe(404);
  expect((await readOf(recruiter, id)).version).toBe((await read(id)).version);
});
