import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type AtDesk, deskOfTest } from "../../../../tests/support/desk.ts";
import { aDeskVacancy, getEdit, soon, wholeVacancy } from "../../../../tests/support/desk-vacancies.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import { seedFunctions } from "../put/ensure-functions.server.ts";
import { vacancyAnswer } from "./vacancy-answer.schema.ts";

let platform: TestPlatform;
let recruiter: AtDesk;
let colleague: AtDesk;
let stranger: AtDesk;
let manager: AtDesk;
let admin: AtDesk;
let companyId = 0;
let otherCompany = 0;
let imported: number[] = [];

async function getCompany(id: number): Promise<number> {
  const row = platform.database.db.selectFrom("vacancies").select("company_id").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).company_id;
}

beforeAll(async () => {
  platform = await testPlatform({ migrations });
  await seedFunctions(platform.database);
  imported = await storeVacancies(platform.database, [
    aVacancy({ titleId: "Analis Rantai Pasok", company: "Arus Kirana", code: "AKL-1", endDay: soon(2) }),
    aVacancy({ titleId: "Pengemudi Truk", company: "Arus Kirana", code: "AKL-2", endDay: soon(20) }),
    aVacancy({ titleId: "Teknisi Forklift", company: "Arus Kirana", code: "AKL-3", endDay: soon(-3) }),
    aVacancy({ titleId: "Barista", company: "Kopi Nusa", code: "KN-1" }),
  ]);
  companyId = await getCompany(imported[0] ?? 0);
  otherCompany = await getCompany(imported[3] ?? 0);
  const desk = deskOfTest(platform);
  recruiter = await desk.as({ role: "recruiter", companyIds: [companyId] });
  colleague = await desk.as({ role: "recruiter", companyIds: [companyId] });
  stranger = await desk.as({ role: "recruiter", companyIds: [otherCompany] });
  manager = await desk.as({ role: "hiring-manager", vacancyIds: [imported[1] ?? 0] });
  admin = await desk.as({ role: "admin" });
});
afterAll(() => platform.close());

const listed = z.object({
  data: z.array(z.object({ id: z.number(), title: z.string(), state: z.string() })),
  next: z.string().nullable(),
  total: z.number(),
  counts: z.record(z.string(), z.number()),
});

async function list(who: AtDesk, query = "") {
  const response = await who.send("GET", `vacancies${query}`);
  expect(response.http).toBe(200);
  return listed.parse(response.body);
}

const titles = async (who: AtDesk, query = "") => (await list(who, query)).data.map(({ title }) => title);

async function created(who = recruiter, body: object = wholeVacancy()) {
  return aDeskVacancy(who, companyId, body);
}

const edit = getEdit;

describe("the list (F10)", () => {
  test("has what one's companies have, by state with counts, and a hiring manager's own", async () => {
    expect(await titles(recruiter)).toEqual(["Teknisi Forklift", "Pengemudi Truk", "Analis Rantai Pasok"]);
    expect(await titles(stranger)).toEqual(["Barista"]);
    expect(await titles(manager)).toEqual(["Pengemudi Truk"]);
    expect((await admin.send("GET", "vacancies")).http).toBe(403);
    const { counts, total } = await list(recruiter, "?state=closed");
    expect([total, counts["open"], counts["closed"], counts["draft"]]).toEqual([1, 2, 1, 0]);
  });

  test.each([
    ["?q=truk", ["Pengemudi Truk"]],
    ["?q=akl-1", ["Analis Rantai Pasok"]],
    ["?q=%25", []],
    ["?q=pasok+analis", ["Analis Rantai Pasok"]],
    ["?closing=3", ["Analis Rantai Pasok"]],
    ["?sort=closes", ["Teknisi Forklift", "Analis Rantai Pasok", "Pengemudi Truk"]],
  ])("is narrowed by %s", async (query, expected) => {
    expect(await titles(recruiter, query)).toEqual(expected);
  });

  test.each(["-id", "id", "closes", "-closes"])("is paged by %s without losing or doubling a row", async (sort) => {
    const whole = await titles(recruiter, `?sort=${sort}`);
    const seen: string[] = [];
    let cursor = "";
    for (let page = 0; page < 5; page++) {
      const { data, next } = await list(recruiter, `?sort=${sort}&limit=1${cursor}`);
      seen.push(...data.map(({ title }) => title));
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    expect(seen).toEqual(whole);
  });

  test.each([
    ["cursor=x", 400],
    ["cursor=WyJhIl0", 400],
    ["state=gone", 422],
    ["limit=201", 422],
    ["companyId=-1", 422],
  ])("refuses ?%s by %i", async (query, http) => {
    expect((await recruiter.send("GET", `vacancies?${query}`)).http).toBe(http);
  });
});

describe("who may", () => {
  test("another company's vacancy is not found, and a refused edit names the missing right (F7)", async () => {
    const { id } = await created();
    expect((await stranger.send("GET", `vacancies/${id}`)).http).toBe(404);
    expect((await edit(stranger, id, 1, {})).http).toBe(404);
    expect((await stranger.send("POST", `vacancies/${id}/publish`, { body: {} })).http).toBe(404);
    expect((await edit(manager, id, 1, {})).body).toMatchObject({ status: 403, right: "posting.edit" });
    expect((await manager.send("GET", `vacancies/${imported[1]}`)).body).toMatchObject({ mayEdit: false, acts: [] });
    expect((await manager.send("GET", `vacancies/${id}`)).http).toBe(404);
    expect((await stranger.send("POST", "vacancies", { body: { companyId } })).http).toBe(404);
    expect((await admin.send("POST", "vacancies", { body: { companyId } })).http).toBe(403);
  });
});

describe("editing (F11)", () => {
  test("a save asks for the version that was read, and a stale one answers what stands now", async () => {
    const { id, version } = await created();
    expect((await recruiter.send("PATCH", `vacancies/${id}`, { body: { openings: 2 } })).http).toBe(428);
    const first = await edit(recruiter, id, version, { openings: 2 });
    expect([first.http, first.headers.get("etag")]).toEqual([200, `"${version + 1}"`]);
    const second = await edit(colleague, id, version, { openings: 9 });
    expect(second.http).toBe(412);
    expect(second.body).toMatchObject({
      code: "version-conflict",
      current: { version: version + 1, openings: 2, edited: { isMe: false } },
    });
  });

  test("all wrong fields are reported at once", async () => {
    const { id, version } = await created();
    const response = await edit(recruiter, id, version, {
      title: { id: "x".repeat(151), en: "" },
      description: { id: "x".repeat(20_001), en: "" },
      openings: 1000,
      replyDays: 0,
      locations: Array.from({ length: 21 }, () => "Cikarang"),
      code: "<script>",
    });
    expect(response.http).toBe(422);
    const errors = z.array(z.object({ pointer: z.string(), code: z.string() })).parse(response.body["errors"]);
    expect(Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]))).toEqual({
      "/code": "code-format",
      "/title/id": "too-long",
      "/description/id": "too-long",
      "/locations": "too-large",
      "/openings": "too-large",
      "/replyDays": "too-small",
    });
  });

  test.each([
    [{ functionId: 999 }, "/functionId"],
    [{ salaryMin: 9, salaryMax: 8 }, "/salaryMax"],
  ])("fields that are wrong only together are reported: %j", async (fields, pointer) => {
    const { id, version } = await created();
    expect((await edit(recruiter, id, version, fields)).body).toMatchObject({ status: 422, errors: [{ pointer }] });
  });

  test("HTML of a stranger's is made safe, and only what Markdown of the desk has comes through", async () => {
    const { id, version } = await created();
    const text = "<img src=x onerror=alert(1)><script>alert(1)</script>\n\n**Tebal** [tautan](javascript:alert(1))";
    expect((await edit(recruiter, id, version, { description: { id: text, en: "" } })).http).toBe(200);
    const { document } = await platform.database.db
      .selectFrom("vacancy_drafts")
      .select("document")
      .where("vacancy_id", "=", id)
      .executeTakeFirstOrThrow();
    const stored = JSON.stringify(document);
    expect(stored).toContain("<strong>Tebal</strong>");
    for (const sign of ["<img", "<script", "javascript:", "onerror"]) expect(stored).not.toContain(sign);
  });

  test("a text that nobody touched stays the HTML that an import brought", async () => {
    const html = "<p>Satu</p>\n<blockquote>Dua</blockquote>";
    const [id = 0] = await storeVacancies(platform.database, [
      aVacancy({ company: "Arus Kirana", descriptionId: html, descriptionEn: "<p>One</p>" }),
    ]);
    const read = vacancyAnswer.parse((await recruiter.send("GET", `vacancies/${id}`)).body);
    const saved = await edit(recruiter, id, read.version, {
      description: { id: read.description.id, en: "Another" },
    });
    expect(saved.http).toBe(200);
    const { document } = await platform.database.db
      .selectFrom("vacancy_drafts")
      .select("document")
      .where("vacancy_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({ description: { id: html, en: "<p>Another</p>" } });
  });

  test("a code is one vacancy's, chosen until it is published", async () => {
    const { id, version } = await created(recruiter, { ...wholeVacancy(), code: "AKL-2612-001" });
    const other = await created();
    expect(other.code).toBe(`D-${other.id}`);
    expect((await edit(recruiter, other.id, other.version, { code: "AKL-2612-001" })).body).toMatchObject({
      status: 409,
      code: "code-taken",
    });
    expect((await recruiter.send("POST", `vacancies/${id}/publish`, { body: {} })).http).toBe(200);
    expect((await edit(recruiter, id, version, { code: "AKL-9" })).body).toMatchObject({ code: "code-fixed" });
  });
});
