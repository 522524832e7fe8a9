// Shows: F19, F20
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  getRows,
  type ListedApplications,
  listedApplications,
} from "../../../../../tests/support/listed-applications.ts";
import { idOfCode } from "../../../reference-data/master-data.server.ts";
import { candidateSorts } from "../../candidate.ts";

let portal: Portal;
let desk: DeskOfTest;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
});
afterAll(() => portal.platform.close());

const db = () => portal.platform.database.db;

let six: ListedApplications;
let recruiter: AtDesk;
beforeAll(async () => {
  six = await listedApplications(portal, 6);
  recruiter = await desk.as({ role: "recruiter", companyIds: [six.companyId] });
});
beforeEach(() => six.restore());

const getIds = (answer: { body: Record<string, unknown> }) => getRows(answer).map(({ id }) => id);

describe("a list", () => {
  test("is of the recruiter's own companies, exact in its total, and of nobody else's", async () => {
    const answer = await recruiter.send("GET", "applications");
    expect(answer.http).toBe(200);
    expect(answer.body).toMatchObject({ total: 6, totalIsMore: false, next: null });
    expect(new Set(getIds(answer))).toEqual(new Set(six.ids));
    const elsewhere = await desk.as({ role: "recruiter", companyIds: [] });
    expect((await elsewhere.send("GET", "applications")).body).toMatchObject({ data: [], total: 0 });
    expect((await elsewhere.send("GET", `applications?vacancyId=${six.vacancyId}`)).body).toMatchObject({
      data: [],
      total: 0,
    });
  });

  test("is refused without the right, which the refusal names", async () => {
    for (const role of ["admin", "editor", "privacy-officer"] as const) {
      const other = await desk.as({ role });
      const { http, body } = await other.send("GET", "applications");
      expect({ role, http, code: body["code"], right: body["right"] }).toEqual({
        ...{ role, http: 403, code: "not-allowed", right: "candidate.read" },
      });
    }
  });

  test("writes who was shown into the audit log, and one profile view of each a day (F41, F42)", async () => {
    await recruiter.send("GET", "applications?limit=2");
    await recruiter.send("GET", "applications?limit=2");
    const entries = await db().selectFrom("trail_entries").select(["id", "action", "actor_id", "needed"]).execute();
    expect(entries.map(({ action }) => action)).toEqual(["candidates.listed", "candidates.listed"]);
    expect(entries[0]).toMatchObject({ actor_id: recruiter.id, needed: "candidate.read" });
    const people = await db().selectFrom("trail_people").select("applicant_id").execute();
    expect(people).toHaveLength(4);
    const looks = await db().selectFrom("looks").select(["applicant_id", "what", "company_id"]).execute();
    expect(looks).toHaveLength(2);
    expect(looks[0]).toMatchObject({ what: "list", company_id: six.companyId });
  });

  test.each(candidateSorts)(
    "goes through all by its cursor, sorted by %s both ways, and loses and doubles none",
    async (sort) => {
      for (const [place, id] of six.ids.entries())
        await six.change(id, { stars: place % 3, score: place % 2, salary: place });
      for (const way of ["", "-"]) {
        const seen: unknown[] = [];
        let cursor = "";
        for (let page = 0; page < 4; page++) {
          const answer = await recruiter.send("GET", `applications?sort=${way}${sort}&limit=2${cursor}`);
          expect(answer.http).toBe(200);
          seen.push(...getIds(answer));
          const { next } = answer.body;
          if (next === null) break;
          cursor = `&cursor=${String(next)}`;
        }
        expect(seen).toHaveLength(6);
        expect(new Set(seen).size).toBe(6);
      }
    },
  );

  test("continues where it was although rows before it changed", async () => {
    for (const [place, id] of six.ids.entries()) await six.change(id, { score: 10 * place });
    const first = await recruiter.send("GET", "applications?sort=-score&limit=3");
    await six.change(six.ids[5] ?? 0, { score: 0 });
    const second = await recruiter.send("GET", `applications?sort=-score&limit=5&cursor=${String(first.body["next"])}`);
    expect(getIds(second)).toEqual([six.ids[2], six.ids[1], six.ids[5], six.ids[0]]);
  });

  test.each([
    ["garbage", "score", "x"],
    ["of another sort", "-stars", Buffer.from('["-score",4,1]').toString("base64url")],
    ["with a text for a number", "-score", Buffer.from('["-score","4",1]').toString("base64url")],
    ["with a fraction", "-score", Buffer.from('["-score",4.5,1]').toString("base64url")],
    ["with a moment that is none", "applied", Buffer.from('["applied","now()",1]').toString("base64url")],
    ["with a zero byte", "name", Buffer.from('["name","\\u0000",1]').toString("base64url")],
  ])("refuses a cursor that is %s", async (_, sort, cursor) => {
    const answer = await recruiter.send("GET", `applications?sort=${sort}&cursor=${cursor}`);
    expect([answer.http, answer.body["code"]]).toEqual([400, "bad-cursor"]);
  });
});

describe("filters", () => {
  test.each([
    "photo=1",
    "hasPhoto=1",
    "gender=2",
    "age=30",
    "ageFrom=20",
    "religion=1",
    "agama=1",
    "birthDate=2000-01-01",
    "sort=age",
    "sort=-gender",
    "sort=birthDate",
  ])("by %s are refused for everyone", async (query) => {
    for (const call of query.startsWith("sort") ? ["applications"] : ["applications", "applications/facets"]) {
      const answer = await recruiter.send("GET", `${call}?${query}`);
      expect([answer.http, answer.body["code"]]).toEqual([422, "filter-forbidden"]);
    }
  });

  test("of columns narrow the list, and the facets count under all others but their own", async () => {
    for (const [place, id] of six.ids.entries()) await six.change(id, { stars: place % 3, score: 20 * place });
    expect((await recruiter.send("GET", "applications?stars=1,2")).body).toMatchObject({ total: 4 });
    expect((await recruiter.send("GET", "applications?stars=1&stars=2&scoreFrom=50")).body).toMatchObject({ total: 2 });
    const { body } = await recruiter.send("GET", "applications/facets?stars=1&scoreFrom=50");
    const facets = getRows({ body });
    const stars = facets.find(({ name }) => name === "stars");
    expect(stars?.["values"]).toEqual(
      expect.arrayContaining([
        { value: "0", text: null, count: 1 },
        { value: "1", text: null, count: 1 },
        { value: "2", text: null, count: 1 },
      ]),
    );
    expect(facets.find(({ name }) => name === "degree")?.["values"]).toMatchObject([{ count: 1 }]);
  });

  test("by words find what is in the resume, the last word by its beginning", async () => {
    await six.change(six.ids[0] ?? 0, { stars: 0 });
    expect((await recruiter.send("GET", "applications?q=dewi%20les")).body).toMatchObject({ total: 6 });
    expect((await recruiter.send("GET", "applications?q=dewi%20tidakada")).body).toMatchObject({ total: 0 });
    expect((await recruiter.send("GET", "applications?q=dewi@contoh.id")).body).toMatchObject({ total: 0 });
    expect((await recruiter.send("GET", `applications?q=${encodeURIComponent("' | ! & :* ( \\ <->")}`)).http).toBe(200);
    expect((await recruiter.send("GET", `applications?q=${"a".repeat(200)}`)).http).toBe(200);
    expect((await recruiter.send("GET", `applications?q=${"a".repeat(201)}`)).http).toBe(422);
  });

  test("that are invalid are reported all at once", async () => {
    const { http, body } = await recruiter.send(
      "GET",
      "applications?stars=x&waiting=never&appliedFrom=gestern&limit=0&tab=q",
    );
    expect([http, body["code"]]).toEqual([422, "invalid-fields"]);
    const errors = Array.isArray(body["errors"]) ? body["errors"] : [];
    expect(errors).toHaveLength(5);
  });
});

test("tabs count exactly and have the number of late ones, each as the list has it under the same filters", async () => {
  const screening = (await idOfCode(db(), "recruitmentPhase", "screening")) ?? 0;
  const [one = 0, two = 0, three = 0] = six.ids;
  await six.change(one, { tab: screening, phase_id: screening, due_on: "2020-01-01" });
  await six.change(two, { tab: screening, phase_id: screening, due_on: "2099-01-01" });
  await six.change(three, { tab: -1, due_on: null });
  const { body } = await recruiter.send("GET", `applications/tabs?vacancyId=${six.vacancyId}`);
  const tabs = getRows({ body });
  expect(tabs.find(({ tab }) => tab === screening)).toMatchObject({ count: 2, late: 1, name: "Seleksi berkas" });
  expect(tabs.at(-1)).toMatchObject({ tab: "ended", count: 1, name: null });
  await six.change(one, { stars: 3 });
  const filtered = getRows(await recruiter.send("GET", "applications/tabs?stars=3"));
  expect(filtered.find(({ tab }) => tab === screening)).toMatchObject({ count: 1, late: 1 });
  expect(filtered.at(-1)).toMatchObject({ tab: "ended", count: 0 });
  expect((await recruiter.send("GET", "applications?tab=ended")).body).toMatchObject({ total: 1 });
  expect((await recruiter.send("GET", `applications?tab=${screening}&waiting=late`)).body).toMatchObject({ total: 1 });
});

test("a vacancy counts its applications by phase, as its tabs do; another company's is not there", async () => {
  const { body } = await recruiter.send("GET", `applications/tabs?vacancyId=${six.vacancyId}`);
  const phases = await recruiter.send("GET", `vacancies/${six.vacancyId}/phases`);
  expect(phases.body["data"]).toEqual(body["data"]);
  const other = await desk.as({ role: "recruiter", companyIds: [] });
  expect(await other.send("GET", `vacancies/${six.vacancyId}/phases`)).toMatchObject({ http: 404 });
});

test("tabs of another company's vacancy reveal nothing of it, neither its name nor its plan", async () => {
  const other = await desk.as({ role: "recruiter", companyIds: [] });
  const getTabs = async (vacancyId: number) =>
    (await other.send("GET", `applications/tabs?vacancyId=${vacancyId}`)).body;
  const { body } = await recruiter.send("GET", `applications/tabs?vacancyId=${six.vacancyId}`);
  expect(body).toMatchObject({ vacancy: { id: six.vacancyId } });
  expect(await getTabs(six.vacancyId)).toMatchObject({ vacancy: null });
  expect(await getTabs(six.vacancyId)).toEqual(await getTabs(2_000_000_000));
});
